import type { SectionName } from '#schema/access/sections.ts'
import type { PaperKind } from '#schema/mailbox/mailboxes.input.ts'
import type { EstateGrant, EstateRow } from '#server/access/estateGrant.ts'
import { given } from '#server/access/given.ts'
import { Drawing } from '#server/estates/architectDetails/drawing.entity.ts'
import { Building } from '#server/estates/buildings/building.entity.ts'
import { Insurance } from '#server/estates/insurance/insurance.entity.ts'
import { OtherDocument } from '#server/estates/otherDocuments/otherDocument.entity.ts'
import { PrivateDocument } from '#server/estates/privateFolder/privateDocument.entity.ts'
import { ReportDocument } from '#server/estates/reportArchive/reportDocument.entity.ts'
import type { EntityClass } from '#server/kernel/entity.ts'
import { AppError, invalid } from '#server/kernel/errors.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { Written } from '#server/kernel/operation.ts'
import { presentDocument } from './documents.ts'
import { MailboxDocument } from './mailboxDocument.entity.ts'

type DocumentValues = Readonly<Record<string, unknown>>
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

/** The same file, kept by another record: whoever may read that section may read it from then on. */
export async function moveDocument(grant: EstateGrant, id: string, to: PaperKind, values: DocumentValues) {
  const { section, entity, fields } = places[to]
  grant.refuseUnlessMay('create', section)
  const document = await presentDocument(grant, id)
  const { fileId, seenAt } = document
  if (!fileId) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  const kept = given({ ...values, fileId }, ['customName', ...fields, 'fileId'])
  const movedBuildingId = (kept['buildingId'] as string | undefined) ?? null
  const buildings = grant.rows(Building)
  if (movedBuildingId && !(await buildings.oneLocked({ id: movedBuildingId }, 'key share'))) throw invalid('buildingId', 'notValid')

  // The words of a file are found under one record: it is let go here before it is kept there.
  const [movedRecordId, now] = [uuidv7(), new Date()]
  const moved = { fileId: null, seenAt: seenAt ?? now, movedAt: now, movedTo: to, movedRecordId, movedBuildingId }
  await grant.rows(MailboxDocument).change(document, moved)
  await grant.refile([fileId], section)
  await grant.rows(entity).add(kept, movedRecordId)
  return new Written(MailboxDocument, id, ['movedTo'], false)
}
