-- What somebody is to an estate is said in one order everywhere: a builder is one, whatever an owner shares with them beside that.
drop function part_in_estate(uuid, uuid, uuid, uuid, boolean);
create function part_in_estate(asked uuid, account uuid, company uuid, employer uuid) returns text
  language plpgsql stable parallel safe as $$
begin
  if not exists (select from estate e where e.id = asked) then return null; end if;
  if company is not null and exists (select from access_link l where l.estate_id = asked and l.company_id = company and l.claimed_at is not null)
  then return 'company'; end if;
  if builds_on(asked, account, employer) then return 'builder'; end if;
  return 'none';
end $$;
