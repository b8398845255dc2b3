import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { ProjectStatus } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Side, Sides } from '#client/projects/Sides.tsx'
import { projectStatuses } from '#schema/projects/projectTypes.ts'

/** Those that go on, or those that are closed; what is searched for stays. */
export function StatusChoice({
  chosen,
  counts,
}: {
  chosen: ProjectStatus
  counts: Partial<Record<ProjectStatus, number | string | undefined>>
}) {
  const [params] = useSearchParams()
  const text = useText()
  const to = (status: ProjectStatus) => {
    const others = new URLSearchParams([...params].filter(([name]) => name !== 'status'))
    if (status !== 'ACTIVE') others.set('status', status)
    return `?${others}`
  }
  return (
    <Sides aria-label={text('projects.status.name')}>
      {projectStatuses.map((status) => (
        <Side key={status} to={to(status)} replace aria-current={status === chosen ? 'page' : undefined}>
          <Text id={`projects.status.${status}`} />
          {counts[status] !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{counts[status]}</chakra.span>}
        </Side>
      ))}
    </Sides>
  )
}
