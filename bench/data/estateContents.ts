/** The estate that holds more than all others: by its number among them, where `$largeEstate` says so. */
export const largeEstate = 7
/** Where rooms are added, so that nothing that is read grows: of each owner the eighth. */
const workshop = 8

/** A full first page of everything, and of the large estate far more than that. */
const amounts = `
create temp table furnished as
  select h.id estate_id, h.n, o.account_id, case when h.n = $largeEstate then 40 else 4 end floors, case when h.n = $largeEstate then 50 else 7 end rooms,
    case when h.n = $largeEstate then 10 else 3 end comments, case when h.n = $largeEstate then 200 else 21 end buildings,
    case when h.n = $largeEstate then 5000 else $documentsEach end documents
  from home h join owner o on o.n = h.owner where h.n % 10 = 1 or h.n = $largeEstate;
`

const interior = `
create temp table storey as
  select f.*, k, new_id() id from furnished f, generate_series(1, f.floors) k
  union all
  select h.id, h.n, o.account_id, 0, 0, 0, 0, 0, 1, new_id() from home h join owner o on o.n = h.owner where h.n % 10 = ${workshop};
insert into floor (id, estate_id, type, name, sort_order, room_count, area_m2)
  select id, estate_id, (array['basement', 'groundFloor', 'floor1', 'loft'])[k % 4 + 1], case when k % 2 = 0 then 'Etasje ' || k end, k * 1024, rooms, rooms * 12.5 from storey;
create temp table chamber as select s.*, j, new_id() room_id from storey s, generate_series(1, s.rooms) j;
insert into room (id, estate_id, floor_id, type, name, area_m2, sort_order, comment_count)
  select room_id, estate_id, id, (array['kitchen', 'bathroom', 'bedroom', 'hall'])[j % 4 + 1], 'Rom ' || j, 12.5, j * 1024, comments from chamber;
create temp table remark as
  select c.estate_id, c.account_id, c.room_id, c.n, i, new_id() id, case when i = 1 then new_id() end picture from chamber c, generate_series(1, c.comments) i;
insert into room_comment (id, estate_id, room_id, text, author_account_id)
  select id, estate_id, room_id, 'Merknad nummer ' || i || ': fukt i hjørnet mot nord, sjekkes på nytt til våren.', account_id from remark;
insert into file (id, name, url_name, type, size, sha256, width, height, purpose, owner_account_id, is_temporary, estate_id, section)
  select picture, 'Rom.jpg', 'Rom.jpg', 'image/jpeg', 120000 + n % 9000, sha256(int8send(n)), 1600, 1200, 'image', account_id, false, estate_id, 'room-comments'
  from remark where picture is not null;
insert into room_comment_picture (estate_id, comment_id, file_id) select estate_id, id, picture from remark where picture is not null;
`

const buildings = `
create temp table app as select f.estate_id, f.n, k, f.buildings, new_id() id from furnished f, generate_series(1, f.buildings) k;
insert into building (id, estate_id, name, house_type, built_year, gross_area_m2, building_number)
  select id, estate_id, 'Bygning ' || lpad(k::text, 3, '0'), (array['detachedHouse', 'garage', 'outbuilding'])[k % 3 + 1], 1900 + k % 100, 80 + k % 50, (n % 9000 * 1000 + k)::text from app;
insert into building_part (estate_id, building_id, code, condition_grade) select estate_id, id, code, 'TG1' from app, unnest(array['23', '26']) code;
`

/** Papers of the buildings, with what was read in them; eight of each estate say something that no other does. */
const documents = `
create temp table writing as
  select f.estate_id, f.account_id, f.n * 10000 + d n, d, new_id() id, new_id() file_id, b.id building_id
  from furnished f cross join generate_series(1, f.documents) d join app b on b.estate_id = f.estate_id and b.k = d % f.buildings + 1;
insert into file (id, name, url_name, type, size, sha256, purpose, owner_account_id, is_temporary, estate_id, section)
  select file_id, 'Skriv ' || d || '.pdf', 'Skriv-' || d || '.pdf', 'application/pdf', 50000 + n % 9000, sha256(int8send(n)), 'document', account_id, false, estate_id, 'technical-information'
  from writing;
insert into other_document (id, estate_id, building_id, custom_name, file_id) select id, estate_id, building_id, 'Notat ' || d, file_id from writing;
insert into file_text (estate_id, file_id, section, kind, record_id, building_id, name, file_name, content, state, created_at)
  select estate_id, file_id, 'technical-information', 'otherDocument', id, building_id, 'Notat ' || d, 'Skriv ' || d || '.pdf',
    case when d <= 8 then 'Sluttbefaring av taket den ' || d || '. mai: ' else 'Gjennomgang: ' end ||
    (array['dreneringen er fra byggeåret', 'vinduene er skiftet', 'pipa er feid', 'kledningen trenger maling'])[n % 4 + 1] || '.', 'read',
    timestamptz '2026-01-01' + n % 90000 * interval '1 minute' from writing;
insert into file_text (estate_id, file_id, section, kind, type, record_id, name, file_name, state, created_at)
  select d.estate_id, d.file_id, 'report-archive', 'report', d.report_type, d.id, d.custom_name, f.name, 'unreadable', f.created_at
  from report_archive_document d join file f on f.id = d.file_id;
insert into document_count (estate_id, section, documents) select estate_id, section, count(*) from file_text group by estate_id, section;
`

/** What estates hold: floors with rooms and what was said of them, buildings, and papers that can be searched. */
export const estateContents = amounts + interior + buildings + documents
