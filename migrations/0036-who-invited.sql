-- Who asked somebody to come into a company, to be told of a no.
alter table account add invited_by uuid references account on delete set null;
create index account_inviter on account (invited_by) where invited_by is not null;
