import { chakra } from '@chakra-ui/react'
import { Link, useSearchParams } from 'react-router-dom'
import type { ProjectStatus } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { projectStatuses } from '#schema/projects/projectTypes.ts'

/** Those that go on, or those that are closed; what is searched for stays. */
export function StatusChoice({ chosen, counts }: { chosen: ProjectStatus; counts: Partial<Record<ProjectStatus, number | undefined>> }) {
  const [params] = useSearchParams()
  const text = useText()
  const to = (status: ProjectStatus) => {
    const others = new URLSearchParams([...params].filter(([name]) => name !== 'status'))
    if (status !== 'ACTIVE') others.set('status', status)
    return `?${others}`
  }
  return (
    <Choice aria-label={text('projects.status.name')}>
      {projectStatuses.map((status) => (
        <Side key={status} to={to(status)} replace aria-current={status === chosen ? 'page' : undefined}>
          <Text id={`projects.status.${status}`} />
          {counts[status] !== undefined && <chakra.span fontVariantNumeric="tabular-nums">{counts[status]}</chakra.span>}
        </Side>
      ))}
    </Choice>
  )
}

const Choice = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    padding: '3px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'raised',
  },
})
const Side = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '2',
    minHeight: '42px',
    paddingInline: '4',
    borderRadius: '6px',
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', boxShadow: 'inset 0 0 0 1.5px {colors.brand}' },
    '& span': { fontWeight: 'regular' },
  },
})
