import { array, object, string } from 'yup'
import { linkSections } from '#schema/access/sections.ts'
import { isDay } from '#schema/day.ts'
import { choice, optionalEmail, optionalId, optionalText, recordId, version } from '#schema/fields.ts'

/** A link is open for so long, unless its owner says otherwise. */
export const usualDays = 90
const longestYears = 10

const isMoment = (value: string) => /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(value) && !Number.isNaN(Date.parse(value))
const isSoonEnough = (value: string) => Date.parse(value) <= Date.now() + longestYears * 366 * 86_400_000
const isToCome = (value: string) => Date.parse(value) > Date.now()
const end = () =>
  string()
    .typeError('notValid')
    .nullable()
    .test('moment', 'notValid', (value) => value == null || (isMoment(value) && isSoonEnough(value)))

const shown = () => array(choice(linkSections)).typeError('notValid').max(linkSections.length, 'notValid')
const name = () => optionalText(100)

export const publicLinksInput = object({ estateId: recordId() })
export const publicLinkInput = object({ estateId: recordId(), id: recordId() })
export const createPublicLinkInput = object({
  estateId: recordId(),
  name: name(),
  sections: shown().required('required'),
  expiresAt: end().test('open', 'notValid', (value) => value == null || isToCome(value)),
  recipientEmail: optionalEmail(),
  projectId: optionalId(),
})
export const previewPublicLinkInput = object({ estateId: recordId(), sections: shown().required('required'), projectId: optionalId() })
/** What is left out stays as it was. */
export const updatePublicLinkInput = object({
  estateId: recordId(),
  id: recordId(),
  version: version(),
  name: name(),
  sections: shown().optional().nullable(),
  expiresAt: end(),
})

/** As its owner fills it in: to the end of a day. */
export const publicLinkForm = object({
  name: name(),
  sections: shown().required('required'),
  lastDay: string()
    .required('required')
    .test('day', 'notValid', (day) => !day || (isDay(day) && isSoonEnough(`${day}T00:00Z`))),
})
export const newPublicLinkForm = publicLinkForm.shape({ projectId: optionalId(), recipientEmail: optionalEmail() })
