import type { SystemGrant } from '#server/access/caretaker.ts'
import { ofEverybody } from '#server/access/heldSql.ts'
import { there } from '#server/kernel/errors.ts'

const figures = ofEverybody(`select
  (select count(*)::int from app_user where deleted_at is null) "userCount",
  (select count(*)::int from estate) "estateCount",
  c.companies "companyCount", c.waiting "waitingCompanyCount",
  (select count(*)::int from estate_claim where state = 'waiting' and expires_at > now()) "waitingClaimCount",
  (select count(*)::int from licence where valid_from <= now() and valid_to > now()) "licenceCount",
  (select count(*)::int from licence l where valid_from <= now() and valid_to > now() and valid_to < now() + interval '30 days' and not exists (select from licence n
    where n.plan = l.plan and n.account_id is not distinct from l.account_id and n.company_id is not distinct from l.company_id and n.valid_to > l.valid_to)) "endingLicenceCount",
  m.waiting "waitingMailCount", m.failed "failedMailCount",
  (select count(*)::int from pgboss.job where state in ('failed', 'retry')) "failingJobCount",
  (select coalesce(sum(bytes), 0)::float8 from storage) "storedBytes",
  (select count(*)::int from storage where bytes >= 0.9 * nullif(current_setting('grunnmur.room', true), '')::bigint) "fullHolderCount",
  (select count(*)::int from audit_entry where at > now() - interval '24 hours') "recentDeedCount"
  from (select count(*)::int companies, count(*) filter (where proven_at is null)::int waiting from company) c,
    (select count(*) filter (where sent_at is null and failed_at is null)::int waiting, count(*) filter (where failed_at is not null)::int failed
      from outbox_mail) m`)

export async function figuresOf(grant: SystemGrant) {
  const [counted] = await grant.query<object>(figures)
  return there(counted)
}
