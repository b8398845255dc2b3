-- What there is of the house itself is shown by a link as its owner chooses. Links that are there go on showing it.
update public_link set sections = '{interior,room-comments,exterior,renovations,value}' || sections where project_id is null;

-- Files lie where those read them who read their record.
update file f set section = 'exterior' from exterior_image i where i.file_id = f.id and f.section = 'estate';
update file f set section = 'room-comments' from room_comment_picture p where p.file_id = f.id and f.section = 'estate';
update file f set section = 'renovations' from renovation_picture p where p.file_id = f.id and f.section = 'estate' and f.project_id is null;
update file f set section = 'renovations' from renovation_document d where d.file_id = f.id and f.section = 'estate' and f.project_id is null;
update file_text x set section = f.section from file f where f.id = x.file_id and x.section = 'estate' and f.section <> 'estate';
