import { type DocumentName, drawDocument } from '#demo/documents.ts'
import { policyNumber } from '#demo/documents/insurancePolicy.ts'
import { insurer, settlement, surveyor } from '#demo/documents/senders.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { type EstateKey, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past, type Span, workday } from './past.ts'
import { propertyOf } from './property.ts'
import type { Rows } from './tables.ts'

/** The estates whose owner has put them in order. */
const kept = ['house', 'flat', 'cabin'] as const satisfies readonly EstateKey[]
/** When this year's policy came; the house's runs out soon. */
const insured: Record<(typeof kept)[number], Span> = { house: { months: 11, days: 12 }, flat: { months: 4 }, cabin: { months: 7 } }

/** Insurances with broker and appraiser, and the private folder. */
export function ownPapers(now: Date, past: Past, ids: Ids): { rows: Rows; contents: Content[] } {
  const paper = (estate: EstateKey, section: string, document: DocumentName, name: string, made: Date) => {
    const fileId = demoId(`${section} ${estate}`, minutesAfter(made, -1))
    const owner = { ownerAccountId: ids.account('owner'), estateId: ids.estate(estate), section }
    const looks = { type: 'application/pdf', purpose: 'document', width: null, height: null, isTemporary: false, expiresAt: null }
    return {
      file: { id: fileId, name, urlName: urlNameOf(name), ...looks, ...owner, createdAt: minutesAfter(made, -1) },
      content: {
        fileId,
        draw: (photograph) => drawDocument(document, propertyOf(estates[estate], now), { made: workday(made), photograph }),
      } satisfies Content,
    }
  }
  const policies = kept.map((estate) => ({ estate, made: past(insured[estate], '18:20') }))
  const deeds = kept.map((estate) => ({ estate, made: past(estates[estate].since, '18:30') }))
  const policyPapers = policies.map(({ estate, made }) => paper(estate, 'insurance', 'insurancePolicy', 'Forsikringsbevis.pdf', made))
  const deedPapers = deeds.map(({ estate, made }) => paper(estate, 'private-folder', 'deed', 'Skjøte.pdf', made))

  const contacts = [
    { kind: 'broker', company: settlement.name, contactName: 'Jonas Megling', phone: digits(settlement.phone) },
    { kind: 'appraiser', company: surveyor.name, contactName: 'Tuva Takst', phone: digits(surveyor.phone) },
  ]
  const aboutHouse = contacts.map((contact, index) => {
    const at = past({ years: 2, days: index }, '19:00')
    const nothingElse = { policyNumber: null, validTo: null, customName: null, fileId: null }
    return insuranceRow(`contact ${index}`, ids.estate('house'), { ...contact, ...nothingElse }, at)
  })
  return {
    rows: {
      file: [...policyPapers, ...deedPapers].map(({ file }) => file),
      insurance_document: [
        ...aboutHouse,
        ...policies.map(({ estate, made }, index) => {
          const policy = { kind: 'insurance', company: insurer.name, contactName: null, phone: digits(insurer.phone) }
          const terms = {
            policyNumber: policyNumber({ built: estates[estate].builtYear, area: estates[estate].area }),
            validTo: aYearAfter(made),
            customName: covers[estate],
          }
          return insuranceRow(`policy ${estate}`, ids.estate(estate), { ...policy, ...terms, fileId: policyPapers[index]!.file.id }, made)
        }),
      ],
      private_document: deeds.map(({ estate, made }, index) => ({
        id: demoId(`private ${estate}`, made),
        estateId: ids.estate(estate),
        customName: estate === 'flat' ? 'Overføring av andelen' : 'Skjøte',
        fileId: deedPapers[index]!.file.id,
        version: 1,
        createdAt: made,
        updatedAt: made,
      })),
    },
    contents: [...policyPapers, ...deedPapers].map(({ content }) => content),
  }
}

const covers = { house: 'Hus og innbo', flat: 'Innbo', cabin: 'Hytte med innbo' } as const

const insuranceRow = (name: string, estateId: string, values: Record<string, string | null>, at: Date) => ({
  id: demoId(name, at),
  estateId,
  ...values,
  version: 1,
  createdAt: at,
  updatedAt: at,
})

const digits = (phone: string) => phone.replaceAll(' ', '')

function aYearAfter(moment: Date) {
  const end = new Date(moment)
  end.setUTCFullYear(end.getUTCFullYear() + 1)
  return end.toISOString().slice(0, 10)
}
