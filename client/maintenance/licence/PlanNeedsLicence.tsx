import { chakra } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { ToLicences } from '#client/access/ToLicences.tsx'
import { TryPlan } from '#client/access/TryPlan.tsx'
import { usePlanPriceQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { plansFor, plansThatUnlock } from '#schema/access/plans.ts'

const trial = { start: 'maintenance.licence.trial.start', started: 'maintenance.licence.trial.started' } as const

/** Before anything is typed: what the licence opens, which one it is, what it costs, and the way to it. */
export function PlanNeedsLicence() {
  const { features = {}, companyId } = useIdentity() ?? {}
  const canBeOrdered = Boolean(features['licenceManagement'])
  const { data } = usePlanPriceQuery({ skip: !canBeOrdered, context: { tell: false } })
  const among = plansThatUnlock(companyId ? 'assignedMaintenancePlans' : 'maintenancePlan')
  const plan = plansFor(companyId ? 'company' : 'customer').find((each) => among.includes(each))!
  const offer = data?.licenceOffers.offers.find(({ type }) => type === plan)
  const name = <Text id={`maintenance.licence.plan.${plan}`} />
  return (
    <Sheet as="section" aria-labelledby="plan-licence" display="flex" gap="4" alignItems="flex-start" flexWrap="wrap">
      <IconTile icon={BadgeCheck} palette="brand" />
      <chakra.div flex="1" minWidth="220px" display="grid" gap="1">
        <chakra.h2 id="plan-licence" fontWeight="strong">
          <Text id="maintenance.licence.title" values={{ plan: name }} />
        </chakra.h2>
        <chakra.p color="muted">
          <Text id="maintenance.licence.text" />
        </chakra.p>
        <chakra.p minHeight="24px" fontVariantNumeric="tabular-nums">
          {!canBeOrdered ? (
            <Text id="maintenance.licence.off" />
          ) : (
            offer && <Text id="maintenance.licence.price" values={{ price: writtenMoney(offer.gross) }} />
          )}
        </chakra.p>
      </chakra.div>
      {canBeOrdered && (
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          {offer?.trialDays && <TryPlan words={trial} plan={plan} days={offer.trialDays} />}
          <ToLicences>
            <Text id="maintenance.licence.order" values={{ plan: name }} />
          </ToLicences>
        </chakra.div>
      )}
    </Sheet>
  )
}
