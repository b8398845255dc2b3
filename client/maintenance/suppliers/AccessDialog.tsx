import { Button, chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useSupplierAccessOfferQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenMoney } from '#client/ui/writing.ts'
import type { AccessStep } from './accessActions.tsx'
import type { Supplier } from './suppliers.ts'
import { useSupplierAccess } from './useSupplierAccess.ts'

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
