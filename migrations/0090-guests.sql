-- Whom an owner lets in to an estate. What that permits are entries of its own, which come and go with it.
create table guest_invitation (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  account_id uuid references account on delete cascade,
  email text not null check (length(email) <= 254),
  -- What the owner calls the guest; what a guest is called themselves is nobody's to know.
  name text check (length(name) between 1 and 255),
  access_level text not null check (access_level in ('read', 'edit')),
  restrictions text[] not null default '{}',
  expires_at timestamptz,
  state text not null default 'CREATED' check (state in ('CREATED', 'CONFIRMED')),
  invited_by uuid references account on delete set null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (account_id, estate_id)
);
create unique index guest_invitation_email on guest_invitation (estate_id, lower(email));
create index guest_invitation_estate on guest_invitation (estate_id, id desc);
create index guest_invitation_inviter on guest_invitation (invited_by) where invited_by is not null;

alter table permission add guest_invitation_id uuid references guest_invitation on delete cascade;
create index permission_guest_invitation on permission (guest_invitation_id) where guest_invitation_id is not null;

-- Who owns an estate is no guest there any more.
create function owner_is_no_guest() returns trigger language plpgsql as $$
begin
  delete from guest_invitation where estate_id = new.estate_id and account_id = new.account_id;
  return null;
end $$;
create trigger owner_is_no_guest after insert on estate_owner for each row execute function owner_is_no_guest();
