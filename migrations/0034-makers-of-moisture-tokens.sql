-- A network of sensors hands in readings for as long as whoever made its token may. Of those from before nobody knows who did.
alter table moisture_token add created_by uuid references account on delete cascade;
create index moisture_token_maker on moisture_token (created_by) where created_by is not null;
