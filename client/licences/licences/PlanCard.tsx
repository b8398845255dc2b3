import { Button, chakra, Heading } from '@chakra-ui/react'
import { BadgeCheck, Check, Layers } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { TryPlan } from '#client/access/TryPlan.tsx'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { countingAs, freePublicLinks, type LicencePlan, plans } from '#schema/access/plans.ts'
import type { LicenceOffer } from './useLicences.ts'

const trial = { start: 'licences.trial.start', started: 'licences.trial.started' } as const

interface PlanCardProps {
  offer: LicenceOffer
  mayOrder: boolean
  onOrder: () => void
  onTried: () => void
}

/** A plan as it stands on the shelf: whom it is for, what it unlocks, what it costs, and whether it is held. */
export function PlanCard({ offer: { type, gross, heldUntil, trialDays }, mayOrder, onOrder, onTried }: PlanCardProps) {
  const id = useId()
  const licences = useIdentity()?.licences ?? []
  const isHeld = licences.includes(type)
  const bigger = isHeld ? undefined : countingAs(type).find((plan) => licences.includes(plan))
  const smaller: readonly LicencePlan[] = plans[type].includes
  const plan = <Text id={`licences.plan.${type}`} />
  const action = isHeld ? 'renew' : smaller.some((one) => licences.includes(one)) ? 'upgrade' : 'order'
  return (
    <Sheet as="article" aria-labelledby={id} display="flex" flexDirection="column" gap="4">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minHeight="32px">
        <Heading as="h3" id={id} textStyle="title">
          {plan}
        </Heading>
        {isHeld && heldUntil && (
          <State icon={BadgeCheck} tone="positive">
            <Text id="licences.heldUntil" values={{ day: writtenDay(heldUntil) }} />
          </State>
        )}
        {bigger && (
          <State icon={Layers} tone="brand">
            <Text id="licences.included" values={{ plan: <Text id={`licences.plan.${bigger}`} /> }} />
          </State>
        )}
      </chakra.div>
      <p>
        <Text id={`licences.planLead.${type}`} />
      </p>
      <div>
        <chakra.p textStyle="lead" fontWeight="strong" fontVariantNumeric="tabular-nums">
          <Text id="licences.perYear" values={{ price: writtenMoney(gross) }} />
        </chakra.p>
        <chakra.p textStyle="meta" color="muted">
          <Text id="licences.withVat" />
        </chakra.p>
      </div>
      <chakra.ul listStyle="none" display="grid" gap="2" marginBottom="2">
        {smaller.map((one) => (
          <Unlocked key={one}>
            <b>
              <Text id="licences.allOf" values={{ plan: <Text id={`licences.plan.${one}`} /> }} />
            </b>
          </Unlocked>
        ))}
        {plans[type].unlocks.map((part) => (
          <Unlocked key={part}>
            <Text id={`licences.unlocks.${part}`} values={{ count: String(freePublicLinks) }} />
          </Unlocked>
        ))}
      </chakra.ul>
      {mayOrder && !bigger && (
        <chakra.div marginTop="auto" display="grid" gap="2">
          <chakra.div display="flex" flexWrap="wrap" gap="3">
            <Button variant={isHeld ? 'outline' : 'solid'} onClick={onOrder}>
              <Text id={`licences.${action}`} values={{ plan }} />
            </Button>
            {trialDays && <TryPlan words={trial} plan={type} days={trialDays} onStarted={onTried} />}
          </chakra.div>
          {trialDays && (
            <chakra.p textStyle="meta" color="muted">
              <Text id="licences.trial.note" />
            </chakra.p>
          )}
        </chakra.div>
      )}
    </Sheet>
  )
}

const Unlocked = ({ children }: { children: ReactNode }) => (
  <chakra.li display="flex" gap="3">
    <chakra.span color="brand.fg" flexShrink="0" paddingTop="2px">
      <Check size={20} aria-hidden />
    </chakra.span>
    <span>{children}</span>
  </chakra.li>
)
