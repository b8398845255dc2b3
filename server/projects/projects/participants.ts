import type { ParticipantRole } from '#schema/projects/projectTypes.ts'
import { ofEstate } from '#server/access/heldSql.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Account } from '#server/accounts/account.entity.ts'
import { Subcontractor } from '#server/companies/subcontractors/subcontractor.entity.ts'
import type { Row } from '#server/kernel/entity.ts'
import { invalid } from '#server/kernel/errors.ts'
import { isThere } from '#server/kernel/rows/moments.ts'
import { ProjectParticipant } from './projectParticipant.entity.ts'

/** One of the people of the company that runs the project, one of the companies that it calls in, or an owner of the estate. */
export interface Participant {
  role: ParticipantRole
  accountId?: string | null | undefined
  subcontractorId?: string | null | undefined
}

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

/** Nobody ceases to own it meanwhile. */
const holding = ofEstate('select account_id id from estate_owner where estate_id = $1 and account_id = any($2) for key share')

const keyOf = ({ role, accountId, subcontractorId }: Participant) => `${role} ${(accountId ?? subcontractorId)!.toLowerCase()}`

/** The first who does not belong there is named. */
async function refuseStrangers(grant: ProjectGrant, wanted: readonly Participant[]) {
  const owns = ({ role }: Participant) => role === 'Owner'
  const named = (kind: 'accountId' | 'subcontractorId', among = wanted) => among.map((one) => one[kind]).filter((id) => id != null)
  const idsOf = (rows: readonly Row[]) => new Set(rows.map(({ id }) => id))
  const works = wanted.filter((one) => !owns(one))
  const colleagues = { id: named('accountId', works), isDisabled: false, userId: isThere }
  const people = idsOf(await grant.ofCompany(Account).allLocked(colleagues, 'key share'))
  const claimed = named('accountId', wanted.filter(owns))
  const owners = idsOf(claimed.length ? await grant.query<Row>(holding, claimed) : [])
  const companies = idsOf(await grant.owned(Subcontractor).allLocked({ id: named('subcontractorId') }, 'key share'))
  for (const [place, one] of wanted.entries()) {
    const { accountId, subcontractorId } = one
    const involved = owns(one) ? owners : people
    if (accountId && !involved.has(accountId.toLowerCase())) throw invalid(`participants[${place}].accountId`, 'notValid')
    if (subcontractorId && !companies.has(subcontractorId.toLowerCase()))
      throw invalid(`participants[${place}].subcontractorId`, 'notValid')
  }
}
