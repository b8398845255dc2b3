import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { ofCompany } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { invalid } from '#server/kernel/errors.ts'
import { ProjectParticipant } from './projectParticipant.entity.ts'

/** One of the people of the company that runs the project, or one of the companies that it calls in. */
export interface Participant {
  role: ParticipantRole
  accountId?: string | null | undefined
  subcontractorId?: string | null | undefined
}

const colleagues = ofCompany(
  'select id from account where company_id = $1 and id = any($2) and not is_disabled and user_id is not null for key share',
)
const calledIn = ofCompany('select id from subcontractor where owner_company_id = $1 and id = any($2) for key share')
const kinds = { accountId: colleagues, subcontractorId: calledIn } as const

/** All of them anew. Those that stay keep their rows; those that are new are answered, by the ids of theirs. */
export async function setParticipants(grant: ProjectGrant, wanted: readonly Participant[]): Promise<string[]> {
  if (!wanted.some(({ role }) => role === 'ProjectManager')) throw invalid('participants', 'required')
  await refuseStrangers(grant, wanted)
  const participants = grant.rows(ProjectParticipant)
  const added = new Map(wanted.map((one) => [keyOf(one), one]))
  for (const before of await participants.all({})) if (!added.delete(keyOf(before))) await participants.remove(before.id)
  const ids: string[] = []
  for (const { role, accountId = null, subcontractorId = null } of added.values()) {
    const confirmedAt = accountId?.toLowerCase() === grant.viewer.accountId ? new Date() : null
    ids.push((await participants.add({ role, accountId, subcontractorId, confirmedAt })).id)
  }
  return ids
}

const keyOf = ({ role, accountId, subcontractorId }: Participant) => `${role} ${(accountId ?? subcontractorId)!.toLowerCase()}`

/** The first who does not belong there is named. */
async function refuseStrangers(grant: ProjectGrant, wanted: readonly Participant[]) {
  const known = async (kind: keyof typeof kinds) => {
    const ids = wanted.map((one) => one[kind]).filter(Boolean)
    return new Set((await grant.query<{ id: string }>(kinds[kind], ids)).map(({ id }) => id))
  }
  const [people, companies] = [await known('accountId'), await known('subcontractorId')]
  for (const [place, { accountId, subcontractorId }] of wanted.entries()) {
    if (accountId && !people.has(accountId.toLowerCase())) throw invalid(`participants[${place}].accountId`, 'notValid')
    if (subcontractorId && !companies.has(subcontractorId.toLowerCase()))
      throw invalid(`participants[${place}].subcontractorId`, 'notValid')
  }
}
