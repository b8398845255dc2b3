import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { stateLooks } from './looks.ts'

/** How many should have been done before today; nothing where none. */
export const Overdue = ({ count }: { count: number }) =>
  count > 0 && (
    <span>
      <State {...stateLooks.overdue}>
        <Text id="maintenance.overdue" values={{ count }} />
      </State>
    </span>
  )
