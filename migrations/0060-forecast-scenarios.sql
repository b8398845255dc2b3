-- What thirty years would come to with another plan and other figures. Nothing of it is so until somebody adopts it.

-- From a year on another amount is saved, in the kroner of this year as the first.
alter table forecast_assumption
  add later_saving_ore bigint check (later_saving_ore between 0 and 1000000000000),
  add later_from int check (later_from between 1900 and 2200),
  add check ((later_saving_ore is null) = (later_from is null));

create table forecast_scenario (
  id uuid primary key default new_id(),
  estate_id uuid not null references estate on delete cascade,
  name text not null check (length(name) between 1 and 100),
  -- What is not said is as the plan has it.
  price_growth_bp int check (price_growth_bp between 0 and 2000),
  price_source text check (length(price_source) between 1 and 255),
  yearly_saving_ore bigint check (yearly_saving_ore between 0 and 1000000000000),
  saving_from int check (saving_from between 1900 and 2200),
  -- The version of what the plan is counted with, as it was when this was written.
  seen_version int,
  adopted_at timestamptz,
  -- What stood in the plan before, for as long as it can be put back.
  was jsonb,
  version int not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (estate_id, id),
  check (saving_from is null or yearly_saving_ore is not null),
  check (was is null or adopted_at is not null)
);

-- What a scenario does with one task. The plan may lose the task meanwhile: its title stays.
create table scenario_change (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  scenario_id uuid not null,
  task_id uuid,
  title text not null check (length(title) between 1 and 255),
  action text not null check (action in ('move', 'drop', 'join')),
  move_to date,
  joined_to_id uuid,
  cost_ore bigint check (cost_ore between 0 and 1000000000000),
  -- How both stood when this was written.
  seen text not null,
  seen_joined text,
  foreign key (estate_id, scenario_id) references forecast_scenario (estate_id, id) on delete cascade,
  foreign key (estate_id, task_id) references maintenance_task (estate_id, id) on delete set null (task_id),
  foreign key (estate_id, joined_to_id) references maintenance_task (estate_id, id) on delete set null (joined_to_id),
  unique (scenario_id, task_id),
  check ((action = 'move') = (move_to is not null)),
  check (action = 'join' or joined_to_id is null),
  check (action <> 'drop' or cost_ore is null)
);
create index scenario_change_estate on scenario_change (estate_id, scenario_id);
create index scenario_change_task on scenario_change (estate_id, task_id);
create index scenario_change_joined on scenario_change (estate_id, joined_to_id);
