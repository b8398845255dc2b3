-- A deviation is spoken of by its number in its project.
alter table project_deviation add number int check (number > 0);
update project_deviation d set number = n.number
  from (select id, row_number() over (partition by project_id order by created_at, id) number from project_deviation) n where n.id = d.id;
alter table project_deviation alter column number set not null;
alter table project_deviation add unique (project_id, number);

-- Papers of a completed project lie among the renovations of its estate, and are closed with them.
update file set section = 'renovations' where project_id is not null and section = 'estate';
update file_text x set section = 'renovations' from file f
  where f.id = x.file_id and x.section = 'estate' and f.project_id is not null and f.section = 'renovations';
