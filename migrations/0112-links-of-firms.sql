-- A link is for a participant who was asked for papers, or for a firm that was asked for a price: by that the firm does all that
-- it is asked for in the project. Those that were mailed before go on to bring papers alone.
alter table supplier_link add column subcontractor_id uuid references subcontractor on delete cascade;
alter table supplier_link add check (participant_id is null or subcontractor_id is null);
create index supplier_link_subcontractor on supplier_link (subcontractor_id) where subcontractor_id is not null;
