import { chakra, Flex } from '@chakra-ui/react'
import { CalendarClock, CircleAlert, ClipboardCheck, LogOut, Wrench } from 'lucide-react'
import { AccessState } from '#client/estates/estate/AccessState.tsx'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { State } from '#client/ui/marks.tsx'
import { RowMenu } from '#client/ui/RowMenu.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenDay, writtenPhone } from '#client/ui/writing.ts'
import type { AssignedPlan } from './useAssignedPlans.ts'

/** One plan that the company works on, with what it has to do there itself. */
export function PlanRow({ plan, onLeave }: { plan: AssignedPlan; onLeave?: (() => void) | undefined }) {
  const text = useText()
  const { estateId, status, addressLine1, addressLine2, owners, contactName, contactPhoneNumber, trade } = plan
  const contact = [contactName ?? owners.join(', '), contactPhoneNumber && writtenPhone(contactPhoneNumber)].filter(Boolean).join(', ')
  return (
    <chakra.li display="flex" alignItems="center" gap="3" paddingBlock="3">
      <chakra.span hideBelow="sm">
        <IconTile icon={Wrench} />
      </chakra.span>
      <chakra.div flex="1" minWidth="0" display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="2">
        <chakra.div flex="1" minWidth="min(260px, 100%)">
          <Flex alignItems="center" columnGap="2" rowGap="1" flexWrap="wrap">
            <TextLink to={privateEstatePath(estateId) + estateSections.maintenance.path}>{addressLine1}</TextLink>{' '}
            <AccessState status={status} />
          </Flex>
          <chakra.p textStyle="meta" color="muted">
            {[addressLine2, contact, trade && text(`trades.${trade}`)].filter(Boolean).join(' · ')}
          </chakra.p>
        </chakra.div>
        <TaskMarks {...plan} />
      </chakra.div>
      {onLeave && (
        <RowMenu
          label={text('maintenance.assigned.choicesFor', { address: addressLine1 })}
          actions={[{ name: 'leave', icon: LogOut, text: <Text id="maintenance.assigned.leave" />, onSelect: onLeave }]}
        />
      )}
    </chakra.li>
  )
}

const TaskMarks = ({ openTaskCount, overdueCount, nextDate }: Pick<AssignedPlan, 'openTaskCount' | 'overdueCount' | 'nextDate'>) => (
  <Flex gap="2" flexWrap="wrap" alignItems="center">
    {!!overdueCount && (
      <State icon={CircleAlert} tone="critical">
        <Text id="maintenance.assigned.overdue" values={{ count: overdueCount }} />
      </State>
    )}
    <State icon={ClipboardCheck}>
      <Text id="maintenance.assigned.tasks" values={{ count: openTaskCount ?? 0 }} />
    </State>
    {nextDate && (
      <State icon={CalendarClock}>
        <Text id="maintenance.nextOn" values={{ date: writtenDay(nextDate) }} />
      </State>
    )}
  </Flex>
)
