import { readdirSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#server/kernel/texts.ts'
import { letter } from '#server/mail/letter.ts'
import type { MailText, Template } from '#server/mail/template.ts'
import { templateNamed } from '#server/mail/templates.ts'

const folder = path.resolve(import.meta.dirname, '../../server/mail/templates')
const exported: unknown[] = []
for (const file of readdirSync(folder)) exported.push(...Object.values((await import(path.join(folder, file))) as object))
const templates = exported.filter((one): one is Template => typeof one === 'object' && one !== null && 'write' in one)

const marker = 'Ring 815 493 00 nå'
const day = '2027-03-01T12:00:00Z'
const seller = { name: 'Grunnmur AS' }
const invoice = { number: 'F-1', seller, buyer: { name: marker }, grossOre: 100, dueOn: '2027-03-01' }
const agreed = { order: { id: marker, number: 1, title: marker }, approvedBy: { name: marker }, grossOre: 100 }
const task = { estateId: marker, address: marker, title: marker, buildingName: marker, areaName: marker, day, isOverdue: true }

/** What is no text that somebody has typed: days, numbers, words of ours, and who sells. Everything else is taken for one. */
const fixed: Readonly<Record<string, readonly object[]>> = {
  accessEnded: [{}],
  backupLate: [{ takenAt: day }, { takenAt: null }],
  damaged: [{ count: 1 }, { count: 3 }],
  claimReceived: [{ evidence: 'proven', numerator: 1, denominator: 2 }],
  claimSettled: [{ settledAs: 'owner' }],
  dataExportReady: [{ expiresAt: day }],
  deadlineComes: [{ kind: 'inspection', dueDate: day }],
  deviationTold: ['raised', 'mended', 'sentBack', 'confirmed', 'planned'].map((what) => ({ what })),
  documentsReceived: [{ count: 1 }, { count: 2 }],
  doneReported: [0, 1, 2].map((others) => ({ doneDate: day, others })),
  estateRemoved: [{ until: day }],
  handoverBookReady: [{ pageCount: 2 }],
  insuranceEnding: ['insurance', 'broker', 'appraiser'].map((kind) => ({ kind, validTo: day })),
  licenceEnding: [{ plan: 'CUSTOMER_PLUS', validTo: day }],
  licenceInvoice: [{ plan: 'CUSTOMER_PLUS', validTo: day, invoice }],
  maintenanceDue: [{ tasks: [task, { ...task, isOverdue: false }] }],
  orderApproved: [{ agreed }],
  orderTold: ['create', 'release', 'withdraw', 'reject', 'resend', 'rework', 'approve', 'comment'].map((action) => ({ action, number: 1 })),
  paperAskedFor: [
    { neededBy: day, until: day, papers: [marker] },
    { neededBy: day, until: day, papers: [marker, 'b'] },
  ],
  passwordChanged: [{ signedOut: 'everywhere' }],
  projectInvitation: ['ProjectManager', 'Subcontractor', 'Owner'].map((role) => ({ role })),
  projectTold: ['started', 'areaCompleted', 'areaReopened', 'pointReopened'].map((what) => ({ what })),
  publicLinkSent: [{ until: day }],
  quotationAnswered: [
    { number: 1, gross: 100, answer: 'given' },
    { number: 1, gross: 100, answer: 'declined' },
  ],
  quotationAsked: [{ answerBy: '2027-03-01', until: day }],
  supplierAccessInvoice: [{ invoice }],
  supportAccessOpened: [{ endsAt: day }],
}

/** Every variable that is not named above says the marker; what was read is told. */
function typed(known: object) {
  const read = new Set<string>()
  const get = (target: Record<string, unknown>, key: string | symbol) => {
    if (typeof key === 'symbol' || key in target) return Reflect.get(target, key) as unknown
    read.add(key)
    return marker
  }
  return { read, data: new Proxy({ ...known }, { get }) }
}

/** Each mail with all that is typed, and again without each part of it, so that every turn is taken. */
function* mails(template: Template) {
  for (const language of languages)
    for (const known of fixed[template.name] ?? [{}]) {
      const { read, data } = typed(known)
      yield template.write(language, data)
      for (const key of read) yield template.write(language, typed({ ...known, [key]: false }).data)
    }
}

test('every template is found', () => {
  expect(templates.length).toBeGreaterThan(50)
  for (const { name } of templates) expect(templateNamed(name)?.name).toBe(name)
  expect(Object.keys(fixed).filter((name) => !templateNamed(name))).toEqual([])
})

test.each(templates.map((template) => [template.name, template] as const))(
  'the subject of %s holds nothing that somebody typed',
  (_, one) => {
    const written = [...mails(one)]
    expect(
      written.map(({ subject }) => subject).filter((subject) => !subject || subject.includes(marker) || /undefined|false/.test(subject)),
    ).toEqual([])
  },
)

test('what was typed stands in the letter, but for the one that tells what we sell', () => {
  const silent = templates.filter((one) => ![...mails(one)].some((mail) => JSON.stringify({ ...mail, subject: null }).includes(marker)))
  expect(silent.map(({ name }) => name).toSorted()).toEqual(['licenceInvoice'])
})

test.each(templates.map((template) => [template.name, template] as const))('no line of %s is begun by what somebody typed', (_, one) => {
  for (const { attachments: _sent, ...mail } of mails(one)) {
    const words = JSON.stringify(mail, (key, value: unknown) => (key === 'path' ? '/here' : value === false ? '' : value))
    const broken = JSON.parse(words.replaceAll(marker, 'Ring\\n\\n815 493 00 nå')) as MailText
    const { text } = letter(broken, { language: 'nb', publicUrl: 'https://grunnmur.example' })
    expect(text).not.toMatch(/Ring\n/)
  }
})
