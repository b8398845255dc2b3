import { Button, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { Note } from '#client/ui/Note.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { LeftOut } from './LeftOut.tsx'
import type { Mending } from './mending.ts'
import { Names } from './Names.tsx'
import { Sums } from './Sums.tsx'
import type { Check } from './useImport.ts'
import { ValueRow } from './ValueRow.tsx'
import { WhatComes } from './WhatComes.tsx'

interface CheckStepProps {
  check: Check
  mending: Mending
  /** Something else would come of it than was seen. */
  isOther: boolean
  isSeen: boolean
  onSeen: (isSeen: boolean) => void
}

/** Whether something of the sheet would not come along. */
export const leavesOut = ({ left, skippedCount, faultyCount }: Check) => left.length + skippedCount + faultyCount > 0

/** What would come into the plan, what would not, and every value that can't be read with the field to mend it in. */
export function CheckStep({ check, mending, isOther, isSeen, onSeen }: CheckStepProps) {
  const { unread, unreadCount, newCount, faultyCount, left, skippedCount } = check
  return (
    <Stack gap="6">
      <Sums check={check} />
      {isOther && <Note title={<Text id="maintenance.import.check.isOther" />} />}
      {newCount > 0 ? <WhatComes check={check} /> : !faultyCount && <Note title={<Text id="maintenance.import.check.nothingNew" />} />}
      {unread.length > 0 && (
        <Card
          title={<Text id="maintenance.import.check.unread" />}
          aside={
            <chakra.span textStyle="meta" color="muted">
              <Text id="maintenance.import.check.onceForAll" />
            </chakra.span>
          }
        >
          <chakra.ul listStyle="none">
            {unread.map((value) => (
              <ValueRow key={`${value.field} ${value.fault} ${value.found ?? ''}`} value={value} faults={check.faults} mending={mending} />
            ))}
          </chakra.ul>
          {unreadCount > unread.length && (
            <chakra.p textStyle="meta" color="muted" marginTop="3">
              <Text id="maintenance.import.check.more" values={{ count: unread.length }} />
            </chakra.p>
          )}
        </Card>
      )}
      <Names check={check} mending={mending} />
      <LeftOut check={check} mending={mending} />
      {mending.count > 0 && (
        <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
          <chakra.span color="muted" aria-live="polite">
            <Text
              id={mending.isChanged ? 'maintenance.import.check.changed' : 'maintenance.import.check.mended'}
              values={{ count: mending.count }}
            />
          </chakra.span>
          <Button variant="ghost" onClick={mending.forget}>
            <Text id="maintenance.import.check.forget" />
          </Button>
        </chakra.div>
      )}
      {leavesOut(check) && newCount > 0 && !mending.isChanged && (
        <Checkbox checked={isSeen} onChange={onSeen}>
          <Text id="maintenance.import.check.seen" values={{ columns: left.length, rows: skippedCount, faulty: faultyCount }} />
        </Checkbox>
      )}
    </Stack>
  )
}
