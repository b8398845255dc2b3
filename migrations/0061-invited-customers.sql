-- A customer who is not here yet is invited by whoever leads the project, and the order tells that.
alter table order_event drop constraint order_event_action_check;
alter table order_event add constraint order_event_action_check
  check (action in ('create', 'ask', 'takeOver', 'release', 'invite', 'withdraw', 'reject', 'resend', 'rework', 'approve', 'comment'));
