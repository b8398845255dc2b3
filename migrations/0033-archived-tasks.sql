-- Maintenance that was done has a section of its own. Its pictures are read by whoever may read that, and by nobody else.
-- Links from before name no such section, and don't show it until their owner says so.
update file f set section = 'archived-tasks' from maintenance_occurrence o
  where o.estate_id = f.estate_id and o.file_id = f.id and f.section = 'estate';
