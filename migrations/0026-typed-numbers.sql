-- A number that was only typed tells nothing of who typed it: what it left behind goes, and those who became owners by it are
-- owners as if they had added the estate themselves. Their claims stand here until the owners of such estates have been told.

insert into estate_claim (estate_id, account_id, evidence, share_numerator, share_denominator, state, expires_at, settled_at, settled_as, created_at)
  select o.estate_id, o.account_id, 'typed', greatest(o.share_numerator, 1), o.share_denominator, 'approved', o.created_at, o.created_at, 'register', o.created_at
  from estate_owner o join account a on a.id = o.account_id join app_user u on u.id = a.user_id join estate e on e.id = o.estate_id
  where o.claim_status = 'claimed' and u.identity_hash is not null and u.identity_proven_at is null
    and exists (select from estate_registry_entry r where r.user_id = u.id and e.identity_kind = r.identity_kind
      and case r.identity_kind
        when 'cadastre' then e.municipality_no = r.municipality_no and e.gnr = r.gnr and e.bnr = r.bnr and e.fnr = r.fnr and e.snr = r.snr
        else e.organization_number = r.organization_number and e.share_number = r.share_number end);
update estate_owner o set claim_status = 'claimedByDefault' from estate_claim c where c.estate_id = o.estate_id and c.account_id = o.account_id;

delete from estate_registry_entry where user_id in (select id from app_user where identity_proven_at is null);
update app_user set identity_hash = null, person_status = null, registry_asked_at = null
  where identity_proven_at is null and (identity_hash is not null or registry_asked_at is not null);
alter table app_user add constraint app_user_identity_check check (identity_hash is null or identity_proven_at is not null);
