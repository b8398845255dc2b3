import { CreditCard, DoorOpen, LogOut } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text } from '#client/messages/Text.tsx'
import type { RowAction } from '#client/ui/rowAction.ts'
import type { Supplier } from './suppliers.ts'

/** What an owner may do about a supplier's access. */
export type AccessStep = 'ask' | 'invite' | 'number' | 'buy' | 'takeBack' | 'end'

const icons = { ask: DoorOpen, invite: DoorOpen, number: DoorOpen, buy: CreditCard, takeBack: LogOut, end: LogOut } as const

/** Whoever is registered here is asked, or let in for a price; the others are asked to register first. */
function stepsFor({ access, companyId, organizationNumber }: Supplier, isSold: boolean): AccessStep[] {
  const buy: AccessStep[] = isSold && companyId ? ['buy'] : []
  if (access === 'granted') return ['end']
  if (access === 'asked') return [...buy, 'takeBack']
  if (companyId) return ['ask', ...buy]
  return [organizationNumber ? 'invite' : 'number']
}

export function useAccessActions(onChoose: (supplier: Supplier, step: AccessStep) => void) {
  const { estateId } = useEstatePlace()
  const mayLetIn = useMay(estateId)('create', 'access-management')
  const isSold = useIdentity()?.features['licenceManagement'] === true
  return (supplier: Supplier): RowAction[] =>
    mayLetIn
      ? stepsFor(supplier, isSold).map((step) => ({
          name: step,
          icon: icons[step],
          text: <Text id={`maintenance.supplierAccess.${step}`} />,
          onSelect: () => onChoose(supplier, step),
        }))
      : []
}
