import { type DocumentName, drawDocument } from '#demo/documents.ts'
import { urlNameOf } from '#server/files/names.offer.ts'
import type { Content } from './contents.ts'
import { demoId } from './demoId.ts'
import { type EstateKey, estates } from './estates.ts'
import type { Ids } from './ids.ts'
import { minutesAfter, type Past, type Span, workday } from './past.ts'
import { propertyOf } from './property.ts'
import type { Rows } from './tables.ts'

interface DemoDelivery {
  estate: EstateKey
  sent: Span
  isSeen: boolean
  subject: string
  message: string | null
  documents: readonly { document: DocumentName; customName: string; fileName: string }[]
}

/** What the demo company has sent to the owner; the newest lies there unopened. */
const deliveries: readonly DemoDelivery[] = [
  {
    estate: 'house',
    sent: { days: 1 },
    isSeen: false,
    subject: 'Papirer fra arbeidet i kjelleren',
    message: 'Hei! Her er papirene etter jobben forrige uke. Ta vare på dem, de følger huset. Hilsen Leif',
    documents: [
      { document: 'electricalCheck', customName: 'Elkontroll av kjelleren', fileName: 'Elkontroll.pdf' },
      { document: 'heatPumpReceipt', customName: 'Service på varmepumpen', fileName: 'Varmepumpe service.pdf' },
    ],
  },
  {
    estate: 'house',
    sent: { months: 5, days: 3 },
    isSeen: true,
    subject: 'Ny varmtvannsbereder',
    message: 'Kvittering med garanti. Takk for oppdraget.',
    documents: [{ document: 'waterHeaterReceipt', customName: 'Kvittering og garanti', fileName: 'Bereder.pdf' }],
  },
  {
    estate: 'cabin',
    sent: { days: 6 },
    isSeen: false,
    subject: 'Maling av hytta',
    message: null,
    documents: [{ document: 'paintingReceipt', customName: 'Kvittering med fargekoder', fileName: 'Maling hytte.pdf' }],
  },
  {
    estate: 'flat',
    sent: { months: 2 },
    isSeen: true,
    subject: 'Nye vinduer',
    message: 'Kvittering og vedlikeholdsråd for vinduene.',
    documents: [{ document: 'windowsReceipt', customName: 'Kvittering for vinduer', fileName: 'Vinduer.pdf' }],
  },
]

/** The mailboxes of the owner's estates. */
export function mailboxRows(now: Date, past: Past, ids: Ids): { rows: Rows; contents: Content[] } {
  const companyId = ids.company('builders')
  const senderAccountId = ids.account('leader', 'builders')
  const parts = deliveries.map(({ estate, sent, isSeen, subject, message, documents }, index) => {
    const at = past(sent, '14:20')
    const estateId = ids.estate(estate)
    const messageId = demoId(`delivery ${index}`, at)
    const files = documents.map(({ document, fileName }, place) => ({
      document,
      id: demoId(`delivered ${index} ${place}`, minutesAfter(at, -2)),
      name: fileName,
    }))
    const looks = { type: 'application/pdf', purpose: 'document', width: null, height: null, isTemporary: false, expiresAt: null }
    return {
      mailbox: { id: demoId(`mailbox ${estate}`, at), estateId, companyId, lastSentAt: at, createdAt: at },
      message: { id: messageId, estateId, companyId, subject, message, senderAccountId, createdAt: at },
      files: files.map(({ id, name }) => ({
        id,
        name,
        urlName: urlNameOf(name),
        ...looks,
        ownerAccountId: senderAccountId,
        estateId,
        section: 'mailbox',
        createdAt: minutesAfter(at, -2),
      })),
      documents: documents.map(({ customName }, place) => ({
        id: demoId(`mail document ${index} ${place}`, minutesAfter(at, place)),
        estateId,
        companyId,
        messageId,
        customName,
        fileId: files[place]!.id,
        seenAt: isSeen ? minutesAfter(at, 240) : null,
        createdAt: at,
      })),
      contents: files.map(({ id: fileId, document }): Content => ({
        fileId,
        draw: (photograph) => drawDocument(document, propertyOf(estates[estate], now), { made: workday(at), photograph }),
      })),
    }
  })
  const newest = new Map(parts.toReversed().map(({ mailbox }) => [mailbox.estateId, mailbox] as const))
  return {
    rows: {
      file: parts.flatMap(({ files }) => files),
      mailbox: [...newest.values()],
      mailbox_message: parts.map(({ message }) => message),
      mailbox_document: parts.flatMap(({ documents }) => documents),
    },
    contents: parts.flatMap(({ contents }) => contents),
  }
}
