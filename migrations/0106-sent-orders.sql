-- What a customer was sent last, so that they go on seeing that once it is taken back and worked on anew.
create table order_sent (
  -- Its order's.
  id uuid primary key default new_id() references project_order on delete cascade,
  estate_id uuid not null,
  project_id uuid not null,
  sent_at timestamptz not null,
  -- Columns of the order, and its lines and papers as rows.
  content jsonb not null,
  lines jsonb not null,
  documents jsonb not null,
  foreign key (estate_id, project_id, id) references project_order (estate_id, project_id, id) on delete cascade
);
create index order_sent_order on order_sent (estate_id, project_id, id);

-- A paper that was sent, and was taken away from what is worked on since. It goes once another version is sent.
alter table order_document add column removed_at timestamptz;

insert into order_sent (id, estate_id, project_id, sent_at, content, lines, documents)
select o.id, o.estate_id, o.project_id, o.released_at,
  jsonb_build_object('title', o.title, 'description', o.description, 'trade', o.trade, 'subcontractor_id', o.subcontractor_id,
    'building_id', o.building_id, 'due_date', o.due_date, 'valid_until', o.valid_until, 'price_kind', o.price_kind,
    'why_outside', o.why_outside, 'asked_on', o.asked_on, 'days_added', o.days_added, 'net_ore', o.net_ore, 'vat_ore', o.vat_ore),
  coalesce((select jsonb_agg(to_jsonb(l) order by l.id) from order_line l where l.order_id = o.id), '[]'),
  coalesce((select jsonb_agg(to_jsonb(d) - 'removed_at' order by d.id) from order_document d where d.order_id = o.id), '[]')
from project_order o where o.released_at is not null;
