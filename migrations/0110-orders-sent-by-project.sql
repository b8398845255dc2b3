-- Found by the project, as all that hangs on one.
create index order_sent_project on order_sent (project_id, id);
drop index order_sent_order;
