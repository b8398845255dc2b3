import type { EntityManager } from 'typeorm'
import type { InsuranceKind } from '#schema/estates/insurance.input.ts'

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
