import { UploadField } from '#client/files/upload/UploadField.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { id } from '#schema/fields.ts'
import { orderDocumentForm } from '#schema/projects/orders.input.ts'
import { orderDocumentKinds } from '#schema/projects/orderTypes.ts'
import type { Order } from '../order/useOrder.ts'
import type { useOrderPapers } from './useSaveOrder.ts'

type Kept = ReturnType<typeof useOrderPapers>
interface PaperFormProps {
  /** The one to change; without it one is added. */
  paper: NonNullable<Order['documents']>[number] | undefined
  onAdd: Kept['add']
  onChange: Kept['change']
  onDone: () => void
}

const newRules = orderDocumentForm.shape({ fileId: id() })
const faults = {
  kind: { notValid: 'orders.papers.chooseKind', required: 'orders.papers.chooseKind' },
  name: { required: 'orders.papers.writeName' },
} as const

/** One paper of an order: what it is, what it is called, and the file. */
export const OrderPaperForm = ({ paper, onAdd, onChange, onDone }: PaperFormProps) => (
  <KeptForm
    title={paper ? 'orders.papers.changeTitle' : 'orders.papers.addTitle'}
    submit={paper ? 'orders.papers.save' : 'orders.papers.add'}
    values={{ kind: paper?.kind ?? '', customName: paper?.customName ?? '', fileId: '' }}
    rules={paper ? orderDocumentForm : newRules}
    onSave={async (values) => {
      const said = orderDocumentForm.cast(values, { stripUnknown: true, assert: false })
      await (paper ? onChange({ id: paper.id, ...said }) : onAdd({ ...said, fileId: values.fileId }))
      notify.success(paper ? 'orders.papers.saved' : 'orders.papers.added', { values: { name: said.customName } })
    }}
    onDone={onDone}
  >
    <ChoiceField
      name="kind"
      label="orders.papers.kind"
      choices={orderDocumentKinds}
      choiceLabel="orders.papers.kinds"
      faults={faults.kind}
    />
    <TextField name="customName" label="orders.papers.name" faults={faults.name} />
    {!paper && <UploadField name="fileId" label="orders.papers.file" kind="document" />}
  </KeptForm>
)
