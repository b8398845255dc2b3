import { Button, chakra, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { AccessState } from '#client/estates/estate/AccessState.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { AnswerDialog } from './AnswerDialog.tsx'
import type { AssignedPlan } from './useAssignedPlans.ts'

interface WaitingPlansProps {
  plans: readonly AssignedPlan[]
  count: number
  mayClaim: boolean
  mayDecline: boolean
  onClaim: (plan: AssignedPlan) => Promise<unknown>
  onDecline: (plan: AssignedPlan) => Promise<unknown>
}

/** What owners have asked the company to take up, for those who answer for it. */
export function WaitingPlans({ plans, count, mayClaim, mayDecline, onClaim, onDecline }: WaitingPlansProps) {
  const text = useText()
  const [asking, setAsking] = useState<{ plan: AssignedPlan; answer: 'claim' | 'decline' }>()
  if (!plans.length) return null
  return (
    <Section title={<Text id="maintenance.assigned.waiting" values={{ count }} />}>
      <chakra.p color="muted" marginBottom="4" maxWidth="column">
        <Text id={mayClaim ? 'maintenance.assigned.waitingText' : 'maintenance.assigned.waitingForLeader'} />
      </chakra.p>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('maintenance.assigned.waiting', { count })}>
          {plans.map((plan) => (
            <chakra.li key={plan.id} display="flex" flexWrap="wrap" alignItems="center" columnGap="4" rowGap="3" paddingBlock="3">
              <chakra.div flex="1" minWidth="min(260px, 100%)">
                <Flex alignItems="center" columnGap="2" rowGap="1" flexWrap="wrap">
                  <b>{plan.addressLine1}</b> <AccessState status={plan.status} />
                </Flex>
                <chakra.p textStyle="meta" color="muted">
                  {[
                    plan.addressLine2,
                    text('maintenance.assigned.askedBy', { owners: plan.owners.join(', '), day: writtenDay(plan.requestedAt) }),
                    plan.trade && text(`trades.${plan.trade}`),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </chakra.p>
              </chakra.div>
              {mayClaim && (
                <Flex gap="3" flexWrap="wrap">
                  <Button
                    size="sm"
                    variant="solid"
                    aria-label={text('maintenance.assigned.claimOf', { address: plan.addressLine1 })}
                    onClick={() => setAsking({ plan, answer: 'claim' })}
                  >
                    <Text id="maintenance.assigned.claim" />
                  </Button>
                  {mayDecline && (
                    <Button
                      size="sm"
                      aria-label={text('maintenance.assigned.declineOf', { address: plan.addressLine1 })}
                      onClick={() => setAsking({ plan, answer: 'decline' })}
                    >
                      <Text id="maintenance.assigned.decline" />
                    </Button>
                  )}
                </Flex>
              )}
            </chakra.li>
          ))}
        </Rows>
      </Sheet>
      {asking && (
        <AnswerDialog
          {...asking}
          onAnswer={() => (asking.answer === 'claim' ? onClaim(asking.plan) : onDecline(asking.plan))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </Section>
  )
}
