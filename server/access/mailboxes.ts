import type { SectionName } from '#schema/access/sections.ts'
import type { PaperKind } from '#schema/mailbox/mailboxes.input.ts'
import { Drawing } from '#server/estates/architectDetails/drawing.entity.ts'
import { Insurance } from '#server/estates/insurance/insurance.entity.ts'
import { OtherDocument } from '#server/estates/otherDocuments/otherDocument.entity.ts'
import { PrivateDocument } from '#server/estates/privateFolder/privateDocument.entity.ts'
import { ReportDocument } from '#server/estates/reportArchive/reportDocument.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { Done, Written } from '#server/kernel/operation.ts'
import { Mailbox } from '#server/mailbox/mailboxes/mailbox.entity.ts'
import { MailboxDocument } from '#server/mailbox/mailboxes/mailboxDocument.entity.ts'
import { mayOnEstate } from './estateRights.ts'
import type { EstateRow, Within } from './estateScope.ts'
import { releaseFiles } from './filesOfEstate.ts'
import { given } from './given.ts'
import { RowsOfEstate } from './rowsOfEstate.ts'

type Values = Readonly<Record<string, unknown>>
interface Place {
  section: SectionName
  entity: EntityClass<EstateRow>
  /** What is written of it there; columns have the same names. */
  fields: readonly string[]
}

/** Where a document can be moved to. */
const places: Record<PaperKind, Place> = {
  report: { section: 'report-archive', entity: ReportDocument, fields: ['reportType', 'reportDate'] },
  privateDocument: { section: 'private-folder', entity: PrivateDocument, fields: [] },
  insurance: { section: 'insurance', entity: Insurance, fields: ['kind', 'company'] },
  drawing: { section: 'technical-information', entity: Drawing, fields: ['documentType', 'buildingId'] },
  otherDocument: { section: 'technical-information', entity: OtherDocument, fields: ['buildingId'] },
}

const unseen = 'seen_at is null and deleted_at is null'
const see = `update mailbox_document set seen_at = now() where estate_id = $1 and id = $2 and ${unseen}`
const seeAll = `update mailbox_document set seen_at = now() where estate_id = $1 and company_id = $2 and ${unseen}`
const handOver = 'update file set section = $3 where id = $1 and estate_id = $2'
const building = 'select from building where id = $1 and estate_id = $2 for key share'

/** What companies have sent to one estate, for its people to deal with. Only a permission makes it. */
export class Mailboxes {
  readonly #within: Within
  constructor(within: Within) {
    this.#within = within
  }

  async see(id: string) {
    const { estateId, db } = this.#within
    await this.#document(id)
    await db.query(see, [estateId, id])
    return new Done(id)
  }

  async seeAll(companyId: string) {
    const { estateId, db } = this.#within
    const mailbox = await db.findOneBy(Mailbox, { estateId, companyId })
    if (!mailbox) throw new AppError('entityNotFound')
    await db.query(seeAll, [estateId, companyId])
    return new Written(Mailbox, mailbox.id, ['seenAt'], false)
  }

  /** Its sender is not told: to them it was sent, and opened or not. What was moved stays where it went. */
  async delete(id: string) {
    const { fileId } = await this.#document(id)
    const gone = { fileId: null, deletedAt: () => 'now()', movedAt: null, movedTo: null, movedRecordId: null, movedBuildingId: null }
    await this.#within.db.update(MailboxDocument, { id }, gone)
    if (fileId) await releaseFiles(this.#within, [fileId])
    return new Done(id)
  }

  /** The same file, kept by another record: whoever may read that section may read it from then on. */
  async move(id: string, to: PaperKind, values: Values) {
    const { estateId, db } = this.#within
    const { section, entity, fields } = places[to]
    if (!mayOnEstate({ ...this.#question, action: 'update', section })) throw new AppError('authorizationFailure')
    const { fileId, seenAt } = await this.#document(id)
    if (!fileId) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
    const kept = given({ ...values, fileId }, ['customName', ...fields, 'fileId'])
    const movedBuildingId = (kept['buildingId'] as string | undefined) ?? null
    if (movedBuildingId && !(await this.#has(movedBuildingId))) throw invalid('buildingId', 'notValid')

    // The words of a file are found under one record: it is let go here before it is kept there.
    const movedRecordId = uuidv7()
    const now = () => 'now()'
    const moved = { fileId: null, seenAt: seenAt ?? now, movedAt: now, movedTo: to, movedRecordId, movedBuildingId }
    await db.update(MailboxDocument, { id }, moved)
    await db.query(handOver, [fileId, estateId, section])
    await new RowsOfEstate(entity, this.#within).save({ id: movedRecordId }, kept)
    return new Written(MailboxDocument, id, ['movedTo'], false)
  }

  async #has(buildingId: string) {
    const { estateId, db } = this.#within
    const found: unknown[] = await db.query(building, [buildingId, estateId])
    return found.length > 0
  }

  get #question() {
    const { viewer, standing, estateId } = this.#within
    return { entries: viewer.entries, standing, estateId }
  }

  /** Locked until the transaction ends. */
  async #document(id: string) {
    const { estateId, db } = this.#within
    const found = await db.findOne(MailboxDocument, { where: { id, estateId }, lock: { mode: 'pessimistic_write' } })
    if (!found || found.deletedAt) throw new AppError('entityNotFound')
    return found
  }
}
