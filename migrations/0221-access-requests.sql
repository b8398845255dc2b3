-- An owner may ask a supplier whose company is not here yet: the request waits for it, and finds it when it comes.
alter table access_link
  alter company_id drop not null,
  add check (company_id is not null or (supplier_id is not null and status = 'unclaimed'));
create unique index access_link_waiting on access_link (estate_id, supplier_id) where company_id is null;

-- As long as nobody has claimed it, a request is for whoever the supplier is.
create function access_link_follows_supplier() returns trigger language plpgsql as $$
begin
  delete from access_link l where l.estate_id = new.estate_id and l.supplier_id = new.id and l.status = 'unclaimed'
    and exists (select from access_link o where o.estate_id = l.estate_id and o.company_id = new.company_id and o.id <> l.id);
  update access_link set company_id = new.company_id, updated_at = now()
    where estate_id = new.estate_id and supplier_id = new.id and status = 'unclaimed';
  return null;
end $$;
create trigger access_link_follows_supplier after update on maintenance_supplier for each row
  when (new.company_id is distinct from old.company_id) execute function access_link_follows_supplier();

-- With a supplier goes what was asked of it; whom it let in stays until an owner ends that.
create function forget_access_requests() returns trigger language plpgsql as $$
begin
  delete from access_link where estate_id = old.estate_id and supplier_id = old.id and status = 'unclaimed';
  return old;
end $$;
create trigger forget_access_requests before delete on maintenance_supplier for each row execute function forget_access_requests();
