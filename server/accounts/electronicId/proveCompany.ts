import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import { Company } from '#server/companies/company.entity.ts'
import type { Registers } from '#server/kernel/registers.ts'
import { now } from '#server/kernel/rows/moments.ts'
import { likeness, type ProvenPerson } from './samePerson.ts'

interface Asking {
  people: AsksAboutPeople
  registers: Pick<Registers, 'rolesIn'>
  /** Who has just shown that they are this person. */
  userId: string
  cancelled: AbortSignal
}
interface Unproven {
  id: string
  organizationNumber: string
}

const own = ofPeople(`select c.id, c.organization_number "organizationNumber" from company c join account a on a.company_id = c.id
  where a.user_id = $1 and not a.is_disabled and c.proven_at is null order by c.id limit 20`)

/**
 * Proves the companies of somebody who has just shown who they are, where the company register names them in a role. Where it
 * names somebody much like them, an administrator of the whole looks into it. Answers the companies that are proven now.
 */
export async function proveCompany({ people, registers, userId, cancelled }: Asking, person: ProvenPerson): Promise<string[]> {
  const proven: string[] = []
  for (const { id, organizationNumber } of await people.query<Unproven>(own, userId)) {
    const named = (await registers.rolesIn(organizationNumber, cancelled)).map((holder) => ({ ...holder, is: likeness(person, holder) }))
    const same = named.find(({ is }) => is === 'same')
    const unproven = people.about(Company, { id })
    const proof = same && { provenAt: now, provenBy: 'register' as const, provenRole: same.role, doubtedAt: null, updatedAt: now }
    if (proof) proven.push(...(await unproven.mark({ provenAt: null }, proof)).map((row) => row.id))
    else if (named.some(({ is }) => is === 'doubtful')) await unproven.mark({ provenAt: null }, { doubtedAt: now })
  }
  return proven
}
