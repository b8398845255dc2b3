-- When whoever was given a part in a project first acted as the account that has it. Those from before have.
alter table project_participant add confirmed_at timestamptz;
update project_participant t set confirmed_at = t.created_at
  where t.account_id is not null or exists (select from subcontractor s where s.id = t.subcontractor_id and s.company_id is not null);
