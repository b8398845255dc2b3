import { object } from 'yup'
import { licencePlans } from '#schema/access/plans.ts'
import { choice, flag, optionalDay, optionalText, recordId, text } from '#schema/fields.ts'
import { listInput } from '#schema/paging.ts'

export const licenceChanges = ['GRANT', 'EXTEND', 'END'] as const
export type LicenceChange = (typeof licenceChanges)[number]

export const licenceHoldersInput = object({ searchValue: text(200).min(2, 'tooShort') })
export const administeredLicencesInput = listInput({
  search: optionalText(200),
  isRunning: flag(),
})
/** Everything but an end says until when. */
export const adjustLicenceInput = object({
  id: recordId(),
  type: choice(licencePlans),
  change: choice(licenceChanges),
  lastDay: optionalDay().when('change', ([change], day) => (change === 'END' ? day : day.required('required'))),
  reason: text(500),
})
