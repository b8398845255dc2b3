import { object } from 'yup'
import { choice, id, optionalChoice, optionalDay, optionalText, recordId, secret } from '#schema/fields.ts'
import { owedPaperCodes } from './owedPapers.ts'

/** How long such a link can be used at the least; one for papers that are needed later until that day. */
export const daysOfPaperLink = 14

export const askForPaperInput = object({
  projectId: recordId(),
  code: choice(owedPaperCodes),
  participantId: id(),
  neededBy: optionalDay(),
  message: optionalText(1000),
})
/** Of all that is missing. */
export const askForMissingPapersInput = askForPaperInput.omit(['code', 'participantId'])
export const paperRequestInput = object({ projectId: recordId(), requestId: recordId() })
export const paperKeyInput = object({ paperKey: secret(100) })
/** Of several which is brought. */
export const paperOfLinkInput = paperKeyInput.shape({ code: optionalChoice(owedPaperCodes) })
