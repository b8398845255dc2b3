import { optionalChoice, optionalText, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { documentKinds, documentOrders } from './documentKinds.ts'

export const documentSearchInput = listInput({
  estateId: recordId(),
  search: optionalText(200),
  kind: optionalChoice(documentKinds),
  order: optionalChoice(documentOrders),
})
