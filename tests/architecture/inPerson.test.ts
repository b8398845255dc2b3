import { expect, test } from 'vitest'
import { described } from './described.ts'

const commands = [...described().operations.values()].filter(({ kind }) => kind === 'command' || kind === 'upload')
const isInPerson = (rule: string) => rule.includes(', in person')

/** Of these subjects everything that changes something is decided by a person: who one is, who is let in, what is paid. */
const ofPeople = [
  /^a session(,|$)/,
  /estate\/\{estateId\}\/access-management/,
  /^(delete|leave|remove) estate\/\{estateId\}(,| to|$)/,
  /^an account(,|$)/,
  /^an account with the role Customer\.Owner, about its own user/,
  /^a guest of the estate/,
  /company that the link is for/,
  /^an administrator or leader of (a company with access|the company that asked)/,
  /company\/\{companyId\}\/(users|license)/,
  /licence for a customer account|the licences of an account|try a plan/,
  /^a system administrator/,
]
/** What a program does of them all the same: it keeps files, and says which letters are wanted. */
const keptByPrograms = [
  'uploadDocument',
  'uploadImage',
  'deleteUpload',
  'beginUpload',
  'addUploadPart',
  'joinUpload',
  'dropUpload',
  'uploadEstateDocument',
  'deleteEstateDocument',
  'deleteEstateImage',
  'restoreEstateDeletions',
  'endEstateDeletions',
  'chooseMail',
]

/** Of these a program keeps what is written down; what obliges, opens or hands out a key is named beside. */
const ofRecords: readonly (readonly [subject: RegExp, inPerson: readonly string[]])[] = [
  [/^everybody/, []],
  [/^(create|update|delete|create or update) estate\/\{estateId\}(,|$)/, []],
  [
    /^(create|update|delete|create or update) estate\/\{estateId\}\/(interior|room-comments|exterior|renovations|value|technical-information|report-archive|insurance|private-folder|mailbox)(,|$)/,
    [],
  ],
  [/^(create|update|delete|create or update) estate\/\{estateId\}\/moisture(,|$)/, ['createMoistureToken', 'revokeMoistureToken']],
  [/estate\/\{estateId\}\/maintenance-(plan|economy|reports)(,|;|$)/, []],
  [/estate\/\{estateId\}\/maintenance-participants(,|$)/, ['confirmMaintenanceSupplier']],
  [/estate\/\{estateId\}\/maintenance-year-wheel(,|$)/, ['createCalendarFeed', 'renewCalendarFeed', 'revokeCalendarFeed']],
  [/^an account with the role/, []],
  [/company\/\{companyId\}(\/control-templates)?(,|$)/, []],
  [/company\/\{companyId\}\/subcontractors(,|$)/, ['confirmSubcontractor']],
  [/of project\/\{projectId\}/, ['leaveProject']],
  [/of the project that the order is of/, ['approveOrder', 'inviteCustomer']],
  [/of the firm that was asked/, []],
  [/^whoever leads the project/, ['takeOverQuotation']],
]

test('of people, keys and what is to be paid no token decides', () => {
  const forgotten = commands.filter(
    ({ name, rule }) => ofPeople.some((subject) => subject.test(rule)) && !isInPerson(rule) && !keptByPrograms.includes(name),
  )
  expect(forgotten.map(({ name, rule }) => `${name}: ${rule}`)).toEqual([])
})

test('each command is either of a subject that programs keep, or a person’s own', () => {
  const astray = commands.filter(({ name, rule }) => {
    if (ofPeople.some((subject) => subject.test(rule))) return false
    const [, inPerson] = ofRecords.find(([subject]) => subject.test(rule)) ?? []
    return !inPerson || inPerson.includes(name) !== isInPerson(rule)
  })
  expect(astray.map(({ name, rule }) => `${name}: ${rule}`)).toEqual([])
})

test('whatever is named here is there', () => {
  const names = new Set(commands.map(({ name }) => name))
  const named = [...keptByPrograms, ...ofRecords.flatMap(([, inPerson]) => inPerson)]
  expect(named.filter((name) => !names.has(name))).toEqual([])
})
