import type { documentTypes } from '#schema/files/documentTypes.ts'
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { mostProjectDocuments } from '#schema/projects/projectDocuments.input.ts'
import type { PaperDoor } from '#server/access/byPaperLink.ts'
import type { Staged } from '#server/access/heldFiles.ts'
import { ofProject } from '#server/access/heldSql.ts'
import { AppError, there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { paperBrought } from '#server/mail/templates/paperBrought.ts'
import { ProjectDocument, ProjectDocumentList } from '../documents/projectDocument.entity.ts'
import { paperName } from '../owedPapers/paperNames.ts'
import { personOf } from '../people/personOf.ts'
import { PaperRequest } from './paperRequest.entity.ts'

interface Found {
  code: OwedPaperCode
  name: string
  language: Language
  message: string | null
  neededBy: string | null
  expiresAt: Date
  project: string
  address: string
  company: string
  askedBy: string | null
  askerEmail: string | null
  askerLanguage: Language | null
}

const asked =
  ofProject(`select r.code, r.name, r.language, r.message, r.needed_by::text "neededBy", r.expires_at "expiresAt", p.name project,
    e.address_line1 address, p.company_name company, ${personOf('a')} "askedBy",
    case when not a.is_disabled then u.email::text end "askerEmail", u.language "askerLanguage"
  from paper_request r join project p on p.id = r.project_id join estate e on e.id = p.estate_id
    left join account a on a.id = r.asked_by_account_id left join app_user u on u.id = a.user_id and u.deleted_at is null
  where r.project_id = $1 and r.id = $2`)

/** Of what kind it is filed, where that is not among other papers. */
const kinds: Readonly<Partial<Record<OwedPaperCode, (typeof documentTypes)[number]>>> = {
  fdv: 'fdv',
  productDocs: 'productDocumentation',
  completionCertificate: 'completionCertificate',
  wasteReport: 'finalReport',
}

/** What the link is for. */
export async function requestOf(door: PaperDoor): Promise<Found> {
  const [found] = await door.query<Found>(asked, door.of.requestId)
  return there(found)
}

/** All that whoever holds the link comes to know. */
export function told({ code, language, project, address, company, askedBy, message, neededBy, expiresAt }: Found, isDelivered = false) {
  return { paper: paperName(code, language), project, address, company, askedBy, message, neededBy, expiresAt, isDelivered }
}

/** The paper stands among those to hand over, by the name of whoever was asked, and the link is closed. */
export async function deliver(door: PaperDoor, staged: Staged, mail: Leaves['mail']) {
  const found = await requestOf(door)
  const { code, language, name, askerEmail, askerLanguage, project, address } = found
  const lists = door.rows(ProjectDocumentList)
  const [{ id: listId }] = (await lists.all({ list: 'delivery' })) as [ProjectDocumentList]
  const list = await lists.get(listId)
  const papers = door.rows(ProjectDocument, { list: 'delivery' })
  if ((await papers.all({})).length >= mostProjectDocuments) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  await door.keep(staged)
  const documentType = kinds[code] ?? 'otherDocumentation'
  const paper = { documentType, customName: paperName(code, language), fileId: staged.id, covers: code, addedByName: name }
  const { id: documentId } = await papers.add(paper)
  await lists.change(list, {})
  const requests = door.rows(PaperRequest)
  await requests.change(await requests.get(door.of.requestId), { deliveredAt: new Date(), documentId })
  if (askerEmail) {
    const reads = askerLanguage ?? language
    const letter = { projectId: door.of.projectId, project, address, name, paper: paperName(code, reads) }
    await mail(paperBrought.mail(askerEmail, reads, letter))
  }
  return { found, documentId }
}
