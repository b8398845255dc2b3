-- Whoever a company asks to own an estate says yes or no. Until they have said yes nothing is theirs, whether or not their address
-- is known here; what the company sees of them is what it has written itself.

alter table owner_invitation
  add column company_id uuid references company on delete cascade,
  add column invited_by uuid references account on delete set null,
  -- An order that awaits their answer.
  add column order_id uuid references project_order on delete set null,
  add column first_name text check (length(first_name) <= 255),
  add column last_name text check (length(last_name) <= 255),
  add column language text not null default 'nb' check (language in ('nb', 'en')),
  add column state text not null default 'invited' check (state in ('invited', 'accepted', 'declined', 'withdrawn', 'left', 'unasked')),
  -- The company asks this address no more, about any estate.
  add column is_for_good boolean not null default false check (not is_for_good or state = 'declined'),
  -- Whoever said yes, or was never asked.
  add column account_id uuid references account on delete set null,
  add column expires_at timestamptz,
  add column mailed_at timestamptz,
  add column answered_at timestamptz;

-- What waited until now was asked by whoever added the estate, or else by whoever runs a project there. What they wrote of the
-- person is not kept.
update owner_invitation i set first_name = '', last_name = '', mailed_at = i.created_at, expires_at = now() + interval '30 days', company_id = coalesce(
  (select l.company_id from access_link l where l.estate_id = i.estate_id and l.company_id is not null and l.claimed_at is not null
    order by l.claimed_at limit 1),
  (select p.company_id from project p where p.estate_id = i.estate_id and p.company_id is not null order by p.created_at desc limit 1));
delete from owner_invitation where company_id is null;

alter table owner_invitation
  alter column company_id set not null,
  alter column expires_at set not null,
  drop constraint owner_invitation_estate_id_email_key,
  add unique (estate_id, company_id, email);
create unique index owner_invitation_open on owner_invitation (estate_id, company_id) where state = 'invited';
create index owner_invitation_company on owner_invitation (company_id, email);
create index owner_invitation_inviter on owner_invitation (invited_by) where invited_by is not null;
create index owner_invitation_order on owner_invitation (order_id) where order_id is not null;
create index owner_invitation_account on owner_invitation (account_id) where account_id is not null;
create index owner_invitation_unmailed on owner_invitation (id) where mailed_at is null;

-- Those who became owners because a company said so, and were not asked: of an estate that it added, or of one that a customer was
-- invited to. They are told once, and may leave.
insert into owner_invitation (estate_id, company_id, email, account_id, state, created_at, expires_at)
select o.estate_id, coalesce(added.company_id, asked.company_id), u.email, o.account_id, 'unasked', o.created_at, now()
  from estate_owner o join estate e on e.id = o.estate_id and e.removed_at is null
    join account a on a.id = o.account_id join app_user u on u.id = a.user_id and u.deleted_at is null
    left join lateral (select l.company_id from access_link l where l.estate_id = o.estate_id and l.company_id is not null
      and l.claimed_at = e.created_at limit 1) added on true
    left join lateral (select p.company_id from order_event v join project p on p.id = v.project_id and p.company_id is not null
      where v.estate_id = o.estate_id and v.action = 'invite' and v.created_at <= o.created_at order by v.created_at desc limit 1) asked on true
  where o.claim_status <> 'claimed' and coalesce(added.company_id, asked.company_id) is not null
    and not exists (select from estate_claim c where c.estate_id = o.estate_id and c.account_id = o.account_id and c.state = 'approved')
on conflict do nothing;
