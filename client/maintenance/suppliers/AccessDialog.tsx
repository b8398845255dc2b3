import { Button, chakra } from '@chakra-ui/react'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useSupplierAccessOfferQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
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
  const [isSending, act] = useAct()
  const query = useSupplierAccessOfferQuery({ variables: { estateId, supplierId: supplier.id }, skip: step !== 'buy' })
  const offer = query.data?.supplierAccessOffer
  const { name, email } = supplier
  const isOut = step === 'takeBack' || step === 'end'
  const call = { ask: access.ask, invite: access.ask, number: undefined, buy: access.buy, takeBack: access.end, end: access.end }[step]
  async function send() {
    if (!call || step === 'number') return
    await call(supplier)
    notify.success(`maintenance.supplierAccess.${step}Done`, { values: { name } })
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
                <Text id={query.error ? 'common.failed.text' : 'common.loading'} />
              )}
            </chakra.span>
          )}
        </>
      }
      onClose={onClose}
    >
      {call && (
        <Button
          variant={isOut ? 'outline' : 'solid'}
          {...(isOut && { 'data-danger': true })}
          disabled={isSending || (step === 'buy' && !offer)}
          onClick={() => act(() => send().finally(onClose))}
        >
          <Text id={`maintenance.supplierAccess.${step}`} />
        </Button>
      )}
      <Button variant={isOut || !call ? 'solid' : 'outline'} onClick={onClose}>
        <Text id={call ? 'common.cancel' : 'common.close'} />
      </Button>
    </AskDialog>
  )
}
