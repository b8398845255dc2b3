import type { InferType } from 'yup'
import type { companyProofsInput } from '#schema/companies/companyProof.input.ts'
import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { Company } from '#server/companies/company.entity.ts'
import { AppError } from '#server/kernel/errors.ts'
import { partOf } from '#server/kernel/partOf.ts'
import { now } from '#server/kernel/rows/moments.ts'

const most = 50

/** Whoever has been in the company longest registered it. */
const companyColumns = `select c.id, c.name, c.organization_number::text "organizationNumber", c.created_at "createdAt", f.name "registeredBy",
    coalesce(f.proven, false) "isEmailProven", c.proven_role "registerRole", c.proof_reason reason, c.proven_at "provenAt",
    case when c.proven_by = 'register' then 'PROVEN' when c.proven_by = 'administrator' then 'CONFIRMED'
      when c.doubted_at is not null then 'DOUBTED' else 'UNPROVEN' end state
  from company c left join lateral (select u.name, u.email_verified_at is not null proven from account a join app_user u on u.id = a.user_id
    where a.company_id = c.id order by a.id limit 1) f on true`
const matches = `exists (select where folded(c.name || ' ' || c.organization_number) like folded($1)
  or exists (select from account a join app_user u on u.id = a.user_id where a.company_id = c.id and folded(u.email::text) like folded($1)))`
const list = ofEverybody(`${companyColumns} where ${matches} and (not $2::boolean or c.proven_at is null)
  order by c.proven_at is not null, c.doubted_at is null, c.id desc limit ${most + 1} offset ($3::int - 1) * ${most}`)
const counts = ofEverybody(`select count(*)::int "totalCount", count(*) filter (where proven_at is null)::int "waitingCount" from company`)
const one = ofEverybody(`${companyColumns} where c.id = $1`)

interface CompanyRow {
  createdAt: Date
  provenAt: Date | null
}
const inWriting = ({ createdAt, provenAt, ...company }: CompanyRow) => ({
  ...company,
  createdAt: createdAt.toISOString(),
  provenAt: provenAt?.toISOString() ?? null,
})

export async function companiesNamed(grant: SystemGrant, { searchValue, onlyWaiting, page }: InferType<typeof companyProofsInput>) {
  const companies = await grant.query<CompanyRow>(list, partOf(searchValue), onlyWaiting ?? false, page ?? 1)
  const [counted] = await grant.query<{ totalCount: number; waitingCount: number }>(counts)
  return { companies: companies.slice(0, most).map(inWriting), hasMore: companies.length > most, ...counted! }
}

/** Once, with a reason that stays. */
export async function confirmCompanyFor(grant: SystemGrant, id: string, reason: string) {
  const proof = {
    provenAt: now,
    provenBy: 'administrator',
    proofReason: reason,
    confirmedBy: grant.viewer.userId,
    doubtedAt: null,
  } as const
  const [confirmed] = await grant.rows(Company).mark({ id, provenAt: null }, { ...proof, updatedAt: now })
  const [company] = await grant.query<CompanyRow>(one, id)
  if (!company) throw new AppError('entityNotFound')
  if (!confirmed) throw new AppError('cannotHandleTheRequest', { reason: 'transition' })
  return inWriting(company)
}
