import { type OwedPaperCode, type PaperOwed, papersOwed } from '#schema/projects/owedPapers.ts'
import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import type { Caretaker } from '#server/access/caretaker.ts'
import { ofEverybody, ofProject } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { today } from '#server/kernel/days.ts'
import { there } from '#server/kernel/errors.ts'
import type { Language } from '#server/kernel/texts.ts'
import { basisIn, paperName } from './paperNames.ts'
import { tradesOf } from './paperTrades.ts'

interface Covering {
  id: string
  customName: string
  covers: OwedPaperCode
}
interface Requested {
  id: string
  code: OwedPaperCode
  participantId: string
  name: string
  email: string
  neededBy: string | null
  expiresAt: string
  createdAt: string
}
interface Calling {
  id: string
  name: string
  trade: string | null
}
interface Kept {
  type: ProjectType
  presets: RenovationPreset[]
  isPastEnd: boolean
  today: string
  documents: Covering[]
  decisions: { code: OwedPaperCode; state: 'needed' | 'notNeeded'; reason: string | null }[]
  requests: Requested[]
  people: Calling[]
}

/** A paper that says nothing of it is what its kind tells. */
const covers = `coalesce(d.covers, case d.document_type when 'fdv' then 'fdv' when 'productDocumentation' then 'productDocs'
  when 'completionCertificate' then 'completionCertificate' end)`
/** Of links that can be used still. */
export const isOpenRequest = 'r.revoked_at is null and r.delivered_at is null and r.expires_at > now()'
const list = (rows: string) => `coalesce((select json_agg(x order by x.id) from (${rows}) x), '[]')`
const written = `select p.type, p.renovation_presets presets, ${today}::text today,
    coalesce(p.end_date < ${today}, false) "isPastEnd",
    ${list(`select d.id, d.custom_name "customName", ${covers} covers from project_document d where d.project_id = p.id and ${covers} is not null`)} documents,
    ${list(`select w.id, w.code, w.state, w.reason from project_paper_decision w where w.project_id = p.id`)} decisions,
    ${list(`select r.id, r.code, r.participant_id "participantId", r.name, r.email, r.needed_by "neededBy", r.expires_at "expiresAt",
      r.created_at "createdAt" from paper_request r where r.project_id = p.id and ${isOpenRequest}`)} requests,
    ${list(`select t.id, s.name, s.trade from project_participant t join subcontractor s on s.id = t.subcontractor_id where t.project_id = p.id`)} people
  from project p where p.id = $1`
const kept = ofProject(written)
const keptOfAny = ofEverybody(written)

/** What is owed at the end, and how far it has come. */
export async function meterOf(grant: ProjectGrant, language: Language) {
  const [row] = await grant.query<Kept>(kept)
  const papers = papersOwed(there(row).type, there(row).presets).map((owed) => stateOf(owed, there(row), language))
  const receivedCount = papers.filter(({ state }) => state === 'received').length
  const missingCount = papers.filter(({ state }) => state === 'asked' || state === 'missing').length
  return { projectId: grant.projectId, receivedCount, neededCount: receivedCount + missingCount, papers }
}

/** What is owed still, and whether somebody was asked for it: for a paper that is made when nobody asks. */
export async function missingPapers(care: Pick<Caretaker, 'query'>, projectId: string, language: Language) {
  const [row] = await care.query<Kept>(keptOfAny, projectId)
  return papersOwed(there(row).type, there(row).presets)
    .map((owed) => stateOf(owed, there(row), language))
    .flatMap(({ name, state }) => (state === 'missing' || state === 'asked' ? [{ name, isAsked: state === 'asked' }] : []))
}

function stateOf(owed: PaperOwed, { documents, decisions, requests, people, isPastEnd, today }: Kept, language: Language) {
  const { code, by, ...details } = owed
  const mine = documents.filter((document) => document.covers === code)
  const decision = decisions.find((one) => one.code === code)
  const request = requests.findLast((one) => one.code === code)
  const state = () => {
    if (mine.length) return 'received' as const
    if (decision?.state === 'notNeeded') return 'notNeeded' as const
    if (request) return 'asked' as const
    return owed.condition && !decision ? ('perhaps' as const) : ('missing' as const)
  }
  const ower = request ?? people.find(({ trade }) => tradesOf[by]?.some((one) => one === trade))
  const isWaiting = ['asked', 'missing'].includes(state())
  return {
    ...details,
    code,
    owedBy: by,
    name: paperName(code, language),
    basis: basisIn(owed.basis, language),
    state: state(),
    reason: decision?.state === 'notNeeded' ? decision.reason : null,
    isLate: isWaiting && (isPastEnd || (request?.neededBy ?? today) < today),
    participantId: (request ? request.participantId : ower?.id) ?? null,
    participantName: ower?.name ?? null,
    documents: mine,
    request: request ? { ...request, paper: paperName(code, language) } : null,
  }
}
