import { array, object } from 'yup'
import { languages } from '#schema/accounts/details.input.ts'
import { choice, id, optionalChoice, optionalDay, optionalId, optionalText, plainFlag, recordId, text, version } from '#schema/fields.ts'
import { contractKinds } from './contracts.ts'
import { areasFor, controlAreaTypes } from './controls.ts'
import { participantRoles, projectTypes, renovationPresets } from './projectTypes.ts'

export const mostParticipants = 50
export const mostOwnAreas = 50
export const mostChosenTemplates = 10

/** Three groups of digits, or nothing. */
export const optionalProjectNumber = () =>
  optionalText(50).test('projectNumber', 'notValid', (value) => !value || /^\d+\/\d+\/\d+$/.test(value))

const one = (field: 'accountId' | 'subcontractorId') =>
  optionalId().when(field === 'accountId' ? 'subcontractorId' : 'accountId', ([other], rule) =>
    other == null ? rule.required('required') : rule.test('one', 'notValid', (value) => value == null),
  )
/** One of the company's people, or one of the companies that it calls in. */
const participant = object().shape(
  {
    role: choice(participantRoles),
    accountId: one('accountId'),
    subcontractorId: one('subcontractorId').when('role', ([role], rule) =>
      role === 'Owner' ? rule.test('person', 'notValid', (value) => value == null) : rule,
    ),
  },
  [['accountId', 'subcontractorId']],
)
/** One of the estate's owners, or somebody by name. */
const customer = object({
  accountId: optionalId(),
  name: optionalText(255).when('accountId', ([account], rule) => (account == null ? rule.required('required') : rule)),
})
const areaParty = object({ type: choice(controlAreaTypes), partyName: optionalText(255), partyId: optionalId() })
const ownArea = object({ name: text(255), partyName: optionalText(255) })

const project = {
  name: text(255),
  projectNumber: optionalProjectNumber(),
  type: choice(projectTypes),
  renovationPresets: array(choice(renovationPresets))
    .typeError('notValid')
    .max(renovationPresets.length, 'notValid')
    .nullable()
    .when('type', ([type], rule) => rule.test('renovation', 'notValid', (presets) => type === 'RENOVATION' || !presets?.length)),
  customer: customer.nullable().default(undefined),
  participants: array(participant).typeError('notValid').max(mostParticipants, 'tooMany').nullable(),
  imageId: optionalId(),
  startDate: optionalDay(),
  endDate: optionalDay().when('startDate', ([start], rule) =>
    rule.test('after', 'notValid', (end) => !end || typeof start !== 'string' || end >= start),
  ),
  description: optionalText(4000),
  needsVerification: plainFlag(),
  controlAreas: array(ownArea).typeError('notValid').max(mostOwnAreas, 'tooMany').nullable(),
}

export const projectForm = object(project)
/** Of those the company keeps: their areas are copied into the project. */
export const startingTemplates = object({ templateIds: array(id()).typeError('notValid').max(mostChosenTemplates, 'tooMany').nullable() })
/** Of areas that the work brings, and of nothing else; each is said once. */
export const startingParties = object({
  areaParties: array(areaParty)
    .typeError('notValid')
    .max(controlAreaTypes.length, 'tooMany')
    .nullable()
    .when(['type', 'renovationPresets', 'templateIds'], ([type, presets, templateIds], rule) =>
      rule.test('brought', 'notValid', (parties) => {
        const wanted = (parties ?? []).map((one) => one.type)
        const brought = templateIds?.length ? [] : areasFor(type, Array.isArray(presets) ? presets : []).map((area) => area.type)
        return new Set(wanted).size === wanted.length && wanted.every((one) => brought.includes(one))
      }),
    ),
})
export const createProjectInput = object({ estateId: id(), ...project })
  .concat(startingTemplates)
  .concat(startingParties)
/** What is left out stays as it was. */
export const updateProjectInput = object({ projectId: recordId(), version: version(), ...project }).concat(startingTemplates)
export const closeProjectInput = object({
  projectId: recordId(),
  contract: optionalChoice(contractKinds),
  language: optionalChoice(languages),
  reason: optionalText(1000),
})
export const reopenProjectInput = object({ projectId: recordId(), reason: text(1000) })
export const projectOptionsInput = object({ estateId: recordId() })
