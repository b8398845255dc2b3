import { Button, Dialog } from '@chakra-ui/react'
import { Check, FileCheck, RotateCcw, UsersRound, Wallet } from 'lucide-react'
import { object } from 'yup'
import { Text } from '#client/messages/Text.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { approveOrderInput } from '#schema/projects/orders.input.ts'
import type { Order } from './useOrder.ts'

const rules = object({ comment: approveOrderInput.fields.comment })

interface ApproveDialogProps {
  order: Order
  onApprove: (comment: string) => Promise<unknown>
  onClose: () => void
}

/** The last look: what freezes, what it obliges to, and that it can't be taken back. */
export const ApproveDialog = ({
  order: { title, gross, lines, documents, hasRightOfWithdrawal },
  onApprove,
  onClose,
}: ApproveDialogProps) => (
  <FormDialog
    title={<Text id="orders.approve.title" values={{ title }} />}
    text={<Text id="orders.approve.freezes" values={{ lines: lines?.length ?? 0, papers: documents?.length ?? 0 }} />}
    onClose={onClose}
  >
    <Rows>
      <ListRow
        media={<IconTile icon={Wallet} />}
        title={<Text id="orders.approve.pay" values={{ sum: writtenMoney(gross ?? 0) }} />}
        meta={<Text id="orders.approve.payText" />}
      />
      <ListRow
        media={<IconTile icon={UsersRound} />}
        title={<Text id="orders.approve.oneIsEnough" />}
        meta={<Text id="orders.approve.oneIsEnoughText" />}
      />
      <ListRow
        media={<IconTile icon={FileCheck} />}
        title={<Text id="orders.approve.paper" />}
        meta={<Text id="orders.approve.paperText" />}
      />
      {hasRightOfWithdrawal && (
        <ListRow
          media={<IconTile icon={RotateCcw} />}
          title={<Text id="orders.approve.withdrawal" />}
          meta={<Text id="orders.approve.withdrawalText" />}
        />
      )}
    </Rows>
    <Form initialValues={{ comment: '' }} rules={rules} keepsNothing onSubmit={({ comment }) => onApprove(comment)}>
      <TextArea name="comment" label="orders.approve.comment" optional rows={2} />
      <Dialog.Footer>
        <Button onClick={onClose}>
          <Text id="orders.approve.notNow" />
        </Button>
        <SubmitButton>
          <Check aria-hidden />
          <Text id="orders.approve.sure" />
        </SubmitButton>
      </Dialog.Footer>
    </Form>
  </FormDialog>
)
