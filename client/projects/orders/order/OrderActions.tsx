import { Button, chakra } from '@chakra-ui/react'
import { Check, CornerUpLeft, Pencil, RotateCcw, SendHorizontal, X } from 'lucide-react'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { notify } from '#client/ui/notify.ts'
import { useBusy } from '#client/ui/useAct.ts'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { today } from '#schema/day.ts'
import { editOrderPath, orderPath, ordersPath } from '../orderPlace.ts'
import { ActionBar } from './ActionBar.ts'
import { BudgetWith } from './BudgetWith.tsx'
import { Late } from './Late.tsx'
import { isLate, type Order, type useOrderMoves } from './useOrder.ts'

const ApproveDialog = fetched(async () => (await import('./ApproveDialog.tsx')).ApproveDialog)
const RejectDialog = fetched(async () => (await import('./RejectDialog.tsx')).RejectDialog)

/** The steps that need no words. */
const plain = [
  { action: 'resend', icon: SendHorizontal },
  { action: 'rework', icon: RotateCcw },
  { action: 'release', icon: SendHorizontal },
  { action: 'withdraw', icon: CornerUpLeft },
] as const
type ActionName = (typeof plain)[number]['action'] | 'approve' | 'reject'

interface OrderActionsProps {
  order: Order
  /** What the project comes to is no secret to them; undefined until that is known. */
  seesBudget: boolean | undefined
  moves: ReturnType<typeof useOrderMoves>
  /** Reads it again, where somebody else was first. */
  onRead: () => Promise<unknown>
}

/** What the viewer may do with it now; what can't be taken back asks once more. */
export function OrderActions({ order, seesBudget, moves, onRead }: OrderActionsProps) {
  const { may, number, status, gross, lines, validUntil } = order
  const navigate = useNavigate()
  const [isBusy, whileBusy] = useBusy()
  /** What was typed when somebody else was first. */
  const [late, setLate] = useState<string>()
  const [asking, ask] = useState<'approve' | 'reject'>()
  const mayDo = (action: Order['may'][number]) => may.includes(action)
  const isUnpriced = !lines?.length
  const ranOut = validUntil && validUntil < today() ? (mayDo('approve') ? 'approve' : mayDo('release') ? 'release' : 'withdraw') : undefined

  async function act(action: ActionName, run: () => Promise<unknown>, typed = '') {
    setLate(undefined)
    try {
      await whileBusy(run)
      notify.success(`orders.acted.${action}`, { values: { number } })
      if (action === 'approve') void navigate(orderPath({ id: order.id, status: 'approvedByCustomer' }), { replace: true })
    } catch (error) {
      // Else it was told what went wrong, and what was typed waits for the next attempt.
      if (!isLate(error)) throw error
      await onRead()
      setLate(typed)
    }
    ask(undefined)
  }
  async function remove() {
    await moves.remove()
    notify.success('orders.delete.done', { values: { number } })
    void navigate(ordersPath('processing', order.projectId), { replace: true })
  }
  // Who can't write the price that is missing is not told to.
  const isStuck = isUnpriced && !mayDo('edit')
  const shown = plain.filter(({ action }) => mayDo(action) && !(action === 'release' && isStuck))
  const isSentBack = status === 'rejectedByPmOrSc' && !mayDo('resend')
  if (!may.length && late === undefined) return null
  return (
    <Card title={<Text id={mayDo('approve') ? 'orders.answer' : 'orders.next'} />}>
      <chakra.div display="grid" gap="3" css={{ '& > div > [data-danger]': { width: 'full' } }}>
        {late !== undefined && <Late events={order.events ?? []} typed={late} />}
        {/* Where nobody can answer yet, the card about the customer says so. */}
        {!(order.customerIsMissing && status === 'readyForCustomer') && (
          <chakra.p color="muted">
            {ranOut && may.length ? (
              <Text id={`orders.ranOut.${ranOut}`} values={{ date: writtenDay(validUntil!) }} />
            ) : mayDo('approve') ? (
              <Text id="orders.answerText" values={{ sum: writtenMoney(gross ?? 0) }} />
            ) : (
              <Text id={isSentBack ? 'orders.sentBack' : `orders.nextText.${status}`} />
            )}
          </chakra.p>
        )}
        {mayDo('approve') && <BudgetWith order={order} seesBudget={seesBudget} />}
        {shown.map(({ action, icon: Icon }, at) => (
          <Button
            key={action}
            variant={at === 0 && action !== 'withdraw' ? 'solid' : 'outline'}
            disabled={isBusy || (action === 'release' && (isUnpriced || Boolean(ranOut)))}
            onClick={() => void act(action, () => moves.move(action)).catch(() => undefined)}
          >
            <Icon aria-hidden />
            <Text id={`orders.act.${action}`} />
          </Button>
        ))}
        {mayDo('release') && isUnpriced && !isStuck && (
          <chakra.p textStyle="meta" color="muted">
            <Text id="orders.needsPrice" />
          </chakra.p>
        )}
        {mayDo('edit') && (
          <Button asChild>
            <Link to={editOrderPath(order)}>
              <Pencil aria-hidden />
              <Text id="orders.act.edit" />
            </Link>
          </Button>
        )}
        <ActionBar data-answers={mayDo('approve') || undefined}>
          {mayDo('approve') && (
            <Button
              variant="solid"
              disabled={isBusy || Boolean(ranOut)}
              onPointerEnter={ApproveDialog.beforehand}
              onClick={() => ask('approve')}
            >
              <Check aria-hidden />
              <Text id="orders.act.approve" values={{ sum: writtenMoney(gross ?? 0) }} />
            </Button>
          )}
          {mayDo('reject') && (
            <Button variant="outline" data-danger disabled={isBusy} onPointerEnter={RejectDialog.beforehand} onClick={() => ask('reject')}>
              <X aria-hidden />
              <Text id="orders.act.reject" />
            </Button>
          )}
        </ActionBar>
        {mayDo('delete') && (
          <DeleteButton
            label={<Text id="orders.delete.do" />}
            title={<Text id="orders.delete.title" values={{ number }} />}
            text={<Text id="orders.delete.text" />}
            onDelete={remove}
          />
        )}
      </chakra.div>
      {asking === 'approve' && (
        <ApproveDialog
          order={order}
          onApprove={(comment) => act('approve', () => moves.approve(comment), comment)}
          onClose={() => ask(undefined)}
        />
      )}
      {asking === 'reject' && (
        <RejectDialog
          isCustomer={status === 'readyForCustomer'}
          onReject={(reason) => act('reject', () => moves.reject(reason), reason)}
          onClose={() => ask(undefined)}
        />
      )}
    </Card>
  )
}
