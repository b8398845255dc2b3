import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import type { ProjectOverview } from '#client/projects/project/projectOverview.ts'
import { Sheet } from '#client/ui/Card.tsx'
import { writtenDay } from '#client/ui/writing.ts'

/** Of a project that was closed before: when, and why it went on. */
export function Reopenings({ project: { reopenings } }: { project: ProjectOverview }) {
  if (!reopenings?.length) return null
  return (
    <Sheet>
      {reopenings.map(({ id, closedAt, createdAt, reopenedBy, reason }) => (
        <chakra.p key={id} overflowWrap="anywhere" textStyle="meta">
          <Text
            id="projects.reopen.told"
            values={{ closed: writtenDay(closedAt), reopened: writtenDay(createdAt), by: reopenedBy, reason }}
          />
        </chakra.p>
      ))}
    </Sheet>
  )
}
