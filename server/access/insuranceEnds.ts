import type { EntityManager } from 'typeorm'
import type { PermissionEntry } from '#schema/access/entries.ts'
import type { InsuranceKind } from '#schema/estates/insurance.input.ts'
import type { Language } from '#server/kernel/texts.ts'
import { mayOnEstate } from './estateRights.ts'

interface EndingInsurance {
  estateId: string
  address: string
  kind: InsuranceKind
  company: string
  validTo: string
}

/**
 * Insurances whose last day comes within thirty, and of which nobody has been told. They are marked as told in the same
 * statement, so that of two that look at once one finds them.
 */
const claim = `update insurance_document i set reminded_of = i.valid_to from estate e, (select (now() at time zone 'Europe/Oslo')::date today) d
  where e.id = i.estate_id and i.valid_to between d.today and d.today + 30 and i.reminded_of is distinct from i.valid_to
  returning e.id "estateId", e.address_line1 address, i.kind, i.company, i.valid_to::text "validTo"`

export async function endingInsurances(db: EntityManager): Promise<EndingInsurance[]> {
  const [rows]: [EndingInsurance[]] = await db.query(claim)
  return rows
}

interface Owner {
  estateId: string
  email: string
  language: Language
  firstName: string
  entries: PermissionEntry[]
}

const owners = `select o.estate_id "estateId", u.email, u.language, u.first_name "firstName",
    (select coalesce(json_agg(json_build_object('subject', p.subject, 'effect', p.effect, 'action', p.action, 'expirationDate', p.expiration_date)), '[]')
      from permission p where p.account_id = a.id) entries
  from estate_owner o join account a on a.id = o.account_id and not a.is_disabled join app_user u on u.id = a.user_id
  where o.estate_id = any($1::uuid[]) order by o.estate_id, o.created_at, o.id`

/** The owners of these estates, as far as they may read what insures them; somebody with two accounts is told once. */
export async function insuranceReaders(db: EntityManager, estateIds: readonly string[]): Promise<ReadonlyMap<string, readonly Owner[]>> {
  const found: Owner[] = await db.query(owners, [[...new Set(estateIds)]])
  const readers = Map.groupBy(
    found.filter(({ entries, estateId }) => mayOnEstate({ entries, standing: 'owner', estateId, action: 'read', section: 'insurance' })),
    ({ estateId }) => estateId,
  )
  for (const [estateId, those] of readers) readers.set(estateId, [...new Map(those.map((owner) => [owner.email, owner])).values()])
  return readers
}
