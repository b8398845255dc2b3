import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import type { ProjectValues } from './projectValues.ts'

interface ReadyToStartProps {
  values: ProjectValues
  /** The points of each area that it starts with. */
  counts: readonly number[]
}

/** What is about to be started, in figures. */
export function ReadyToStart({ values, counts }: ReadyToStartProps) {
  const own = values.controlAreas.filter(({ name }) => name.trim()).length
  const points = counts.reduce((sum, count) => sum + count, 0)
  return (
    <Card title={<Text id="projects.new.ready" />}>
      <Facts>
        <Fact name={<Text id="projects.areas" />}>{counts.length + own}</Fact>
        <Fact name={<Text id="projects.new.points" />}>{points}</Fact>
        <Fact name={<Text id="projects.new.participants" />}>{values.participants.length}</Fact>
        {values.endDate && <Fact name={<Text id="projects.new.endDate" />}>{writtenDay(values.endDate)}</Fact>}
      </Facts>
    </Card>
  )
}

const Fact = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '2',
    '& > div': { display: 'flex', justifyContent: 'space-between', gap: '3' },
    '& dt': { color: 'muted' },
    '& dd': { fontWeight: 'strong', fontVariantNumeric: 'tabular-nums' },
  },
})
