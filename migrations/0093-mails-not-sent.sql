-- How many wait, for how long, and how many were refused is asked every few seconds by whoever watches.
create index outbox_mail_not_sent on outbox_mail (created_at) where sent_at is null;
