-- While instances are restarted one after the other, those of the build before still ask with five parameters (0113 took the
-- last one away). A later build takes this one away.
create function part_in_estate(asked uuid, account uuid, company uuid, employer uuid, asks_builders boolean) returns text
  language plpgsql stable parallel safe as $$
begin
  if not exists (select from estate e where e.id = asked) then return null; end if;
  if company is not null and exists (select from access_link l where l.estate_id = asked and l.company_id = company and l.claimed_at is not null)
  then return 'company'; end if;
  if asks_builders and builds_on(asked, account, employer) then return 'builder'; end if;
  return 'none';
end $$;
