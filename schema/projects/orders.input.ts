import { array, mixed, object } from 'yup'
import { trades } from '#schema/companies/trades.ts'
import {
  choice,
  email,
  id,
  openChoice,
  optionalChoice,
  optionalDay,
  optionalId,
  optionalRecordId,
  optionalText,
  recordId,
  text,
  version,
} from '#schema/fields.ts'
import { optionalFigure, optionalKroner, optionalWhole } from '#schema/figures.ts'
import { vatRates } from '#schema/money.ts'
import { listInput } from '#schema/paging.ts'
import { orderDocumentKinds, orderFilters, orderStatuses, orderTypes, priceKinds } from './orderTypes.ts'

export const longestComment = 4000
export const largestQuantity = 1_000_000

const inThousandths = (value: number) => Number(value.toFixed(3)) === value
const inHundredths = (value: number) => Number(value.toFixed(2)) === value

/** Something of it, and no more than anybody means. */
const quantity = () =>
  optionalFigure(largestQuantity)
    .required('required')
    .test('quantity', 'notValid', (value) => typeof value !== 'number' || (value > 0 && inThousandths(value)))
const discount = () => optionalFigure(100).test('hundredths', 'notValid', (value) => typeof value !== 'number' || inHundredths(value))
const vatRate = () =>
  mixed<(typeof vatRates)[number]>()
    .oneOf([...vatRates], 'notValid')
    .required('required')

export const orderLineForm = object({
  description: text(255),
  quantity: quantity(),
  unit: optionalText(20),
  unitPrice: optionalKroner(9e9).required('required'),
  vatRate: vatRate(),
  discount: discount(),
})

const order = {
  title: text(255),
  description: optionalText(4000),
  trade: openChoice(trades),
  subcontractorId: optionalId(),
  buildingId: optionalId(),
  dueDate: optionalDay(),
  validUntil: optionalDay(),
  priceKind: optionalChoice(priceKinds),
  whyOutside: optionalText(2000),
  askedOn: optionalDay(),
  daysAdded: optionalWhole(0, 3650),
}
export const orderForm = object(order)
export const mostLines = 200

export const ordersInput = listInput({
  projectId: optionalRecordId(),
  only: optionalChoice(orderFilters),
  status: optionalChoice(orderStatuses),
  trade: optionalChoice(trades),
  subcontractorId: optionalId(),
  search: optionalText(200),
})
export const orderInput = object({ orderId: recordId() })
export const createOrderInput = object({
  projectId: recordId(),
  type: choice(orderTypes),
  ...order,
  deviationId: optionalId(),
  taskId: optionalId(),
  lines: array(orderLineForm).typeError('notValid').max(mostLines, 'tooMany').nullable(),
})
/** What is left out stays as it was. */
export const updateOrderInput = object({ orderId: recordId(), version: version(), ...order })

/** As REST sends it: a line beside its order. */
export const orderLineBody = object({ orderId: recordId(), line: orderLineForm.shape({ id: optionalRecordId() }) })
export const saveOrderLineInput = orderLineForm.shape({ orderId: recordId(), id: optionalRecordId(), version: version() })
export const orderLineInput = object({ id: recordId() })

export const orderDocumentForm = object({ kind: choice(orderDocumentKinds), customName: text(255) })
export const uploadOrderDocumentInput = object({
  orderId: recordId(),
  kind: optionalChoice(orderDocumentKinds),
  customName: optionalText(255),
})
export const addOrderDocumentInput = orderDocumentForm.shape({ orderId: recordId(), fileId: id() })
export const changeOrderDocumentInput = orderDocumentForm.shape({ id: recordId() })
export const orderDocumentInput = object({ documentId: recordId() })

export const moveOrderInput = object({ orderId: recordId(), version: version(), status: choice(orderStatuses) })
export const rejectOrderInput = object({ orderId: recordId(), version: version(), reason: text(2000) })
export const approveOrderInput = object({
  orderId: recordId(),
  version: version(),
  comment: optionalText(2000),
})
export const inviteCustomerInput = object({ orderId: recordId(), firstName: text(255), lastName: text(255), email: email() })
export const commentOnOrderInput = object({ orderId: recordId(), words: text(longestComment) })
