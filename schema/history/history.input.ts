import { optionalChoice, optionalRecordId, recordId } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'
import { historyKinds, historyOutcomes } from './historyKinds.ts'

export const historyInput = listInput({
  estateId: recordId(),
  recordId: optionalRecordId(),
  kind: optionalChoice(historyKinds),
  outcome: optionalChoice(historyOutcomes),
})
