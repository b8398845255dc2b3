import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { firstYearCost } from '#schema/maintenance/estimates.ts'
import type { StarterTask } from './useStarterPlan.ts'

/** What comes of the choice: a first year's money, and how much of it is one's own work. */
export const FirstYear = ({ tasks }: { tasks: readonly StarterTask[] }) => (
  <Facts aria-live="polite">
    <div>
      <dt>
        <Text id="maintenance.starter.firstYear" />
      </dt>
      <dd>{writtenKroner(firstYearCost(tasks))}</dd>
    </div>
    <div>
      <dt>
        <Text id="maintenance.starter.yourselfCount" />
      </dt>
      <dd>
        <Text id="maintenance.starter.ofAll" values={{ count: tasks.filter(({ trade }) => !trade).length, all: tasks.length }} />
      </dd>
    </div>
  </Facts>
)

const Facts = chakra('dl', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '8',
    rowGap: '3',
    '& dt': { textStyle: 'meta', color: 'muted' },
    '& dd': { textStyle: 'title', fontVariantNumeric: 'tabular-nums' },
  },
})
