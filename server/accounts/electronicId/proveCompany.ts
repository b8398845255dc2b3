import { type AsksAboutPeople, ofPeople } from '#server/access/heldSql.ts'
import type { Registers } from '#server/kernel/registers.ts'
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
const prove =
  ofPeople(`update company set proven_at = now(), proven_by = 'register', proven_role = $2, doubted_at = null, updated_at = now()
  where id = $1 and proven_at is null returning id`)
const doubt = ofPeople(`update company set doubted_at = now() where id = $1 and proven_at is null`)

/**
 * Proves the companies of somebody who has just shown who they are, where the company register names them in a role. Where it
 * names somebody much like them, an administrator of the whole looks into it. Answers the companies that are proven now.
 */
export async function proveCompany({ people, registers, userId, cancelled }: Asking, person: ProvenPerson): Promise<string[]> {
  const proven: string[] = []
  for (const { id, organizationNumber } of await people.query<Unproven>(own, userId)) {
    const named = (await registers.rolesIn(organizationNumber, cancelled)).map((holder) => ({ ...holder, is: likeness(person, holder) }))
    const same = named.find(({ is }) => is === 'same')
    if (same) proven.push(...(await people.query<{ id: string }>(prove, id, same.role)).map((row) => row.id))
    else if (named.some(({ is }) => is === 'doubtful')) await people.query(doubt, id)
  }
  return proven
}
