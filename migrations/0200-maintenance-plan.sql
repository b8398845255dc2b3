-- Buildings that maintenance is planned for.
alter table building add in_plan boolean not null default false;

-- A part of a building is an area of the plan: what it is, what comes of it where it fails, and for how long it will do.
alter table building_part
  add description text check (length(description) <= 4000),
  add consequence_grade text check (consequence_grade in ('KG0', 'KG1', 'KG2', 'KG3')),
  add remaining_life_years int check (remaining_life_years between 0 and 200),
  add quantity float8 check (quantity >= 0),
  add unit text check (unit in ('piece', 'm', 'm2', 'm3')),
  add unique (estate_id, building_id, id);

create function maintenance_risk(condition_grade text, consequence_grade text) returns text language sql immutable parallel safe as $$
  select case when score >= 6 then 'high' when score >= 3 then 'medium' when score is not null then 'low' end
  from (select nullif(substr(condition_grade, 3), 'IU')::int * substr(consequence_grade, 3)::int score) graded
$$;

-- Of an area, or of the plan as a whole.
create table plan_document (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  building_id uuid,
  area_id uuid,
  custom_name text not null check (length(custom_name) between 1 and 255),
  file_id uuid not null,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  check ((building_id is null) = (area_id is null)),
  foreign key (estate_id, building_id, area_id) references building_part (estate_id, building_id, id) on delete cascade,
  foreign key (estate_id, file_id) references file (estate_id, id)
);
create index plan_document_area on plan_document (estate_id, area_id, id desc);
create index plan_document_building on plan_document (estate_id, building_id);
create index plan_document_file on plan_document (estate_id, file_id);

-- They are found among an estate's documents.
alter table file_text drop constraint file_text_kind_check;
alter table file_text add check (kind in ('report', 'insurance', 'privateDocument', 'drawing', 'otherDocument', 'controlPoint', 'renovation', 'maintenance'));
alter function words_for_kind(text, text) rename to words_for_kind_of_old;
create function words_for_kind(kind text, type text) returns text language sql immutable parallel safe as $$
  select case kind when 'maintenance' then 'vedlikehold vedlikeholdsplan maintenance plan' else public.words_for_kind_of_old(kind, type) end
$$;
create trigger keep_file_text after insert or update or delete on plan_document
  for each row execute function keep_file_text('maintenance', 'custom_name', '', 'id');
