import { object } from 'yup'
import { choice, openChoice, optionalText, recordId } from '#schema/fields.ts'
import { owedPaperCodes } from './owedPapers.ts'

/** What can be said of a paper that is asked for. */
export const paperDecisions = ['needed', 'notNeeded'] as const

export const documentMeterInput = object({ projectId: recordId() })
export const decidePaperInput = object({
  projectId: recordId(),
  code: choice(owedPaperCodes),
  state: openChoice(paperDecisions),
  reason: optionalText(500).when('state', ([state], field) => (state === 'notNeeded' ? field.required('required') : field)),
})
