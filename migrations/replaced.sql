-- What is done to a database of the migrations that the baselines replace, so that it is like a fresh one.

-- The column by which documents are searched had kept an older function, which knows nothing of the papers of a plan.
drop function words_for_kind(text, text);
alter function words_for_kind_of_old(text, text) rename to words_for_kind;
create or replace function words_for_kind(kind text, type text) returns text language sql immutable parallel safe as $$
  select concat_ws(' ',
    case kind
      when 'report' then 'rapport report'
      when 'insurance' then 'forsikring insurance'
      when 'privateDocument' then 'privat private'
      when 'drawing' then 'tegning dokumentasjon drawing'
      when 'controlPoint' then 'kontrollpunkt control point'
      when 'renovation' then 'oppussing renovation'
      when 'maintenance' then 'vedlikehold vedlikeholdsplan maintenance plan'
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
update file_text set name = name where kind = 'maintenance';

-- Indexes that said what another one says. Of readings, whose table grows most, one index is enough.
drop index moisture_sensor_estate, project_estate, moisture_reading_newest;
alter table moisture_reading
  drop constraint moisture_reading_pkey,
  add primary key (sensor_id, measured_at) include (value);
