-- Documents of an estate are found by their names, by what kind they are, and by what stands in them.

-- Norwegian stems without a list of words that are left out: while a word is being typed, its beginning may be on such a list.
create text search dictionary norwegian_stems (template = snowball, language = norwegian);
create text search configuration document_words (copy = norwegian);
alter text search configuration document_words
  alter mapping for asciiword, word, asciihword, hword, hword_asciipart, hword_part with unaccent, norwegian_stems;

-- A text as its words alone, folded as all that is searched.
create function words_of(value text) returns text language sql immutable parallel safe as $$
  select coalesce(trim(regexp_replace(public.folded(value), '[^[:alnum:]]+', ' ', 'g')), '')
$$;

-- What the words end with, from four letters on: `takst` finds `verditakst`.
create function word_endings(words text) returns text language sql immutable parallel safe as $$
  select coalesce(string_agg(substr(word, n), ' '), '')
  from unnest(string_to_array(words, ' ')) word, generate_series(2, length(word) - 3) n
$$;

-- All the words, in any order; the last may be the beginning of one, for it may still be on its way.
create function document_query(value text) returns tsquery language sql immutable parallel safe as $$
  select case when last is null then ''::tsquery
    else to_tsquery('pg_catalog.norwegian', array_to_string(whole, ' & ')) && to_tsquery('public.document_words', last || ':*') end
  from (select list[cardinality(list)] last, list[:cardinality(list) - 1] whole
    from (select string_to_array(nullif(public.words_of(value), ''), ' ') list) words) query
$$;

-- A passage with what was found in it: pieces of plain text, of which every second is a match. Empty where nothing was.
create function document_excerpt(content text, query tsquery) returns text[] language plpgsql immutable parallel safe cost 10000 as $$
declare
  words text;
  word text;
  place int;
  marked text;
begin
  if content is null or numnode(query) = 0 then return '{}'; end if;
  words := public.folded(content);
  for word in select lexeme[1] from regexp_matches(query::text, '''([^'']+)''', 'g') lexeme loop
    place := least(place, coalesce(nullif(strpos(' ' || words, ' ' || word), 0), nullif(strpos(words, word), 0)));
  end loop;
  if place is null then return '{}'; end if;
  -- Folding changes the length of a text by a little.
  place := place::bigint * length(content) / length(words);
  marked := ts_headline('public.document_words', substr(content, greatest(place - 200, 1), 1200), replace(query::text, '&', '|')::tsquery,
    format('StartSel="%s", StopSel="%s", MaxWords=32, MinWords=16, ShortWord=0', chr(2), chr(3)));
  return case when strpos(marked, chr(2)) > 0 then regexp_split_to_array(marked, '[' || chr(2) || chr(3) || ']') else '{}' end;
end $$;

-- What kinds of paper are called, in both languages, so that they are found by it.
create function words_for_kind(kind text, type text) returns text language sql immutable parallel safe as $$
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

-- What is searched of the documents of an estate: each file that a record keeps, with the words of both.
create table file_text (
  id uuid primary key default new_id(),
  estate_id uuid not null,
  file_id uuid not null unique,
  section text not null,
  kind text not null check (kind in
    ('report', 'insurance', 'privateDocument', 'drawing', 'otherDocument', 'controlPoint', 'renovation', 'maintenance', 'mailboxDocument')),
  type text,
  record_id uuid not null,
  building_id uuid,
  name text not null,
  file_name text not null,
  content text check (length(content) <= 250000),
  state text not null default 'waiting' check (state in ('waiting', 'asked', 'read', 'unreadable')),
  search tsvector generated always as (
    setweight(to_tsvector('public.document_words', words_of(name || ' ' || file_name)), 'A') ||
    setweight(to_tsvector('public.document_words', words_of(words_for_kind(kind, type))), 'B') ||
    setweight(to_tsvector('public.document_words', word_endings(words_of(name || ' ' || file_name))), 'C') ||
    setweight(to_tsvector('public.document_words', words_of(content)), 'D')) stored,
  created_at timestamptz not null,
  foreign key (estate_id, file_id) references file (estate_id, id) on delete cascade
);
create index file_text_search on file_text using gin (estate_id, search);
-- How many there are is told from the index alone.
create index file_text_newest on file_text (estate_id, created_at desc, id desc) include (section, kind);
create index file_text_record on file_text (record_id);
create index file_text_waiting on file_text (id) where state = 'waiting';

-- Hung on each table whose records keep documents: `keep_file_text(kind, column of its name, column of its type, key of its record)`.
create function keep_file_text() returns trigger language plpgsql as $$
declare
  before jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) end;
  after jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) end;
begin
  if before ->> 'file_id' is distinct from after ->> 'file_id' then
    delete from file_text where file_id = (before ->> 'file_id')::uuid;
  end if;
  if after ->> 'file_id' is not null then
    insert into file_text (estate_id, file_id, section, kind, type, record_id, building_id, name, file_name, created_at)
      select f.estate_id, f.id, f.section, tg_argv[0], after ->> tg_argv[2], (after ->> tg_argv[3])::uuid, (after ->> 'building_id')::uuid,
        coalesce(after ->> tg_argv[1], (select p.name from estate_control_point p where p.id = (after ->> 'control_point_id')::uuid),
          after ->> 'company', f.name), f.name, f.created_at
      from file f where f.id = (after ->> 'file_id')::uuid and f.estate_id is not null
      on conflict (file_id) do update set type = excluded.type, name = excluded.name;
  end if;
  return null;
end $$;
