import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { priorities } from '#schema/maintenance/tasks.words.ts'
import { occurrenceStates } from '#schema/maintenance/yearWheel.words.ts'
import { Glyph } from './Mark.tsx'

/** What shapes and fills mean. */
export const WheelKey = () => (
  <chakra.div display="flex" flexWrap="wrap" columnGap="5" rowGap="2" textStyle="meta">
    <Group>
      <Text id="maintenance.wheel.shape" />
      {priorities.map((priority) => (
        <Entry key={priority}>
          <Glyph priority={priority} state="planned" />
          <Text id={`maintenance.priority.${priority}`} />
        </Entry>
      ))}
    </Group>
    <Group>
      <Text id="maintenance.wheel.fill" />
      {occurrenceStates.map((state) => (
        <Entry key={state}>
          <Glyph priority={2} state={state} />
          <Text id={`maintenance.state.${state}`} />
        </Entry>
      ))}
    </Group>
  </chakra.div>
)
const Group = chakra('span', { base: { display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: '3', color: 'muted' } })
const Entry = chakra('span', { base: { display: 'inline-flex', alignItems: 'center', gap: '1', color: 'ink', whiteSpace: 'nowrap' } })
