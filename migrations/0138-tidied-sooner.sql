-- Lists and counts are read from indexes alone for as long as PostgreSQL knows a page to be seen by everybody; of a page that was
-- written to it looks up the rows as well. By itself it tidies up once a fifth of a table has changed: of large tables that is so
-- many rows that counts cost ten to twenty times as much until then. These are counted on many screens, and grow without end.
do $$
declare
  of_many text;
begin
  foreach of_many in array array['maintenance_task', 'maintenance_occurrence', 'file', 'file_text', 'report_archive_document',
    'project_order', 'order_line', 'control_point', 'building_part', 'room']
  loop
    execute format('alter table %I set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02,
      autovacuum_analyze_scale_factor = 0.02)', of_many);
  end loop;
end $$;
