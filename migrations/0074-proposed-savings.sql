-- What a report proposes to save: one of the scenarios of the forecast, told beside the plan.
alter table maintenance_report
  add scenario_id uuid,
  add foreign key (estate_id, scenario_id) references forecast_scenario (estate_id, id) on delete set null (scenario_id);
create index maintenance_report_scenario on maintenance_report (scenario_id) where scenario_id is not null;
