import { writtenAt } from '#server/kernel/days.ts'

/**
 * All that hangs on a session `s`: its user `u`, the selected account `a`, and as `r`, `l` and `p` the roles, licences and
 * permissions in force. What counts and for how long is decided here, by the database's clock alone.
 */
export const ofSession = `session s join app_user u on u.id = s.user_id left join account a on a.id = s.account_id
  cross join lateral (
    select array(select role from account_role where account_id = a.id order by role) || case when u.is_system_admin then array['System.Admin'] end roles) r
  cross join lateral (
    select coalesce(array_agg(distinct plan order by plan) filter (where valid_from <= now()), '{}') plans,
      least(min(valid_to) filter (where valid_from <= now()), min(valid_from) filter (where valid_from > now())) changes
    from licence where (account_id = a.id or company_id = a.company_id) and valid_to > now()) l
  cross join lateral (
    select coalesce(json_agg(json_build_object('subject', subject, 'effect', effect, 'action', action,
        'expirationDate', ${writtenAt('expiration_date')}) order by subject, id), '[]') entries,
      min(expiration_date) changes
    from permission where account_id = a.id and (expiration_date is null or expiration_date > now())) p`
