-- The papers of renovations are found among an estate's documents.
alter table file_text drop constraint file_text_kind_check;
alter table file_text add check (kind in ('report', 'insurance', 'privateDocument', 'drawing', 'otherDocument', 'controlPoint', 'renovation'));

create or replace function words_for_kind(kind text, type text) returns text language sql immutable parallel safe as $$
  select concat_ws(' ',
    case kind
      when 'report' then 'rapport report'
      when 'insurance' then 'forsikring insurance'
      when 'privateDocument' then 'privat private'
      when 'drawing' then 'tegning dokumentasjon drawing'
      when 'controlPoint' then 'kontrollpunkt control point'
      when 'renovation' then 'oppussing renovation'
      else 'dokument document' end,
    case type
      when 'valueRate' then 'verditakst takst valuation'
      when 'damageReport' then 'skaderapport skade damage'
      when 'conditionReport' then 'tilstandsrapport tilstand condition'
      when 'broker' then 'megler broker'
      when 'appraiser' then 'takstmann appraiser'
      when 'workingDrawing' then 'arbeidstegning working'
      when 'applicationDrawing' then 'søknadstegning application'
      when 'detailedDrawing' then 'detaljtegning detailed'
      when 'fdv' then 'fdv forvaltning drift vedlikehold'
      when 'productDocumentation' then 'produktdokumentasjon product'
      when 'contract' then 'kontrakt contract'
      when 'receipt' then 'kvittering receipt'
      when 'agreement' then 'avtale agreement'
      when 'deliveryDescription' then 'leveransebeskrivelse delivery'
      when 'constructionApplication' then 'byggesøknad construction application'
      when 'heatLossCalculation' then 'varmetapsberegning heat loss'
      when 'finalReport' then 'sluttrapport final report'
      when 'completionCertificate' then 'ferdigattest completion certificate' end)
$$;

create trigger keep_file_text after insert or update or delete on renovation_document
  for each row execute function keep_file_text('renovation', 'custom_name', 'document_type', 'renovation_id');
-- Those that are there already.
update renovation_document set custom_name = custom_name;
