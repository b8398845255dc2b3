import type { documentTypes } from '#schema/files/documentTypes.ts'
import type { OwedPaperCode } from '#schema/projects/owedPapers.ts'
import { mostProjectDocuments } from '#schema/projects/projectDocuments.input.ts'
import { allCame, type PaperDoor } from '#server/access/byPaperLink.ts'
import type { Staged } from '#server/access/heldFiles.ts'
import { ofProject } from '#server/access/heldSql.ts'
import { personOf } from '#server/accounts/people/accountNames.offer.ts'
import { hasContent } from '#server/files/sameContent.offer.ts'
import { AppError, invalid, there } from '#server/kernel/errors.ts'
import type { Leaves } from '#server/kernel/operation.ts'
import type { Language } from '#server/kernel/texts.ts'
import { paperBrought } from '#server/mail/templates/paperBrought.ts'
import { ProjectDocument, ProjectDocumentList } from '../documents/projectDocument.entity.ts'
import { paperName } from '../owedPapers/paperNames.ts'
import { PaperRequest } from './paperRequest.entity.ts'

interface OpenRequest {
  id: string
  code: OwedPaperCode
  isDelivered: boolean
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

const ofLink =
  ofProject(`select r.id, r.code, r.delivered_at is not null "isDelivered", r.name, r.language, r.message, r.needed_by::text "neededBy", r.expires_at "expiresAt", p.name project,
    e.address_line1 address, p.company_name company, ${personOf('a')} "askedBy",
    case when not a.is_disabled then u.email::text end "askerEmail", u.language "askerLanguage"
  from paper_request r join project p on p.id = r.project_id join estate e on e.id = p.estate_id
    left join account a on a.id = r.asked_by_account_id left join app_user u on u.id = a.user_id and u.deleted_at is null
  where r.project_id = $1 and r.revoked_at is null and (r.link_id = $2 or r.expires_at > now() and exists (select from supplier_link k
      join project_participant t on t.project_id = k.project_id and t.subcontractor_id = k.subcontractor_id
    where k.project_id = $1 and k.id = $2 and t.id = r.participant_id)) order by r.id`)

const broughtBefore =
  ofProject(`select r.id from paper_request r join project_document d on d.estate_id = r.estate_id and d.project_id = r.project_id and d.id = r.document_id
  where r.project_id = $1 and r.id = any($2) and ${hasContent('d', '$3')}`)

/** Of what kind it is filed, where that is not among other papers. */
const kinds: Readonly<Partial<Record<OwedPaperCode, (typeof documentTypes)[number]>>> = {
  fdv: 'fdv',
  productDocs: 'productDocumentation',
  completionCertificate: 'completionCertificate',
  wasteReport: 'finalReport',
}

/** What the link is for. */
export const requestsOf = (door: PaperDoor) => door.query<OpenRequest>(ofLink, door.of.linkId)

/** All that whoever holds the link comes to know. */
export const toldPapers = (requests: readonly OpenRequest[], brought?: string) =>
  requests.map(({ id, code, language, neededBy, isDelivered }) => {
    return { code, paper: paperName(code, language), neededBy, isDelivered: isDelivered || id === brought }
  })
export function papersAskedFor(requests: readonly OpenRequest[], brought?: string) {
  const papers = toldPapers(requests, brought)
  const { project, address, company, askedBy, message, expiresAt } = there(requests[0])
  const { paper, neededBy } = there(papers.find(({ isDelivered }) => !isDelivered) ?? papers[0])
  return {
    paper,
    papers,
    project,
    address,
    company,
    askedBy,
    message,
    neededBy,
    expiresAt,
    isDelivered: papers.every((one) => one.isDelivered),
  }
}

/** Which of them is brought: that may be left unsaid where it can be no other. */
function brought(requests: readonly OpenRequest[], code: OwedPaperCode | null | undefined) {
  const open = requests.filter(({ isDelivered }) => !isDelivered)
  if (!open.length) throw allCame()
  if (!code && open.length > 1) throw invalid('code', 'required')
  const chosen = code ? open.find((one) => one.code === code) : open[0]
  if (!chosen) throw invalid('code', 'notValid')
  return chosen
}

/** Where just that content has come for it by this link. */
export async function answerOfBefore(door: PaperDoor, { sha256 }: Staged, wanted: OwedPaperCode | null | undefined) {
  const all = await requestsOf(door)
  const delivered = all.filter(({ code, isDelivered }) => isDelivered && (!wanted || code === wanted))
  const isOpen = all.some(({ code, isDelivered }) => !isDelivered && (!wanted || code === wanted))
  if (isOpen || !delivered.length) return undefined
  const same = await door.query<{ id: string }>(
    broughtBefore,
    delivered.map(({ id }) => id),
    sha256,
  )
  return same.length ? papersAskedFor(all) : undefined
}

/** The same paper may come by two links at once, where its firm has both: the second is answered as one that sends it once more. */
export async function aloneInDelivery(door: PaperDoor) {
  const lists = door.rows(ProjectDocumentList)
  const [{ id }] = (await lists.all({ list: 'delivery' })) as [ProjectDocumentList]
  const list = await lists.get(id)
  return { isChanged: () => lists.change(list, {}) }
}
type Alone = Awaited<ReturnType<typeof aloneInDelivery>>

interface Delivery {
  door: PaperDoor
  list: Alone
  staged: Staged
  wanted: OwedPaperCode | null | undefined
}

/** The paper stands among those to hand over, by the name of whoever was asked; with the last of them the link is closed. */
export async function deliver({ door, list, staged, wanted }: Delivery, mail: Leaves['mail']) {
  const all = await requestsOf(door)
  const chosen = brought(all, wanted)
  const { code, language, name, askerEmail, askerLanguage, project, address } = chosen
  const requests = door.rows(PaperRequest)
  const request = await requests.get(chosen.id)
  // Whoever asked may have ended it meanwhile.
  if (request.revokedAt) throw invalid('code', 'notValid')
  const papers = door.rows(ProjectDocument, { list: 'delivery' })
  if ((await papers.all({})).length >= mostProjectDocuments) throw new AppError('cannotHandleTheRequest', { reason: 'full' })
  await door.keep(staged)
  const documentType = kinds[code] ?? 'otherDocumentation'
  const paper = { documentType, customName: paperName(code, language), fileId: staged.id, covers: code, addedByName: name }
  const { id: documentId } = await papers.add(paper)
  await list.isChanged()
  await requests.change(request, { deliveredAt: new Date(), documentId })
  if (askerEmail) {
    const reads = askerLanguage ?? language
    const isLast = all.filter(({ isDelivered }) => !isDelivered).length === 1
    const letter = { projectId: door.of.projectId, project, address, name, paper: paperName(code, reads), isLast }
    await mail(paperBrought.mail(askerEmail, reads, letter))
  }
  return { papers: papersAskedFor(all, chosen.id), documentId }
}
