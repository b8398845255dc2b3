-- Who is responsible for a task may be a supplier of the same estate, and follows what that is to the landlord.
alter table maintenance_supplier add unique (estate_id, id, party_kind);
alter table maintenance_task
  add supplier_id uuid,
  add foreign key (estate_id, supplier_id, responsible_kind) references maintenance_supplier (estate_id, id, party_kind) on update cascade;
create index maintenance_task_supplier on maintenance_task (estate_id, supplier_id) where supplier_id is not null;

create function task_finds_supplier() returns trigger language plpgsql as $$
begin
  new.supplier_id := (select id from maintenance_supplier where estate_id = new.estate_id and id = new.responsible_id);
  return new;
end $$;
create trigger maintenance_task_supplier before insert or update of responsible_id on maintenance_task
  for each row execute function task_finds_supplier();
update maintenance_task set responsible_kind = 'landlord', responsible_id = null where responsible_kind = 'supplier';
alter table maintenance_task add check (responsible_kind = 'landlord' or supplier_id is not null);

-- The owners together take over from a supplier that goes.
create function supplier_hands_back() returns trigger language plpgsql as $$
begin
  update maintenance_task set responsible_kind = 'landlord', responsible_id = null, version = version + 1, updated_at = now()
    where estate_id = old.estate_id and supplier_id = old.id;
  return old;
end $$;
create trigger maintenance_supplier_hands_back before delete on maintenance_supplier for each row execute function supplier_hands_back();

-- What a supplier did is kept under the name it had then.
alter table maintenance_occurrence add supplier_name text;
