import { Button, chakra } from '@chakra-ui/react'
import { CreditCard, DoorOpen, LogOut } from 'lucide-react'
import { useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useSupplierAccessOfferQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import type { RowAction } from '#client/ui/RowMenu.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { useSupplierAccess } from './useSupplierAccess.ts'
import type { Supplier } from './useSuppliers.ts'

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

interface AccessDialogProps {
  supplier: Supplier
  step: AccessStep
  onClose: () => void
}

/** Says what comes of it, and what it costs, before it is done. */
export function AccessDialog({ supplier, step, onClose }: AccessDialogProps) {
  const { estateId } = useEstatePlace()
  const access = useSupplierAccess(estateId)
  const [isSending, setSending] = useState(false)
  const asked = useSupplierAccessOfferQuery({ variables: { estateId, supplierId: supplier.id }, skip: step !== 'buy' })
  const offer = asked.data?.supplierAccessOffer
  const { name, email } = supplier
  const isOut = step === 'takeBack' || step === 'end'
  const act = { ask: access.ask, invite: access.ask, number: undefined, buy: access.buy, takeBack: access.end, end: access.end }[step]
  async function send() {
    if (!act || step === 'number') return
    setSending(true)
    try {
      await act(supplier)
      notify.success(`maintenance.supplierAccess.${step}Done`, { values: { name } })
    } catch {
      // Told where it went wrong.
    }
    onClose()
  }
  return (
    <AskDialog
      title={<Text id={`maintenance.supplierAccess.${step}Title`} values={{ name }} />}
      text={
        <>
          <Text id={`maintenance.supplierAccess.${step}Text`} values={{ name, email }} />
          {step === 'buy' && (
            <chakra.span display="block" marginTop="3" fontWeight="strong" aria-live="polite">
              {offer ? (
                <Text
                  id="maintenance.supplierAccess.price"
                  values={{
                    gross: writtenMoney(offer.gross),
                    vat: writtenMoney(offer.vat),
                    buyer: offer.invoiceTo.name,
                    to: offer.invoiceTo.email,
                  }}
                />
              ) : (
                <Text id={asked.error ? 'common.failed.text' : 'common.loading'} />
              )}
            </chakra.span>
          )}
        </>
      }
      onClose={onClose}
    >
      {act && (
        <Button
          variant={isOut ? 'outline' : 'solid'}
          {...(isOut && { 'data-danger': true })}
          disabled={isSending || (step === 'buy' && !offer)}
          onClick={() => void send()}
        >
          <Text id={`maintenance.supplierAccess.${step}`} />
        </Button>
      )}
      <Button variant={isOut || !act ? 'solid' : 'outline'} onClick={onClose}>
        <Text id={act ? 'common.cancel' : 'common.close'} />
      </Button>
    </AskDialog>
  )
}
