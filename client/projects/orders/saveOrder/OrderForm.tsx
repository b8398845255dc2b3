import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import type { ProjectFrameFragment } from '#client/generated/graphql.ts'
import { mayIn } from '#client/projects/projectRights.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import type { Order } from '../order/useOrder.ts'
import { orderPath } from '../orderPlace.ts'
import { LineFields } from './LineFields.tsx'
import { OrderFields } from './OrderFields.tsx'
import { orderRules, valuesOf } from './orderValues.ts'
import { Papers } from './Papers.tsx'
import { useOrderParties } from './useOrderParties.ts'
import { useChangeOrder, useOrderBuildings } from './useSaveOrder.ts'

interface OrderFormProps {
  order: Order
  project: ProjectFrameFragment | undefined
  onRead: Own<Order>['again']
}

/** What an order says and what it costs, with its papers below. */
export function OrderForm({ order, project, onRead }: OrderFormProps) {
  const [own, setOwn] = useState(0)
  const { opened, open, close } = useOpenForm('paper')
  const navigate = useNavigate()
  const { save, newest } = useChangeOrder(order, own)
  const { parties, isAwaited: areParties } = useOrderParties(order.projectId, !!project && mayIn(project, 'update project'))
  const { buildings, isAwaited: areBuildings } = useOrderBuildings(project?.estate.estateId)
  // What an owner asks for is priced by those who run the project.
  const isPriced = useIdentity()?.accountType !== 'customer' || order.type === 'quote'
  const back = orderPath(order)
  /** What one does with the papers moves the version on, and is no news to oneself. */
  async function keepUp() {
    setOwn((await onRead())?.version ?? own)
  }
  // What comes later would push away what is typed into.
  if (areParties || areBuildings) return <LoadingRows count={6} />
  return (
    <>
      {!opened && (
        <KeptForm
          submit="orders.form.save"
          values={valuesOf(order)}
          rules={orderRules}
          onSave={async (values) => {
            await save(values)
            notify.success('orders.form.saved')
            void navigate(back)
          }}
          onNewest={newest}
          back={back}
        >
          <OrderFields isPriced={isPriced} parties={parties} buildings={buildings} />
          <LineFields />
        </KeptForm>
      )}
      <Papers order={order} opened={opened} onOpen={open} onClose={close} onKept={keepUp} />
    </>
  )
}
