-- What an order grew out of: something in the project that was not as it should be, or a task of the plan of the house.
alter table project_order
  add deviation_id uuid,
  add task_id uuid,
  add check (num_nonnulls(deviation_id, task_id) <= 1),
  add foreign key (estate_id, project_id, deviation_id) references project_deviation (estate_id, project_id, id) on delete set null (deviation_id),
  add foreign key (estate_id, task_id) references maintenance_task (estate_id, id) on delete set null (task_id);
create index project_order_deviation on project_order (deviation_id) where deviation_id is not null;
create index project_order_task on project_order (task_id) where task_id is not null;
