-- The schema that the migrations make, as PostgreSQL itself tells it: to read and to compare with, never to run.
-- Written by `npm run migrate:schema`.

CREATE EXTENSION btree_gin;

CREATE EXTENSION citext;

CREATE EXTENSION fuzzystrmatch;

CREATE EXTENSION pg_trgm;

CREATE EXTENSION unaccent;

CREATE TEXT SEARCH DICTIONARY norwegian_stems (TEMPLATE = snowball, language = 'norwegian');

CREATE TEXT SEARCH CONFIGURATION document_words (PARSER = default);
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR asciihword WITH unaccent, norwegian_stems;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR asciiword WITH unaccent, norwegian_stems;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR email WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR file WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR float WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR host WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR hword WITH unaccent, norwegian_stems;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR hword_asciipart WITH unaccent, norwegian_stems;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR hword_numpart WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR hword_part WITH unaccent, norwegian_stems;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR int WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR numhword WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR numword WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR sfloat WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR uint WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR url WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR url_path WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR version WITH simple;
ALTER TEXT SEARCH CONFIGURATION document_words ADD MAPPING FOR word WITH unaccent, norwegian_stems;

CREATE TABLE access_link (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  company_id uuid,
  supplier_id uuid,
  status text DEFAULT 'unclaimed'::text NOT NULL,
  requested_at timestamp with time zone DEFAULT now() NOT NULL,
  claimed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT access_link_pkey PRIMARY KEY (id),
  CONSTRAINT access_link_estate_id_company_id_key UNIQUE (estate_id, company_id),
  CONSTRAINT access_link_check CHECK ((claimed_at IS NULL) = (status = 'unclaimed'::text)),
  CONSTRAINT access_link_check1 CHECK (company_id IS NOT NULL OR supplier_id IS NOT NULL AND status = 'unclaimed'::text),
  CONSTRAINT access_link_status_check CHECK (status = ANY (ARRAY['unclaimed'::text, 'claimed'::text, 'claimedByDefault'::text])),
  CONSTRAINT access_link_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT access_link_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT access_link_estate_id_supplier_id_fkey FOREIGN KEY (estate_id, supplier_id) REFERENCES maintenance_supplier(estate_id, id) ON DELETE SET NULL (supplier_id)
);
CREATE INDEX access_link_company ON access_link USING btree (company_id);
CREATE INDEX access_link_supplier ON access_link USING btree (estate_id, supplier_id) WHERE supplier_id IS NOT NULL;
CREATE UNIQUE INDEX access_link_waiting ON access_link USING btree (estate_id, supplier_id) WHERE company_id IS NULL;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON access_link DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.claimed_at IS NOT NULL AND (old.estate_id IS DISTINCT FROM new.estate_id OR old.company_id IS DISTINCT FROM new.company_id OR old.claimed_at IS DISTINCT FROM new.claimed_at)) EXECUTE FUNCTION count_standing_loss();
CREATE CONSTRAINT TRIGGER count_standing_loss_removed AFTER DELETE ON access_link DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.claimed_at IS NOT NULL) EXECUTE FUNCTION count_standing_loss();

CREATE TABLE access_token (
  id uuid DEFAULT new_id() NOT NULL,
  session_id uuid NOT NULL,
  account_id uuid NOT NULL,
  name text NOT NULL,
  scope text NOT NULL,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  areas text[],
  estate_ids uuid[],
  CONSTRAINT access_token_pkey PRIMARY KEY (id),
  CONSTRAINT access_token_session_id_key UNIQUE (session_id),
  CONSTRAINT access_token_areas_check CHECK (cardinality(areas) > 0),
  CONSTRAINT access_token_estate_ids_check CHECK (cardinality(estate_ids) >= 1 AND cardinality(estate_ids) <= 100),
  CONSTRAINT access_token_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT access_token_scope_check CHECK (scope = ANY (ARRAY['read'::text, 'write'::text])),
  CONSTRAINT access_token_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT access_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX access_token_account ON access_token USING btree (account_id);

CREATE TABLE account (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid,
  account_type text NOT NULL,
  company_id uuid,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  is_disabled boolean DEFAULT false NOT NULL,
  can_view_profile boolean DEFAULT true NOT NULL,
  is_profile_update_needed boolean DEFAULT false NOT NULL,
  is_remembered boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  invited_email citext,
  invited_first_name text,
  invited_last_name text,
  invited_phone text,
  left_at timestamp with time zone,
  invited_by uuid,
  blocked_at timestamp with time zone,
  CONSTRAINT account_pkey PRIMARY KEY (id),
  CONSTRAINT account_user_id_company_id_key UNIQUE (user_id, company_id),
  CONSTRAINT account_account_type_check CHECK (account_type = ANY (ARRAY['customer'::text, 'company'::text])),
  CONSTRAINT account_blocked_check CHECK (blocked_at IS NULL OR is_disabled),
  CONSTRAINT account_check CHECK ((account_type = 'company'::text) = (company_id IS NOT NULL)),
  CONSTRAINT account_check1 CHECK (num_nonnulls(invited_email, invited_first_name, invited_last_name) =
CASE
    WHEN user_id IS NULL THEN 3
    ELSE 0
END),
  CONSTRAINT account_check2 CHECK (user_id IS NOT NULL OR account_type = 'company'::text),
  CONSTRAINT account_check3 CHECK (left_at IS NULL OR is_disabled),
  CONSTRAINT account_invited_email_check CHECK (length(invited_email::text) <= 254),
  CONSTRAINT account_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id),
  CONSTRAINT account_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT account_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX account_company ON account USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX account_invited_email ON account USING btree (invited_email) WHERE user_id IS NULL;
CREATE INDEX account_inviter ON account USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE UNIQUE INDEX account_invited ON account USING btree (company_id, invited_email) WHERE user_id IS NULL;
CREATE UNIQUE INDEX account_one_customer ON account USING btree (user_id) WHERE account_type = 'customer'::text;
CREATE UNIQUE INDEX account_one_remembered ON account USING btree (user_id) WHERE is_remembered;
CREATE TRIGGER administrator_comes AFTER UPDATE OF user_id ON account FOR EACH ROW WHEN (new.company_id IS NOT NULL AND new.user_id IS NOT NULL AND old.user_id IS NULL) EXECUTE FUNCTION administrator_is_known();
CREATE TRIGGER forget_uploads BEFORE DELETE ON account FOR EACH ROW EXECUTE FUNCTION forget_uploads();
CREATE TRIGGER raise_session_version AFTER INSERT OR DELETE OR UPDATE ON account FOR EACH ROW EXECUTE FUNCTION raise_session_version();

CREATE TABLE account_role (
  account_id uuid NOT NULL,
  role text NOT NULL,
  CONSTRAINT account_role_pkey PRIMARY KEY (account_id, role),
  CONSTRAINT account_role_role_check CHECK (role = ANY (ARRAY['Customer.Owner'::text, 'Customer.Guest'::text, 'Company.Admin'::text, 'Company.Leader'::text, 'Company.Professional'::text])),
  CONSTRAINT account_role_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE TRIGGER administrator_named AFTER INSERT ON account_role FOR EACH ROW WHEN (new.role = 'Company.Admin'::text) EXECUTE FUNCTION administrator_is_known();
CREATE TRIGGER raise_session_version AFTER INSERT OR DELETE OR UPDATE ON account_role FOR EACH ROW EXECUTE FUNCTION raise_session_version();

CREATE TABLE app_user (
  id uuid DEFAULT new_id() NOT NULL,
  email citext NOT NULL,
  password_hash text,
  first_name text NOT NULL,
  last_name text NOT NULL,
  name text COLLATE "nb-NO-x-icu" GENERATED ALWAYS AS ((first_name || ' '::text) || last_name) STORED,
  phone text,
  address_line1 text,
  postal_code character(4),
  city text,
  language text DEFAULT 'nb'::text NOT NULL,
  is_system_admin boolean DEFAULT false NOT NULL,
  identity_hash bytea,
  person_status text,
  registry_asked_at timestamp with time zone,
  beta_accepted_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  identity_proven_at timestamp with time zone,
  email_verified_at timestamp with time zone,
  lost_email citext,
  blocked_at timestamp with time zone,
  CONSTRAINT app_user_pkey PRIMARY KEY (id),
  CONSTRAINT app_user_email_key UNIQUE (email),
  CONSTRAINT app_user_identity_hash_key UNIQUE (identity_hash),
  CONSTRAINT app_user_address_line1_check CHECK (length(address_line1) <= 255),
  CONSTRAINT app_user_check CHECK (deleted_at IS NULL OR num_nonnulls(password_hash, phone, address_line1, postal_code, city, identity_hash) = 0),
  CONSTRAINT app_user_check1 CHECK (lost_email IS NULL OR email_verified_at IS NULL),
  CONSTRAINT app_user_city_check CHECK (length(city) <= 255),
  CONSTRAINT app_user_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT app_user_identity_check CHECK (identity_hash IS NULL OR identity_proven_at IS NOT NULL),
  CONSTRAINT app_user_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT app_user_lost_email_check CHECK (length(lost_email::text) <= 254),
  CONSTRAINT app_user_person_status_check CHECK (person_status = ANY (ARRAY['B'::text, 'D'::text])),
  CONSTRAINT app_user_postal_code_check CHECK (postal_code ~ '^\d{4}$'::text)
);
CREATE INDEX app_user_lost_email ON app_user USING btree (lost_email) WHERE lost_email IS NOT NULL;
CREATE INDEX app_user_office_search ON app_user USING gin (folded((((first_name || ' '::text) || last_name) || ' '::text) || email::text) gin_trgm_ops);
CREATE TRIGGER administrator_proven AFTER UPDATE OF email, email_verified_at ON app_user FOR EACH ROW WHEN (new.email_verified_at IS NOT NULL AND (old.email_verified_at IS NULL OR old.email <> new.email)) EXECUTE FUNCTION administrator_is_known();
CREATE TRIGGER raise_session_version AFTER UPDATE ON app_user FOR EACH ROW EXECUTE FUNCTION raise_session_version();

CREATE TABLE archived_maintenance (
  estate_id uuid NOT NULL,
  done integer NOT NULL,
  CONSTRAINT archived_maintenance_pkey PRIMARY KEY (estate_id),
  CONSTRAINT archived_maintenance_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE attempt (
  id uuid DEFAULT new_id() NOT NULL,
  kind text NOT NULL,
  address inet NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT attempt_pkey PRIMARY KEY (id)
);
CREATE INDEX attempt_address ON attempt USING btree (kind, address, at);
CREATE INDEX attempt_age ON attempt USING btree (at);

CREATE TABLE audit_archive (
  id uuid DEFAULT new_id() NOT NULL,
  month date NOT NULL,
  entry_count integer NOT NULL,
  first_hash bytea NOT NULL,
  last_hash bytea NOT NULL,
  size bigint NOT NULL,
  sha256 bytea NOT NULL,
  written_at timestamp with time zone DEFAULT now() NOT NULL,
  moved_at timestamp with time zone,
  CONSTRAINT audit_archive_pkey PRIMARY KEY (id),
  CONSTRAINT audit_archive_month_key UNIQUE (month),
  CONSTRAINT audit_archive_entry_count_check CHECK (entry_count > 0),
  CONSTRAINT audit_archive_month_check CHECK (EXTRACT(day FROM month) = 1::numeric)
);
CREATE TRIGGER archive_is_kept BEFORE DELETE OR UPDATE ON audit_archive FOR EACH ROW EXECUTE FUNCTION archive_is_kept();

CREATE TABLE audit_entry (
  id uuid DEFAULT new_id() NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  user_id uuid,
  account_id uuid,
  address inet,
  request_id text,
  operation text NOT NULL,
  estate_id uuid,
  record_id uuid,
  outcome text NOT NULL,
  changed_fields text[] DEFAULT '{}'::text[] NOT NULL
) PARTITION BY RANGE (at);
CREATE INDEX audit_entry_at ON ONLY audit_entry USING btree (at, id);
CREATE INDEX audit_entry_estate ON ONLY audit_entry USING btree (estate_id, id DESC) WHERE estate_id IS NOT NULL;
CREATE INDEX audit_entry_record ON ONLY audit_entry USING btree (record_id, id DESC) WHERE record_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER count_user_write AFTER INSERT ON audit_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (new.outcome = 'done'::text AND new.user_id IS NOT NULL) EXECUTE FUNCTION count_user_write();
CREATE TRIGGER history_is_kept BEFORE DELETE OR UPDATE ON audit_entry FOR EACH ROW EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER history_is_kept_whole BEFORE TRUNCATE ON audit_entry FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
REVOKE UPDATE, DELETE, TRUNCATE ON audit_entry FROM CURRENT_USER;

CREATE TABLE audit_note (
  id uuid DEFAULT new_id() NOT NULL,
  kind text NOT NULL,
  told text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  record_id uuid,
  CONSTRAINT audit_note_pkey PRIMARY KEY (id),
  CONSTRAINT audit_note_kind_check CHECK (kind = ANY (ARRAY['reason'::text, 'tried'::text])),
  CONSTRAINT audit_note_told_check CHECK (length(told) >= 1 AND length(told) <= 500)
);
CREATE INDEX audit_note_age ON audit_note USING btree (created_at) WHERE kind = 'tried'::text;
CREATE INDEX audit_note_record ON audit_note USING btree (record_id) WHERE record_id IS NOT NULL;
CREATE INDEX audit_note_tried ON audit_note USING btree (lower(told)) WHERE kind = 'tried'::text;

CREATE TABLE audit_seal (
  day date NOT NULL,
  entries integer NOT NULL,
  previous bytea,
  hash bytea NOT NULL,
  sealed_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT audit_seal_pkey PRIMARY KEY (day),
  CONSTRAINT audit_seal_entries_check CHECK (entries >= 0)
);
CREATE TRIGGER history_is_kept BEFORE DELETE OR UPDATE ON audit_seal FOR EACH ROW EXECUTE FUNCTION history_is_kept();
CREATE TRIGGER history_is_kept_whole BEFORE TRUNCATE ON audit_seal FOR EACH STATEMENT EXECUTE FUNCTION history_is_kept();
REVOKE UPDATE, DELETE ON audit_seal FROM CURRENT_USER;

CREATE TABLE backup_archive (
  is_only boolean DEFAULT true NOT NULL,
  looked_at timestamp with time zone NOT NULL,
  archived_until timestamp with time zone,
  waiting_bytes double precision NOT NULL,
  failing_since timestamp with time zone,
  failure text,
  CONSTRAINT backup_archive_pkey PRIMARY KEY (is_only),
  CONSTRAINT backup_archive_failing_check CHECK ((failing_since IS NULL) = (failure IS NULL)),
  CONSTRAINT backup_archive_failure_check CHECK (length(failure) >= 1 AND length(failure) <= 1000),
  CONSTRAINT backup_archive_is_only_check CHECK (is_only),
  CONSTRAINT backup_archive_waiting_bytes_check CHECK (waiting_bytes >= 0::double precision)
);

CREATE TABLE backup_run (
  id uuid DEFAULT new_id() NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone DEFAULT now() NOT NULL,
  backup text,
  taken_at timestamp with time zone,
  row_count double precision,
  file_count double precision,
  byte_count double precision,
  is_verified boolean DEFAULT false NOT NULL,
  failure text,
  CONSTRAINT backup_run_pkey PRIMARY KEY (id),
  CONSTRAINT backup_run_backup_check CHECK (length(backup) >= 1 AND length(backup) <= 100),
  CONSTRAINT backup_run_byte_count_check CHECK (byte_count >= 0::double precision),
  CONSTRAINT backup_run_ended_check CHECK ((backup IS NULL) = (failure IS NOT NULL)),
  CONSTRAINT backup_run_failure_check CHECK (length(failure) >= 1 AND length(failure) <= 1000),
  CONSTRAINT backup_run_file_count_check CHECK (file_count >= 0::double precision),
  CONSTRAINT backup_run_row_count_check CHECK (row_count >= 0::double precision),
  CONSTRAINT backup_run_verified_check CHECK (NOT is_verified OR backup IS NOT NULL),
  CONSTRAINT backup_run_whole_check CHECK (num_nonnulls(backup, taken_at, row_count, file_count, byte_count) = ANY (ARRAY[0, 5]))
);
CREATE INDEX backup_run_finished ON backup_run USING btree (finished_at);

CREATE TABLE building (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  house_type text,
  building_number text,
  built_year integer,
  gross_area_m2 double precision,
  floors_count integer,
  foundation text,
  structure text,
  roof_type text,
  roof_covering text,
  cladding text,
  windows_year integer,
  heating text,
  ventilation text,
  architect_name text,
  architect_company text,
  architect_phone text,
  architect_email text,
  in_plan boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT building_pkey PRIMARY KEY (id),
  CONSTRAINT building_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT building_estate_id_name_key UNIQUE (estate_id, name),
  CONSTRAINT building_building_number_check CHECK (building_number ~ '^\d{1,9}$'::text),
  CONSTRAINT building_built_year_check CHECK (built_year >= 1000 AND built_year <= 2200),
  CONSTRAINT building_floors_count_check CHECK (floors_count >= 0),
  CONSTRAINT building_gross_area_m2_check CHECK (gross_area_m2 >= 0::double precision),
  CONSTRAINT building_house_type_check CHECK (house_type = ANY (ARRAY['detachedHouse'::text, 'semiDetached'::text, 'rowHouse'::text, 'apartment'::text, 'apartmentBuilding'::text, 'cabin'::text, 'garage'::text, 'outbuilding'::text, 'commercial'::text, 'other'::text])),
  CONSTRAINT building_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT building_windows_year_check CHECK (windows_year >= 1000 AND windows_year <= 2200),
  CONSTRAINT building_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE building_budget (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  year integer NOT NULL,
  amount_ore bigint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT building_budget_pkey PRIMARY KEY (id),
  CONSTRAINT building_budget_building_id_year_key UNIQUE (building_id, year),
  CONSTRAINT building_budget_amount_ore_check CHECK (amount_ore >= 0 AND amount_ore <= '1000000000000'::bigint),
  CONSTRAINT building_budget_year_check CHECK (year >= 1900 AND year <= 2200),
  CONSTRAINT building_budget_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX building_budget_estate ON building_budget USING btree (estate_id, year);

CREATE TABLE building_part (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  code text NOT NULL,
  name text,
  description text,
  quantity double precision,
  unit text,
  condition_grade text NOT NULL,
  consequence_grade text,
  cause text,
  consequence text,
  cost_estimate_ore bigint,
  remaining_life_years integer,
  inspected_on date,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT building_part_pkey PRIMARY KEY (id),
  CONSTRAINT building_part_estate_id_building_id_id_key UNIQUE (estate_id, building_id, id),
  CONSTRAINT building_part_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT building_part_cause_check CHECK (length(cause) <= 4000),
  CONSTRAINT building_part_check CHECK ((condition_grade <> ALL (ARRAY['TG2'::text, 'TG3'::text])) OR cause IS NOT NULL AND consequence IS NOT NULL),
  CONSTRAINT building_part_check1 CHECK (condition_grade <> 'TG3'::text OR cost_estimate_ore IS NOT NULL),
  CONSTRAINT building_part_code_check CHECK (code ~ '^[2-7]\d$'::text),
  CONSTRAINT building_part_condition_grade_check CHECK (condition_grade = ANY (ARRAY['TG0'::text, 'TG1'::text, 'TG2'::text, 'TG3'::text, 'TGIU'::text])),
  CONSTRAINT building_part_consequence_check CHECK (length(consequence) <= 4000),
  CONSTRAINT building_part_consequence_grade_check CHECK (consequence_grade = ANY (ARRAY['KG0'::text, 'KG1'::text, 'KG2'::text, 'KG3'::text])),
  CONSTRAINT building_part_cost_estimate_ore_check CHECK (cost_estimate_ore >= 0),
  CONSTRAINT building_part_description_check CHECK (length(description) <= 4000),
  CONSTRAINT building_part_name_check CHECK (length(name) <= 100),
  CONSTRAINT building_part_quantity_check CHECK (quantity >= 0::double precision),
  CONSTRAINT building_part_remaining_life_years_check CHECK (remaining_life_years >= 0 AND remaining_life_years <= 200),
  CONSTRAINT building_part_unit_check CHECK (unit = ANY (ARRAY['piece'::text, 'm'::text, 'm2'::text, 'm3'::text])),
  CONSTRAINT building_part_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX building_part_order ON building_part USING btree (estate_id, building_id, code, id);
CREATE UNIQUE INDEX building_part_once ON building_part USING btree (estate_id, building_id, code, name) NULLS NOT DISTINCT;
CREATE TRIGGER forget_archived_tasks BEFORE DELETE ON building_part FOR EACH ROW EXECUTE FUNCTION forget_archived_tasks();
CREATE TRIGGER settle_finding AFTER UPDATE ON building_part FOR EACH ROW WHEN (old.condition_grade <> new.condition_grade OR old.inspected_on IS DISTINCT FROM new.inspected_on) EXECUTE FUNCTION settle_finding('origin_part_id');

CREATE TABLE calendar_feed (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  key_hash bytea NOT NULL,
  key_sealed bytea NOT NULL,
  responsible_kind text,
  responsible_id uuid,
  language text NOT NULL,
  account_id uuid NOT NULL,
  last_fetched_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT calendar_feed_pkey PRIMARY KEY (id),
  CONSTRAINT calendar_feed_key_hash_key UNIQUE (key_hash),
  CONSTRAINT calendar_feed_check CHECK (responsible_id IS NULL OR responsible_kind IS NOT NULL),
  CONSTRAINT calendar_feed_check1 CHECK (responsible_kind <> 'supplier'::text OR responsible_id IS NOT NULL),
  CONSTRAINT calendar_feed_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT calendar_feed_responsible_kind_check CHECK (responsible_kind = ANY (ARRAY['landlord'::text, 'supplier'::text])),
  CONSTRAINT calendar_feed_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT calendar_feed_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX calendar_feed_account ON calendar_feed USING btree (account_id);
CREATE INDEX calendar_feed_estate ON calendar_feed USING btree (estate_id, created_at DESC, id DESC);

CREATE TABLE company (
  id uuid DEFAULT new_id() NOT NULL,
  organization_number character(9) NOT NULL,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  address_line1 text,
  postal_code text,
  city text,
  description text,
  trades text[] DEFAULT '{}'::text[] NOT NULL,
  phone text,
  email text,
  website text,
  central_approval boolean DEFAULT false NOT NULL,
  wet_room_certificate boolean DEFAULT false NOT NULL,
  insurance_company text,
  contact_name text,
  logo_file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  proven_at timestamp with time zone,
  proven_by text,
  proven_role text,
  proof_reason text,
  confirmed_by uuid,
  doubted_at timestamp with time zone,
  CONSTRAINT company_pkey PRIMARY KEY (id),
  CONSTRAINT company_organization_number_key UNIQUE (organization_number),
  CONSTRAINT company_check CHECK ((proven_at IS NULL) = (proven_by IS NULL)),
  CONSTRAINT company_check1 CHECK (NOT (proven_by = 'administrator'::text) IS DISTINCT FROM (proof_reason IS NOT NULL) OR proven_by IS NULL AND proof_reason IS NULL),
  CONSTRAINT company_description_check CHECK (length(description) <= 2000),
  CONSTRAINT company_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT company_organization_number_check CHECK (organization_number ~ '^\d{9}$'::text),
  CONSTRAINT company_proof_reason_check CHECK (length(proof_reason) >= 1 AND length(proof_reason) <= 500),
  CONSTRAINT company_proven_by_check CHECK (proven_by = ANY (ARRAY['register'::text, 'administrator'::text])),
  CONSTRAINT company_trades_check CHECK (trades <@ ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text]),
  CONSTRAINT company_website_check CHECK (website ~ '^https?://'::text),
  CONSTRAINT company_confirmed_by_fkey FOREIGN KEY (confirmed_by) REFERENCES app_user(id) ON DELETE SET NULL,
  CONSTRAINT company_id_logo_file_id_fkey FOREIGN KEY (id, logo_file_id) REFERENCES file(company_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX company_confirmed_by ON company USING btree (confirmed_by) WHERE confirmed_by IS NOT NULL;
CREATE INDEX company_logo ON company USING btree (logo_file_id) WHERE logo_file_id IS NOT NULL;
CREATE INDEX company_office_search ON company USING gin (folded((name || ' '::text) || organization_number::text) gin_trgm_ops);
CREATE INDEX company_unproven ON company USING btree (created_at DESC, id DESC) WHERE proven_at IS NULL;
CREATE TRIGGER company_comes_proven AFTER INSERT ON company FOR EACH ROW WHEN (new.proven_at IS NOT NULL) EXECUTE FUNCTION company_is_proven();
CREATE TRIGGER company_proven AFTER UPDATE OF proven_at ON company FOR EACH ROW WHEN (old.proven_at IS NULL AND new.proven_at IS NOT NULL) EXECUTE FUNCTION company_is_proven();

CREATE TABLE company_control_area (
  id uuid DEFAULT new_id() NOT NULL,
  company_id uuid NOT NULL,
  template_id uuid NOT NULL,
  name text NOT NULL,
  sort_order integer NOT NULL,
  CONSTRAINT company_control_area_pkey PRIMARY KEY (id),
  CONSTRAINT company_control_area_company_id_template_id_id_key UNIQUE (company_id, template_id, id),
  CONSTRAINT company_control_area_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT company_control_area_company_id_template_id_fkey FOREIGN KEY (company_id, template_id) REFERENCES company_control_template(company_id, id) ON DELETE CASCADE
);

CREATE TABLE company_control_point (
  id uuid DEFAULT new_id() NOT NULL,
  company_id uuid NOT NULL,
  template_id uuid NOT NULL,
  area_id uuid NOT NULL,
  name text NOT NULL,
  help_text text,
  wanted_picture text,
  sort_order integer NOT NULL,
  CONSTRAINT company_control_point_pkey PRIMARY KEY (id),
  CONSTRAINT company_control_point_help_text_check CHECK (length(help_text) >= 1 AND length(help_text) <= 1000),
  CONSTRAINT company_control_point_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT company_control_point_wanted_picture_check CHECK (length(wanted_picture) >= 1 AND length(wanted_picture) <= 255),
  CONSTRAINT company_control_point_company_id_template_id_area_id_fkey FOREIGN KEY (company_id, template_id, area_id) REFERENCES company_control_area(company_id, template_id, id) ON DELETE CASCADE
);
CREATE INDEX company_control_point_area ON company_control_point USING btree (company_id, template_id, area_id, sort_order);

CREATE TABLE company_control_template (
  id uuid DEFAULT new_id() NOT NULL,
  company_id uuid NOT NULL,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  work text,
  trade text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT company_control_template_pkey PRIMARY KEY (id),
  CONSTRAINT company_control_template_company_id_id_key UNIQUE (company_id, id),
  CONSTRAINT company_control_template_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT company_control_template_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT company_control_template_work_check CHECK (work = ANY (ARRAY['NEW_BUILDING'::text, 'NEW_APARTMENT'::text, 'BATHROOM'::text, 'FRONT_DOOR_REPLACEMENT'::text, 'WINDOW_REPLACEMENT'::text, 'ROOF_TILES_REPLACEMENT'::text, 'ROOFING_FELT_REPLACEMENT'::text, 'EXTERIOR_CLADDING_REPLACEMENT'::text])),
  CONSTRAINT company_control_template_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE
);
CREATE INDEX company_control_template_name ON company_control_template USING btree (company_id, name, id);

CREATE TABLE control_area (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  code text,
  name text,
  renovation_type text,
  party_name text,
  subcontractor_id uuid,
  is_disabled boolean DEFAULT false NOT NULL,
  completed_at timestamp with time zone,
  completed_by_account_id uuid,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_by_name text,
  CONSTRAINT control_area_pkey PRIMARY KEY (id),
  CONSTRAINT control_area_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT control_area_check CHECK (num_nonnulls(code, name) >= 1),
  CONSTRAINT control_area_code_check CHECK (length(code) >= 1 AND length(code) <= 100),
  CONSTRAINT control_area_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT control_area_party_name_check CHECK (length(party_name) >= 1 AND length(party_name) <= 255),
  CONSTRAINT control_area_renovation_type_check CHECK (renovation_type = ANY (ARRAY['BATHROOM'::text, 'FRONT_DOOR_REPLACEMENT'::text, 'WINDOW_REPLACEMENT'::text, 'ROOF_TILES_REPLACEMENT'::text, 'ROOFING_FELT_REPLACEMENT'::text, 'EXTERIOR_CLADDING_REPLACEMENT'::text])),
  CONSTRAINT control_area_completed_by_account_id_fkey FOREIGN KEY (completed_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT control_area_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT control_area_subcontractor_id_fkey FOREIGN KEY (subcontractor_id) REFERENCES subcontractor(id) ON DELETE SET NULL
);
CREATE INDEX control_area_completer ON control_area USING btree (completed_by_account_id) WHERE completed_by_account_id IS NOT NULL;
CREATE INDEX control_area_order ON control_area USING btree (project_id, sort_order, id);
CREATE INDEX control_area_subcontractor ON control_area USING btree (subcontractor_id) WHERE subcontractor_id IS NOT NULL;
CREATE UNIQUE INDEX control_area_code ON control_area USING btree (project_id, code, renovation_type) NULLS NOT DISTINCT WHERE code IS NOT NULL;

CREATE TABLE control_point (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  control_area_id uuid NOT NULL,
  code text,
  name text,
  comment text,
  is_disabled boolean DEFAULT false NOT NULL,
  completed_at timestamp with time zone,
  completed_by_account_id uuid,
  verified_at timestamp with time zone,
  verified_by_account_id uuid,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  completed_by_name text,
  verified_by_name text,
  help_text text,
  wanted_picture text,
  despite text,
  CONSTRAINT control_point_pkey PRIMARY KEY (id),
  CONSTRAINT control_point_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT control_point_check CHECK (num_nonnulls(code, name) >= 1),
  CONSTRAINT control_point_check1 CHECK (verified_at IS NULL OR completed_at IS NOT NULL),
  CONSTRAINT control_point_code_check CHECK (length(code) >= 1 AND length(code) <= 100),
  CONSTRAINT control_point_comment_check CHECK (length(comment) <= 4000),
  CONSTRAINT control_point_despite_check CHECK (despite IS NULL OR completed_at IS NOT NULL AND length(despite) >= 1 AND length(despite) <= 1000),
  CONSTRAINT control_point_help_text_check CHECK (length(help_text) >= 1 AND length(help_text) <= 1000),
  CONSTRAINT control_point_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT control_point_wanted_picture_check CHECK (length(wanted_picture) >= 1 AND length(wanted_picture) <= 255),
  CONSTRAINT control_point_completed_by_account_id_fkey FOREIGN KEY (completed_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT control_point_estate_id_project_id_control_area_id_fkey FOREIGN KEY (estate_id, project_id, control_area_id) REFERENCES control_area(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT control_point_verified_by_account_id_fkey FOREIGN KEY (verified_by_account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX control_point_completer ON control_point USING btree (completed_by_account_id) WHERE completed_by_account_id IS NOT NULL;
CREATE INDEX control_point_order ON control_point USING btree (project_id, control_area_id, sort_order, id);
CREATE INDEX control_point_verifier ON control_point USING btree (verified_by_account_id) WHERE verified_by_account_id IS NOT NULL;
CREATE UNIQUE INDEX control_point_code ON control_point USING btree (control_area_id, code) WHERE code IS NOT NULL;

CREATE TABLE control_point_file (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  control_point_id uuid NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT control_point_file_pkey PRIMARY KEY (id),
  CONSTRAINT control_point_file_control_point_id_file_id_key UNIQUE (control_point_id, file_id),
  CONSTRAINT control_point_file_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT control_point_file_estate_id_project_id_control_point_id_fkey FOREIGN KEY (estate_id, project_id, control_point_id) REFERENCES control_point(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX control_point_file_file ON control_point_file USING btree (file_id);
CREATE INDEX control_point_file_point ON control_point_file USING btree (estate_id, project_id, control_point_id, id);

CREATE TABLE data_export (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  size bigint,
  sha256 bytea,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  failed_at timestamp with time zone,
  CONSTRAINT data_export_pkey PRIMARY KEY (id),
  CONSTRAINT data_export_check CHECK (num_nonnulls(size, sha256, ready_at, expires_at) = ANY (ARRAY[0, 4])),
  CONSTRAINT data_export_failed_check CHECK (failed_at IS NULL OR ready_at IS NULL),
  CONSTRAINT data_export_size_check CHECK (size > 0),
  CONSTRAINT data_export_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX data_export_age ON data_export USING btree (created_at);
CREATE INDEX data_export_user ON data_export USING btree (user_id, id DESC);
CREATE UNIQUE INDEX data_export_under_way ON data_export USING btree (user_id) WHERE ready_at IS NULL AND failed_at IS NULL;

CREATE TABLE deletion (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid,
  project_id uuid,
  company_id uuid,
  needs text NOT NULL,
  kind text NOT NULL,
  record_id uuid NOT NULL,
  name text,
  user_id uuid,
  deleted_at timestamp with time zone DEFAULT now() NOT NULL,
  picture_count integer DEFAULT 0 NOT NULL,
  paper_count integer DEFAULT 0 NOT NULL,
  byte_count bigint DEFAULT 0 NOT NULL,
  kept jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT deletion_pkey PRIMARY KEY (id),
  CONSTRAINT deletion_holder_check CHECK (num_nonnulls(estate_id, company_id) = 1 AND (project_id IS NULL OR estate_id IS NOT NULL)),
  CONSTRAINT deletion_kind_check CHECK (kind = ANY (ARRAY['report'::text, 'insurance'::text, 'otherDocument'::text, 'privateDocument'::text, 'value'::text, 'moistureSensor'::text, 'planDocument'::text, 'planTask'::text, 'planSupplier'::text, 'planScenario'::text, 'building'::text, 'buildingPart'::text, 'drawing'::text, 'controlPoint'::text, 'controlPointFile'::text, 'renovation'::text, 'renovationDocument'::text, 'renovationPicture'::text, 'projectDocument'::text, 'controlTemplate'::text])),
  CONSTRAINT deletion_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT deletion_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT deletion_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT deletion_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX deletion_deleted_at ON deletion USING btree (deleted_at);
CREATE INDEX deletion_of_company ON deletion USING btree (company_id, id) WHERE company_id IS NOT NULL;
CREATE INDEX deletion_of_estate ON deletion USING btree (estate_id, id) WHERE estate_id IS NOT NULL;
CREATE INDEX deletion_of_project ON deletion USING btree (project_id, id) WHERE project_id IS NOT NULL;
CREATE INDEX deletion_of_user ON deletion USING btree (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE document_count (
  estate_id uuid NOT NULL,
  section text NOT NULL,
  documents integer NOT NULL,
  CONSTRAINT document_count_pkey PRIMARY KEY (estate_id, section),
  CONSTRAINT document_count_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE drawing (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  document_type text NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT drawing_pkey PRIMARY KEY (id),
  CONSTRAINT drawing_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT drawing_document_type_check CHECK (document_type = ANY (ARRAY['workingDrawing'::text, 'applicationDrawing'::text, 'detailedDrawing'::text, 'fdv'::text, 'productDocumentation'::text, 'otherDocumentation'::text, 'contract'::text, 'deliveryDescription'::text, 'constructionApplication'::text, 'heatLossCalculation'::text, 'finalReport'::text, 'completionCertificate'::text])),
  CONSTRAINT drawing_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT drawing_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX drawing_building ON drawing USING btree (estate_id, building_id, document_type, id);
CREATE INDEX drawing_file ON drawing USING btree (file_id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON drawing FOR EACH ROW EXECUTE FUNCTION keep_file_text('drawing', 'custom_name', 'document_type', 'id');

CREATE TABLE email_token (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  email citext NOT NULL,
  token_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT email_token_pkey PRIMARY KEY (id),
  CONSTRAINT email_token_token_hash_key UNIQUE (token_hash),
  CONSTRAINT email_token_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT email_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX email_token_address ON email_token USING btree (email, created_at);
CREATE INDEX email_token_expiry ON email_token USING btree (expires_at);
CREATE INDEX email_token_user ON email_token USING btree (user_id, created_at);

CREATE TABLE estate (
  id uuid DEFAULT new_id() NOT NULL,
  owner_kind text DEFAULT 'PRIVATE'::text NOT NULL,
  identity_kind text NOT NULL,
  municipality_no character(4),
  gnr integer,
  bnr integer,
  fnr integer,
  snr integer,
  organization_number character(9),
  share_number text,
  ownership_kind text NOT NULL,
  house_type text,
  built_year integer,
  plot_area_m2 double precision,
  address_line1 text COLLATE "nb-NO-x-icu" NOT NULL,
  address_line2 text,
  contact_name text,
  contact_phone_number text,
  contact_email text,
  image_file_id uuid,
  heating text,
  water_supply text,
  sewer text,
  electricity text,
  energy_grade text,
  radon_measured_on date,
  radon_bq integer,
  internet text,
  purchase_price_ore bigint,
  purchased_on date,
  tax_value_ore bigint,
  loan_ore bigint,
  shared_debt_ore bigint,
  monthly_shared_cost_ore bigint,
  confirms_suppliers boolean DEFAULT false NOT NULL,
  search_text text GENERATED ALWAYS AS (folded((((((address_line1 || ' '::text) || COALESCE(address_line2, ''::text)) || ' '::text) || COALESCE((((municipality_no::text || '-'::text) || gnr::text) || '/'::text) || bnr::text, ''::text)) || ' '::text) || COALESCE((organization_number::text || ' '::text) || share_number, ''::text))) STORED,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  removed_at timestamp with time zone,
  main_stopcock text,
  fuse_box text,
  water_meter text,
  electricity_meter text,
  first_steps_put_away_at timestamp with time zone,
  CONSTRAINT estate_pkey PRIMARY KEY (id),
  CONSTRAINT estate_address_line1_check CHECK (length(address_line1) >= 1 AND length(address_line1) <= 255),
  CONSTRAINT estate_bnr_check CHECK (bnr >= 1),
  CONSTRAINT estate_built_year_check CHECK (built_year >= 1000 AND built_year <= 2200),
  CONSTRAINT estate_check CHECK (
CASE identity_kind
    WHEN 'cadastre'::text THEN num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 5 AND num_nonnulls(organization_number, share_number) = 0
    ELSE num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 0 AND num_nonnulls(organization_number, share_number) = 2
END),
  CONSTRAINT estate_electricity_meter_check CHECK (length(electricity_meter) <= 255),
  CONSTRAINT estate_energy_grade_check CHECK (energy_grade = ANY (ARRAY['A'::text, 'B'::text, 'C'::text, 'D'::text, 'E'::text, 'F'::text, 'G'::text])),
  CONSTRAINT estate_fnr_check CHECK (fnr >= 0),
  CONSTRAINT estate_fuse_box_check CHECK (length(fuse_box) <= 255),
  CONSTRAINT estate_gnr_check CHECK (gnr >= 1),
  CONSTRAINT estate_house_type_check CHECK (house_type = ANY (ARRAY['detachedHouse'::text, 'semiDetached'::text, 'rowHouse'::text, 'apartment'::text, 'apartmentBuilding'::text, 'cabin'::text, 'garage'::text, 'outbuilding'::text, 'commercial'::text, 'other'::text])),
  CONSTRAINT estate_identity_kind_check CHECK (identity_kind = ANY (ARRAY['cadastre'::text, 'share'::text])),
  CONSTRAINT estate_loan_ore_check CHECK (loan_ore >= 0),
  CONSTRAINT estate_main_stopcock_check CHECK (length(main_stopcock) <= 255),
  CONSTRAINT estate_monthly_shared_cost_ore_check CHECK (monthly_shared_cost_ore >= 0),
  CONSTRAINT estate_municipality_no_check CHECK (municipality_no ~ '^\d{4}$'::text),
  CONSTRAINT estate_organization_number_check CHECK (organization_number ~ '^\d{9}$'::text),
  CONSTRAINT estate_owner_kind_check CHECK (owner_kind = ANY (ARRAY['PRIVATE'::text, 'COMPANY'::text])),
  CONSTRAINT estate_ownership_kind_check CHECK (ownership_kind = ANY (ARRAY['housingAssociation'::text, 'owned'::text, 'custom'::text])),
  CONSTRAINT estate_plot_area_m2_check CHECK (plot_area_m2 >= 0::double precision),
  CONSTRAINT estate_purchase_price_ore_check CHECK (purchase_price_ore >= 0),
  CONSTRAINT estate_radon_bq_check CHECK (radon_bq >= 0),
  CONSTRAINT estate_sewer_check CHECK (sewer = ANY (ARRAY['municipal'::text, 'shared'::text, 'septicTank'::text, 'treatmentPlant'::text, 'none'::text])),
  CONSTRAINT estate_shared_debt_ore_check CHECK (shared_debt_ore >= 0),
  CONSTRAINT estate_snr_check CHECK (snr >= 0),
  CONSTRAINT estate_tax_value_ore_check CHECK (tax_value_ore >= 0),
  CONSTRAINT estate_water_meter_check CHECK (length(water_meter) <= 255),
  CONSTRAINT estate_water_supply_check CHECK (water_supply = ANY (ARRAY['municipal'::text, 'shared'::text, 'own'::text])),
  CONSTRAINT estate_id_image_file_id_fkey FOREIGN KEY (id, image_file_id) REFERENCES file(estate_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX estate_removed ON estate USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX estate_search ON estate USING gin (search_text gin_trgm_ops);
CREATE UNIQUE INDEX estate_cadastre ON estate USING btree (municipality_no, gnr, bnr, fnr, snr) WHERE identity_kind = 'cadastre'::text AND removed_at IS NULL;
CREATE UNIQUE INDEX estate_share ON estate USING btree (organization_number, share_number) WHERE identity_kind = 'share'::text AND removed_at IS NULL;

CREATE TABLE estate_budget_lock (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  is_locked boolean DEFAULT false NOT NULL,
  locked_by_account_id uuid,
  locked_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_budget_lock_pkey PRIMARY KEY (id),
  CONSTRAINT estate_budget_lock_estate_id_key UNIQUE (estate_id),
  CONSTRAINT estate_budget_lock_check CHECK (is_locked = (locked_at IS NOT NULL)),
  CONSTRAINT estate_budget_lock_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT estate_budget_lock_locked_by_account_id_fkey FOREIGN KEY (locked_by_account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX estate_budget_lock_by ON estate_budget_lock USING btree (locked_by_account_id) WHERE locked_by_account_id IS NOT NULL;

CREATE TABLE estate_claim (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid NOT NULL,
  evidence text NOT NULL,
  share_numerator integer NOT NULL,
  share_denominator integer NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  letter_at timestamp with time zone,
  code_hash text,
  code_expires_at timestamp with time zone,
  code_tries integer DEFAULT 0 NOT NULL,
  settled_at timestamp with time zone,
  settled_as text,
  settled_by uuid,
  reason text,
  owners_told_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  electronic_id_asked_at timestamp with time zone,
  CONSTRAINT estate_claim_pkey PRIMARY KEY (id),
  CONSTRAINT estate_claim_check CHECK (share_denominator >= share_numerator),
  CONSTRAINT estate_claim_check1 CHECK ((state = ANY (ARRAY['approved'::text, 'denied'::text])) = (settled_as IS NOT NULL)),
  CONSTRAINT estate_claim_check2 CHECK ((code_hash IS NULL) = (code_expires_at IS NULL)),
  CONSTRAINT estate_claim_check3 CHECK (settled_as IS DISTINCT FROM 'administrator'::text OR reason IS NOT NULL),
  CONSTRAINT estate_claim_code_tries_check CHECK (code_tries >= 0 AND code_tries <= 5),
  CONSTRAINT estate_claim_evidence_check CHECK (evidence = ANY (ARRAY['proven'::text, 'typed'::text, 'none'::text])),
  CONSTRAINT estate_claim_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT estate_claim_settled_as_check CHECK (settled_as = ANY (ARRAY['register'::text, 'owner'::text, 'letter'::text, 'administrator'::text])),
  CONSTRAINT estate_claim_share_numerator_check CHECK (share_numerator >= 1),
  CONSTRAINT estate_claim_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'approved'::text, 'denied'::text, 'expired'::text])),
  CONSTRAINT estate_claim_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT estate_claim_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT estate_claim_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX estate_claim_account ON estate_claim USING btree (account_id, id DESC);
CREATE INDEX estate_claim_end ON estate_claim USING btree (expires_at) WHERE state = 'waiting'::text;
CREATE INDEX estate_claim_estate ON estate_claim USING btree (estate_id, id DESC);
CREATE INDEX estate_claim_settler ON estate_claim USING btree (settled_by) WHERE settled_by IS NOT NULL;
CREATE INDEX estate_claim_untold ON estate_claim USING btree (id) WHERE owners_told_at IS NULL;
CREATE UNIQUE INDEX estate_claim_waiting ON estate_claim USING btree (estate_id, account_id) WHERE state = 'waiting'::text;

CREATE TABLE estate_control_point (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  type text NOT NULL,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  comment text,
  is_completed boolean DEFAULT false NOT NULL,
  completed_at timestamp with time zone,
  result text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_control_point_pkey PRIMARY KEY (id),
  CONSTRAINT estate_control_point_estate_id_building_id_id_key UNIQUE (estate_id, building_id, id),
  CONSTRAINT estate_control_point_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT estate_control_point_check CHECK (is_completed = (completed_at IS NOT NULL)),
  CONSTRAINT estate_control_point_check1 CHECK (result IS NULL OR is_completed),
  CONSTRAINT estate_control_point_comment_check CHECK (length(comment) <= 4000),
  CONSTRAINT estate_control_point_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT estate_control_point_result_check CHECK (result = ANY (ARRAY['ok'::text, 'notOk'::text])),
  CONSTRAINT estate_control_point_type_check CHECK (type = ANY (ARRAY['earthWorks'::text, 'concrete'::text, 'tinsmith'::text, 'electrician'::text, 'carpenter'::text, 'roofing'::text, 'wetAreas'::text, 'ventilation'::text, 'paintingAndFloors'::text, 'chimneys'::text, 'masonry'::text, 'plumbing'::text, 'bathroom'::text, 'doors'::text, 'windows'::text, 'other'::text])),
  CONSTRAINT estate_control_point_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX estate_control_point_order ON estate_control_point USING btree (estate_id, building_id, name, id);
CREATE TRIGGER rename_file_text AFTER UPDATE OF name ON estate_control_point FOR EACH ROW WHEN (old.name IS DISTINCT FROM new.name) EXECUTE FUNCTION rename_file_text();
CREATE TRIGGER settle_finding AFTER UPDATE ON estate_control_point FOR EACH ROW WHEN (old.is_completed <> new.is_completed) EXECUTE FUNCTION settle_finding('origin_control_point_id');

CREATE TABLE estate_control_point_file (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  control_point_id uuid NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_control_point_file_pkey PRIMARY KEY (id),
  CONSTRAINT estate_control_point_file_estate_id_building_id_control_po_fkey FOREIGN KEY (estate_id, building_id, control_point_id) REFERENCES estate_control_point(estate_id, building_id, id) ON DELETE CASCADE,
  CONSTRAINT estate_control_point_file_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX estate_control_point_file_file ON estate_control_point_file USING btree (file_id);
CREATE INDEX estate_control_point_file_point ON estate_control_point_file USING btree (estate_id, building_id, control_point_id, id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON estate_control_point_file FOR EACH ROW EXECUTE FUNCTION keep_file_text('controlPoint', '', '', 'control_point_id');

CREATE TABLE estate_exterior (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  cladding text,
  roof text,
  foundation text,
  description text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_exterior_pkey PRIMARY KEY (id),
  CONSTRAINT estate_exterior_estate_id_key UNIQUE (estate_id),
  CONSTRAINT estate_exterior_check CHECK (id = estate_id),
  CONSTRAINT estate_exterior_cladding_check CHECK (length(cladding) <= 255),
  CONSTRAINT estate_exterior_description_check CHECK (length(description) <= 4000),
  CONSTRAINT estate_exterior_foundation_check CHECK (length(foundation) <= 255),
  CONSTRAINT estate_exterior_roof_check CHECK (length(roof) <= 255),
  CONSTRAINT estate_exterior_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT estate_exterior_id_fkey FOREIGN KEY (id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE estate_image (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_image_pkey PRIMARY KEY (id),
  CONSTRAINT estate_image_check CHECK (id = file_id),
  CONSTRAINT estate_image_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT estate_image_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX estate_image_file ON estate_image USING btree (estate_id, file_id);

CREATE TABLE estate_owner (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid NOT NULL,
  claim_status text DEFAULT 'claimed'::text NOT NULL,
  share_numerator integer DEFAULT 1 NOT NULL,
  share_denominator integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_owner_pkey PRIMARY KEY (id),
  CONSTRAINT estate_owner_account_id_estate_id_key UNIQUE (account_id, estate_id),
  CONSTRAINT estate_owner_check CHECK (share_denominator >= share_numerator),
  CONSTRAINT estate_owner_claim_status_check CHECK (claim_status = ANY (ARRAY['claimed'::text, 'unclaimed'::text, 'claimedByDefault'::text])),
  CONSTRAINT estate_owner_share_numerator_check CHECK (share_numerator >= 0),
  CONSTRAINT estate_owner_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT estate_owner_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX estate_owner_estate ON estate_owner USING btree (estate_id);
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON estate_owner DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_standing_loss();
CREATE CONSTRAINT TRIGGER count_standing_loss_removed AFTER DELETE ON estate_owner DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_standing_loss();
CREATE TRIGGER owner_is_no_guest AFTER INSERT ON estate_owner FOR EACH ROW EXECUTE FUNCTION owner_is_no_guest();
CREATE TRIGGER owner_leaves_projects AFTER DELETE ON estate_owner FOR EACH ROW EXECUTE FUNCTION owner_leaves_projects();

CREATE TABLE estate_registry_entry (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  identity_kind text NOT NULL,
  municipality_no character(4),
  gnr integer,
  bnr integer,
  fnr integer,
  snr integer,
  organization_number character(9),
  share_number text,
  ownership_kind text NOT NULL,
  house_type text,
  built_year integer,
  plot_area_m2 double precision,
  address_line1 text NOT NULL,
  address_line2 text,
  share_numerator integer DEFAULT 1 NOT NULL,
  share_denominator integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_proven boolean DEFAULT false NOT NULL,
  CONSTRAINT estate_registry_entry_pkey PRIMARY KEY (id),
  CONSTRAINT estate_registry_entry_identity_kind_check CHECK (identity_kind = ANY (ARRAY['cadastre'::text, 'share'::text])),
  CONSTRAINT estate_registry_entry_ownership_kind_check CHECK (ownership_kind = ANY (ARRAY['housingAssociation'::text, 'owned'::text, 'custom'::text])),
  CONSTRAINT estate_registry_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX estate_registry_entry_user ON estate_registry_entry USING btree (user_id);

CREATE TABLE estate_value_estimate (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  valued_on date NOT NULL,
  amount_ore bigint NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT estate_value_estimate_pkey PRIMARY KEY (id),
  CONSTRAINT estate_value_estimate_estate_id_valued_on_key UNIQUE (estate_id, valued_on),
  CONSTRAINT estate_value_estimate_amount_ore_check CHECK (amount_ore >= 0),
  CONSTRAINT estate_value_estimate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE estate_visit (
  estate_id uuid NOT NULL,
  account_id uuid NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT estate_visit_pkey PRIMARY KEY (estate_id, account_id),
  CONSTRAINT estate_visit_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT estate_visit_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX estate_visit_account ON estate_visit USING btree (account_id);

CREATE TABLE exterior_image (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  file_id uuid NOT NULL,
  caption text,
  sort_order integer NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  removed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT exterior_image_pkey PRIMARY KEY (id),
  CONSTRAINT exterior_image_caption_check CHECK (length(caption) >= 1 AND length(caption) <= 255),
  CONSTRAINT exterior_image_check CHECK (id = file_id),
  CONSTRAINT exterior_image_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT exterior_image_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX exterior_image_file ON exterior_image USING btree (estate_id, file_id);
CREATE INDEX exterior_image_order ON exterior_image USING btree (estate_id, sort_order, id) WHERE removed_at IS NULL;
CREATE INDEX exterior_image_removed ON exterior_image USING btree (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE file (
  id uuid DEFAULT new_id() NOT NULL,
  name text NOT NULL,
  url_name text NOT NULL,
  type text NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  width integer,
  height integer,
  purpose text NOT NULL,
  owner_account_id uuid,
  is_temporary boolean DEFAULT true NOT NULL,
  expires_at timestamp with time zone,
  estate_id uuid,
  company_id uuid,
  section text,
  project_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT file_pkey PRIMARY KEY (id),
  CONSTRAINT file_company_id_id_key UNIQUE (company_id, id),
  CONSTRAINT file_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT file_check CHECK (is_temporary = (expires_at IS NOT NULL)),
  CONSTRAINT file_check1 CHECK (project_id IS NULL OR estate_id IS NOT NULL),
  CONSTRAINT file_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT file_place_check CHECK ((section IS NULL) = (num_nonnulls(estate_id, company_id) = 0) AND num_nonnulls(estate_id, company_id) <= 1),
  CONSTRAINT file_purpose_check CHECK (purpose = ANY (ARRAY['image'::text, 'document'::text])),
  CONSTRAINT file_size_check CHECK (size > 0),
  CONSTRAINT file_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT file_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT file_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT file_owner_account_id_fkey FOREIGN KEY (owner_account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX file_expiry ON file USING btree (expires_at) WHERE is_temporary;
CREATE INDEX file_owner ON file USING btree (owner_account_id) WHERE is_temporary;
CREATE INDEX file_picture ON file USING btree (estate_id, id) WHERE purpose = 'image'::text AND NOT is_temporary;
CREATE INDEX file_project ON file USING btree (estate_id, project_id) WHERE project_id IS NOT NULL;
CREATE TRIGGER file_comes AFTER INSERT ON file REFERENCING NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_storage();
CREATE TRIGGER file_goes AFTER DELETE ON file REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_storage();
CREATE TRIGGER file_moves AFTER UPDATE ON file REFERENCING OLD TABLE AS gone NEW TABLE AS come FOR EACH STATEMENT EXECUTE FUNCTION keep_storage();

CREATE TABLE file_text (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  file_id uuid NOT NULL,
  section text NOT NULL,
  kind text NOT NULL,
  type text,
  record_id uuid NOT NULL,
  building_id uuid,
  name text NOT NULL,
  file_name text NOT NULL,
  content text,
  state text DEFAULT 'waiting'::text NOT NULL,
  search tsvector GENERATED ALWAYS AS (((setweight(to_tsvector('document_words'::regconfig, words_of((name || ' '::text) || file_name)), 'A'::"char") || setweight(to_tsvector('document_words'::regconfig, words_of(words_for_kind(kind, type))), 'B'::"char")) || setweight(to_tsvector('document_words'::regconfig, word_endings(words_of((name || ' '::text) || file_name))), 'C'::"char")) || setweight(to_tsvector('document_words'::regconfig, words_of(content)), 'D'::"char")) STORED,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT file_text_pkey PRIMARY KEY (id),
  CONSTRAINT file_text_file_id_key UNIQUE (file_id),
  CONSTRAINT file_text_content_check CHECK (length(content) <= 250000),
  CONSTRAINT file_text_kind_check CHECK (kind = ANY (ARRAY['report'::text, 'insurance'::text, 'privateDocument'::text, 'drawing'::text, 'otherDocument'::text, 'controlPoint'::text, 'renovation'::text, 'maintenance'::text, 'mailboxDocument'::text])),
  CONSTRAINT file_text_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'asked'::text, 'read'::text, 'unreadable'::text])),
  CONSTRAINT file_text_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX file_text_newest ON file_text USING btree (estate_id, created_at DESC, id DESC) INCLUDE (section, kind);
CREATE INDEX file_text_record ON file_text USING btree (record_id);
CREATE INDEX file_text_search ON file_text USING gin (estate_id, search) WITH (fastupdate=off);
CREATE INDEX file_text_waiting ON file_text USING btree (estate_id, id) WHERE state = 'waiting'::text;
CREATE TRIGGER count_added_documents AFTER INSERT ON file_text REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_documents();
CREATE TRIGGER count_changed_documents AFTER UPDATE ON file_text REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_documents();
CREATE TRIGGER count_removed_documents AFTER DELETE ON file_text REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_documents();

CREATE TABLE floor (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  type text NOT NULL,
  name text,
  sort_order integer NOT NULL,
  room_count integer DEFAULT 0 NOT NULL,
  area_m2 double precision DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  removed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT floor_pkey PRIMARY KEY (id),
  CONSTRAINT floor_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT floor_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT floor_type_check CHECK (type = ANY (ARRAY['basement'::text, 'lowerGround'::text, 'groundFloor'::text, 'floor1'::text, 'floor2'::text, 'floor3'::text, 'floor4'::text, 'floor5'::text, 'floor6'::text, 'floor7'::text, 'floor8'::text, 'floor9'::text, 'floor10'::text, 'floor11'::text, 'floor12'::text, 'floor13'::text, 'floor14'::text, 'floor15'::text, 'floor16'::text, 'floor17'::text, 'floor18'::text, 'floor19'::text, 'floor20'::text, 'attic'::text, 'loft'::text])),
  CONSTRAINT floor_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX floor_order ON floor USING btree (estate_id, sort_order, id) WHERE removed_at IS NULL;
CREATE INDEX floor_removed ON floor USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX floor_removed_of_estate ON floor USING btree (estate_id, removed_at DESC, id DESC) WHERE removed_at IS NOT NULL;

CREATE TABLE forecast_assumption (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  price_growth_bp integer NOT NULL,
  price_source text,
  fund_ore bigint NOT NULL,
  yearly_saving_ore bigint NOT NULL,
  interest_bp integer DEFAULT 0 NOT NULL,
  area_m2 double precision,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  later_saving_ore bigint,
  later_from integer,
  price_series text,
  CONSTRAINT forecast_assumption_pkey PRIMARY KEY (id),
  CONSTRAINT forecast_assumption_estate_id_key UNIQUE (estate_id),
  CONSTRAINT forecast_assumption_area_m2_check CHECK (area_m2 > 0::double precision),
  CONSTRAINT forecast_assumption_check CHECK ((later_saving_ore IS NULL) = (later_from IS NULL)),
  CONSTRAINT forecast_assumption_fund_ore_check CHECK (fund_ore >= 0 AND fund_ore <= '1000000000000'::bigint),
  CONSTRAINT forecast_assumption_interest_bp_check CHECK (interest_bp >= 0 AND interest_bp <= 2000),
  CONSTRAINT forecast_assumption_later_from_check CHECK (later_from >= 1900 AND later_from <= 2200),
  CONSTRAINT forecast_assumption_later_saving_ore_check CHECK (later_saving_ore >= 0 AND later_saving_ore <= '1000000000000'::bigint),
  CONSTRAINT forecast_assumption_price_growth_bp_check CHECK (price_growth_bp >= 0 AND price_growth_bp <= 2000),
  CONSTRAINT forecast_assumption_price_series_check CHECK (price_series = ANY (ARRAY['dwellings'::text, 'dwellingsLabour'::text, 'dwellingsMaterial'::text, 'woodenHouses'::text, 'blocks'::text, 'plumbing'::text, 'consumerPrices'::text, 'other'::text])),
  CONSTRAINT forecast_assumption_price_source_check CHECK (length(price_source) >= 1 AND length(price_source) <= 255),
  CONSTRAINT forecast_assumption_yearly_saving_ore_check CHECK (yearly_saving_ore >= 0 AND yearly_saving_ore <= '1000000000000'::bigint),
  CONSTRAINT forecast_assumption_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE forecast_scenario (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text NOT NULL,
  price_growth_bp integer,
  price_source text,
  yearly_saving_ore bigint,
  saving_from integer,
  seen_version integer,
  adopted_at timestamp with time zone,
  was jsonb,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  price_series text,
  CONSTRAINT forecast_scenario_pkey PRIMARY KEY (id),
  CONSTRAINT forecast_scenario_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT forecast_scenario_check CHECK (saving_from IS NULL OR yearly_saving_ore IS NOT NULL),
  CONSTRAINT forecast_scenario_check1 CHECK (was IS NULL OR adopted_at IS NOT NULL),
  CONSTRAINT forecast_scenario_check2 CHECK (price_series IS NULL OR price_growth_bp IS NULL),
  CONSTRAINT forecast_scenario_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT forecast_scenario_price_growth_bp_check CHECK (price_growth_bp >= 0 AND price_growth_bp <= 2000),
  CONSTRAINT forecast_scenario_price_series_check CHECK (price_series = ANY (ARRAY['dwellings'::text, 'dwellingsLabour'::text, 'dwellingsMaterial'::text, 'woodenHouses'::text, 'blocks'::text, 'plumbing'::text, 'consumerPrices'::text, 'other'::text])),
  CONSTRAINT forecast_scenario_price_source_check CHECK (length(price_source) >= 1 AND length(price_source) <= 255),
  CONSTRAINT forecast_scenario_saving_from_check CHECK (saving_from >= 1900 AND saving_from <= 2200),
  CONSTRAINT forecast_scenario_yearly_saving_ore_check CHECK (yearly_saving_ore >= 0 AND yearly_saving_ore <= '1000000000000'::bigint),
  CONSTRAINT forecast_scenario_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE guest_invitation (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid,
  email text NOT NULL,
  name text,
  access_level text NOT NULL,
  restrictions text[] DEFAULT '{}'::text[] NOT NULL,
  expires_at timestamp with time zone,
  state text DEFAULT 'CREATED'::text NOT NULL,
  invited_by uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT guest_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT guest_invitation_account_id_estate_id_key UNIQUE (account_id, estate_id),
  CONSTRAINT guest_invitation_access_level_check CHECK (access_level = ANY (ARRAY['read'::text, 'edit'::text])),
  CONSTRAINT guest_invitation_email_check CHECK (length(email) <= 254),
  CONSTRAINT guest_invitation_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT guest_invitation_state_check CHECK (state = ANY (ARRAY['CREATED'::text, 'CONFIRMED'::text])),
  CONSTRAINT guest_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT guest_invitation_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT guest_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX guest_invitation_estate ON guest_invitation USING btree (estate_id, id DESC);
CREATE INDEX guest_invitation_inviter ON guest_invitation USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX guest_invitation_waiting ON guest_invitation USING btree (lower(email)) WHERE account_id IS NULL;
CREATE UNIQUE INDEX guest_invitation_email ON guest_invitation USING btree (estate_id, lower(email));

CREATE TABLE handover_book (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  language text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  step text DEFAULT 'content'::text NOT NULL,
  done integer DEFAULT 0 NOT NULL,
  count integer DEFAULT 0 NOT NULL,
  page_count integer,
  content_hash bytea,
  pdf_file_id uuid,
  zip_file_id uuid,
  ready_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  asked_by_account_id uuid,
  firm_pdf_file_id uuid,
  firm_content_hash bytea,
  firm_page_count integer,
  CONSTRAINT handover_book_pkey PRIMARY KEY (id),
  CONSTRAINT handover_book_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT handover_book_check CHECK ((state = 'ready'::text) = (ready_at IS NOT NULL)),
  CONSTRAINT handover_book_check1 CHECK (state <> 'ready'::text OR num_nonnulls(page_count, content_hash, pdf_file_id, zip_file_id) = 4),
  CONSTRAINT handover_book_content_hash_check CHECK (length(content_hash) = 32),
  CONSTRAINT handover_book_firm_content_hash_check CHECK (length(firm_content_hash) = 32),
  CONSTRAINT handover_book_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT handover_book_state_check CHECK (state = ANY (ARRAY['waiting'::text, 'making'::text, 'ready'::text, 'failed'::text, 'ended'::text])),
  CONSTRAINT handover_book_step_check CHECK (step = ANY (ARRAY['content'::text, 'pictures'::text, 'zip'::text])),
  CONSTRAINT handover_book_asked_by_account_id_fkey FOREIGN KEY (asked_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT handover_book_estate_id_firm_pdf_file_id_fkey FOREIGN KEY (estate_id, firm_pdf_file_id) REFERENCES file(estate_id, id),
  CONSTRAINT handover_book_estate_id_pdf_file_id_fkey FOREIGN KEY (estate_id, pdf_file_id) REFERENCES file(estate_id, id),
  CONSTRAINT handover_book_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT handover_book_estate_id_zip_file_id_fkey FOREIGN KEY (estate_id, zip_file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX handover_book_asked_by ON handover_book USING btree (asked_by_account_id) WHERE asked_by_account_id IS NOT NULL;
CREATE INDEX handover_book_firm_pdf ON handover_book USING btree (firm_pdf_file_id) WHERE firm_pdf_file_id IS NOT NULL;
CREATE INDEX handover_book_newest ON handover_book USING btree (project_id, id DESC);
CREATE INDEX handover_book_pdf ON handover_book USING btree (pdf_file_id) WHERE pdf_file_id IS NOT NULL;
CREATE INDEX handover_book_zip ON handover_book USING btree (zip_file_id) WHERE zip_file_id IS NOT NULL;
CREATE UNIQUE INDEX handover_book_under_way ON handover_book USING btree (project_id) WHERE state = ANY (ARRAY['waiting'::text, 'making'::text]);

CREATE TABLE handover_zip (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  book_id uuid NOT NULL,
  part integer NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT handover_zip_pkey PRIMARY KEY (id),
  CONSTRAINT handover_zip_book_id_part_key UNIQUE (book_id, part),
  CONSTRAINT handover_zip_part_check CHECK (part > 0),
  CONSTRAINT handover_zip_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT handover_zip_estate_id_project_id_book_id_fkey FOREIGN KEY (estate_id, project_id, book_id) REFERENCES handover_book(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX handover_zip_book ON handover_zip USING btree (estate_id, project_id, book_id, part);
CREATE INDEX handover_zip_file ON handover_zip USING btree (file_id);

CREATE TABLE idempotent_answer (
  account_id uuid NOT NULL,
  key text NOT NULL,
  request_hash bytea NOT NULL,
  status integer,
  answer text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT idempotent_answer_pkey PRIMARY KEY (account_id, key),
  CONSTRAINT idempotent_answer_key_check CHECK (length(key) >= 1 AND length(key) <= 255),
  CONSTRAINT idempotent_answer_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX idempotent_answer_age ON idempotent_answer USING btree (created_at);

CREATE TABLE instance (
  id uuid DEFAULT new_id() NOT NULL,
  name text NOT NULL,
  version text NOT NULL,
  started_at timestamp with time zone NOT NULL,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  memory_bytes double precision NOT NULL,
  disk_bytes double precision,
  free_bytes double precision,
  sends_mail boolean NOT NULL,
  times jsonb NOT NULL,
  CONSTRAINT instance_pkey PRIMARY KEY (id),
  CONSTRAINT instance_disk_bytes_check CHECK (disk_bytes >= 0::double precision),
  CONSTRAINT instance_disk_check CHECK ((disk_bytes IS NULL) = (free_bytes IS NULL)),
  CONSTRAINT instance_free_bytes_check CHECK (free_bytes >= 0::double precision),
  CONSTRAINT instance_memory_bytes_check CHECK (memory_bytes >= 0::double precision),
  CONSTRAINT instance_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT instance_version_check CHECK (length(version) >= 1 AND length(version) <= 50)
);

CREATE TABLE insurance_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  kind text NOT NULL,
  company text NOT NULL,
  policy_number text,
  valid_to date,
  reminded_of date,
  contact_name text,
  phone text,
  custom_name text,
  file_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT insurance_document_pkey PRIMARY KEY (id),
  CONSTRAINT insurance_document_company_check CHECK (length(company) >= 1 AND length(company) <= 255),
  CONSTRAINT insurance_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT insurance_document_kind_check CHECK (kind = ANY (ARRAY['insurance'::text, 'broker'::text, 'appraiser'::text])),
  CONSTRAINT insurance_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT insurance_document_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX insurance_document_ending ON insurance_document USING btree (valid_to) WHERE valid_to IS NOT NULL;
CREATE INDEX insurance_document_estate ON insurance_document USING btree (estate_id, id DESC);
CREATE INDEX insurance_document_file ON insurance_document USING btree (file_id) WHERE file_id IS NOT NULL;
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON insurance_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('insurance', 'custom_name', 'kind', 'id');

CREATE TABLE integrity_run (
  id uuid DEFAULT new_id() NOT NULL,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone DEFAULT now() NOT NULL,
  difference_count integer NOT NULL,
  CONSTRAINT integrity_run_pkey PRIMARY KEY (id),
  CONSTRAINT integrity_run_difference_count_check CHECK (difference_count >= 0)
);
CREATE INDEX integrity_run_finished ON integrity_run USING btree (finished_at);

CREATE TABLE invoice_series (
  name text NOT NULL,
  last_number integer NOT NULL,
  CONSTRAINT invoice_series_pkey PRIMARY KEY (name)
);

CREATE TABLE licence (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid,
  company_id uuid,
  plan text NOT NULL,
  valid_from timestamp with time zone DEFAULT now() NOT NULL,
  valid_to timestamp with time zone NOT NULL,
  purchase_order_id uuid,
  invoice_id uuid,
  reminded_days integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  is_trial boolean DEFAULT false NOT NULL,
  CONSTRAINT licence_pkey PRIMARY KEY (id),
  CONSTRAINT licence_purchase_order_id_key UNIQUE (purchase_order_id),
  CONSTRAINT licence_check CHECK ((account_id IS NULL) <> (company_id IS NULL)),
  CONSTRAINT licence_check1 CHECK ((plan = 'CUSTOMER_PLUS'::text) = (account_id IS NOT NULL)),
  CONSTRAINT licence_check2 CHECK (valid_to >= valid_from),
  CONSTRAINT licence_plan_check CHECK (plan = ANY (ARRAY['CUSTOMER_PLUS'::text, 'COMPANY_PRO'::text, 'COMPANY_PRO_PLUS'::text])),
  CONSTRAINT licence_reminded_days_check CHECK (reminded_days = ANY (ARRAY[30, 7])),
  CONSTRAINT licence_trial_check CHECK (NOT is_trial OR invoice_id IS NULL AND purchase_order_id IS NULL),
  CONSTRAINT licence_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT licence_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT licence_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES licence_invoice(id),
  CONSTRAINT licence_purchase_order_id_fkey FOREIGN KEY (purchase_order_id) REFERENCES purchase_order(id) ON DELETE SET NULL
);
CREATE INDEX licence_account ON licence USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX licence_company ON licence USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX licence_end ON licence USING btree (valid_to);
CREATE INDEX licence_invoice_of ON licence USING btree (invoice_id) WHERE invoice_id IS NOT NULL;
CREATE UNIQUE INDEX licence_trial_of_account ON licence USING btree (account_id) WHERE is_trial AND account_id IS NOT NULL;
CREATE UNIQUE INDEX licence_trial_of_company ON licence USING btree (company_id) WHERE is_trial AND company_id IS NOT NULL;
CREATE TRIGGER raise_session_version AFTER INSERT OR DELETE OR UPDATE ON licence FOR EACH ROW EXECUTE FUNCTION raise_session_version();

CREATE TABLE licence_adjustment (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid,
  company_id uuid,
  plan text NOT NULL,
  change text NOT NULL,
  valid_to timestamp with time zone NOT NULL,
  reason text NOT NULL,
  made_by uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT licence_adjustment_pkey PRIMARY KEY (id),
  CONSTRAINT licence_adjustment_change_check CHECK (change = ANY (ARRAY['GRANT'::text, 'EXTEND'::text, 'END'::text])),
  CONSTRAINT licence_adjustment_check CHECK ((account_id IS NULL) <> (company_id IS NULL)),
  CONSTRAINT licence_adjustment_plan_check CHECK (plan = ANY (ARRAY['CUSTOMER_PLUS'::text, 'COMPANY_PRO'::text, 'COMPANY_PRO_PLUS'::text])),
  CONSTRAINT licence_adjustment_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT licence_adjustment_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT licence_adjustment_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT licence_adjustment_made_by_fkey FOREIGN KEY (made_by) REFERENCES app_user(id) ON DELETE SET NULL
);
CREATE INDEX licence_adjustment_account ON licence_adjustment USING btree (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX licence_adjustment_company ON licence_adjustment USING btree (company_id, id DESC) WHERE company_id IS NOT NULL;
CREATE INDEX licence_adjustment_made_by ON licence_adjustment USING btree (made_by);

CREATE TABLE licence_invoice (
  id uuid DEFAULT new_id() NOT NULL,
  number integer NOT NULL,
  account_id uuid,
  company_id uuid,
  plan text,
  valid_from timestamp with time zone NOT NULL,
  valid_to timestamp with time zone,
  issued_on date NOT NULL,
  due_on date NOT NULL,
  net_ore bigint NOT NULL,
  vat_ore bigint NOT NULL,
  gross_ore bigint NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT licence_invoice_pkey PRIMARY KEY (id),
  CONSTRAINT licence_invoice_number_key UNIQUE (number),
  CONSTRAINT licence_invoice_check CHECK (gross_ore = (net_ore + vat_ore)),
  CONSTRAINT licence_invoice_check1 CHECK (num_nonnulls(account_id, company_id) <= 1),
  CONSTRAINT licence_invoice_check2 CHECK ((plan IS NULL) = (valid_to IS NULL)),
  CONSTRAINT licence_invoice_plan_check CHECK (plan = ANY (ARRAY['CUSTOMER_PLUS'::text, 'COMPANY_PRO'::text, 'COMPANY_PRO_PLUS'::text])),
  CONSTRAINT licence_invoice_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT licence_invoice_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL
);
CREATE INDEX licence_invoice_account ON licence_invoice USING btree (account_id, id DESC) WHERE account_id IS NOT NULL;
CREATE INDEX licence_invoice_company ON licence_invoice USING btree (company_id, id DESC) WHERE company_id IS NOT NULL;
CREATE TRIGGER invoice_is_kept BEFORE DELETE OR UPDATE OF number, plan, valid_from, valid_to, issued_on, due_on, net_ore, vat_ore, gross_ore, content ON licence_invoice FOR EACH ROW EXECUTE FUNCTION invoice_is_kept();

CREATE TABLE login_failure (
  id uuid DEFAULT new_id() NOT NULL,
  email_hash bytea NOT NULL,
  address inet NOT NULL,
  at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT login_failure_pkey PRIMARY KEY (id)
);
CREATE INDEX login_failure_address ON login_failure USING btree (address, at);

CREATE TABLE mail_refusal (
  email citext NOT NULL,
  kind text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mail_refusal_pkey PRIMARY KEY (email, kind),
  CONSTRAINT mail_refusal_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT mail_refusal_kind_check CHECK (kind = ANY (ARRAY['maintenance'::text, 'insurance'::text, 'licence'::text]))
);

CREATE TABLE mailbox (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  company_id uuid NOT NULL,
  last_sent_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mailbox_pkey PRIMARY KEY (id),
  CONSTRAINT mailbox_estate_id_company_id_key UNIQUE (estate_id, company_id),
  CONSTRAINT mailbox_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT mailbox_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX mailbox_company ON mailbox USING btree (company_id);
CREATE INDEX mailbox_latest ON mailbox USING btree (estate_id, last_sent_at DESC, id DESC);

CREATE TABLE mailbox_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  company_id uuid NOT NULL,
  message_id uuid NOT NULL,
  custom_name text NOT NULL,
  file_name text NOT NULL,
  file_type text NOT NULL,
  file_size integer NOT NULL,
  file_id uuid,
  seen_at timestamp with time zone,
  deleted_at timestamp with time zone,
  moved_at timestamp with time zone,
  moved_to text,
  moved_record_id uuid,
  moved_building_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mailbox_document_pkey PRIMARY KEY (id),
  CONSTRAINT mailbox_document_check CHECK (num_nonnulls(file_id, deleted_at, moved_at) >= 1),
  CONSTRAINT mailbox_document_check1 CHECK (file_id IS NULL OR num_nonnulls(deleted_at, moved_at) = 0),
  CONSTRAINT mailbox_document_check2 CHECK ((moved_at IS NULL) = (moved_to IS NULL) AND (moved_at IS NULL) = (moved_record_id IS NULL)),
  CONSTRAINT mailbox_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT mailbox_document_moved_to_check CHECK (moved_to = ANY (ARRAY['report'::text, 'privateDocument'::text, 'insurance'::text, 'drawing'::text, 'otherDocument'::text])),
  CONSTRAINT mailbox_document_estate_id_company_id_message_id_fkey FOREIGN KEY (estate_id, company_id, message_id) REFERENCES mailbox_message(estate_id, company_id, id) ON DELETE CASCADE,
  CONSTRAINT mailbox_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX mailbox_document_file ON mailbox_document USING btree (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX mailbox_document_message ON mailbox_document USING btree (message_id, id);
CREATE INDEX mailbox_document_newest ON mailbox_document USING btree (estate_id, company_id, id DESC) WHERE deleted_at IS NULL;
CREATE INDEX mailbox_document_unseen ON mailbox_document USING btree (estate_id, company_id) WHERE seen_at IS NULL AND deleted_at IS NULL;
CREATE TRIGGER describe_mailbox_file BEFORE INSERT ON mailbox_document FOR EACH ROW EXECUTE FUNCTION describe_mailbox_file();
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE OF file_id ON mailbox_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('mailboxDocument', 'custom_name', '', 'company_id');

CREATE TABLE mailbox_message (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  company_id uuid NOT NULL,
  subject text NOT NULL,
  message text,
  sender_account_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT mailbox_message_pkey PRIMARY KEY (id),
  CONSTRAINT mailbox_message_estate_id_company_id_id_key UNIQUE (estate_id, company_id, id),
  CONSTRAINT mailbox_message_message_check CHECK (length(message) <= 4000),
  CONSTRAINT mailbox_message_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255),
  CONSTRAINT mailbox_message_estate_id_company_id_fkey FOREIGN KEY (estate_id, company_id) REFERENCES mailbox(estate_id, company_id) ON DELETE CASCADE,
  CONSTRAINT mailbox_message_sender_account_id_fkey FOREIGN KEY (sender_account_id) REFERENCES account(id) ON DELETE SET NULL
);
CREATE INDEX mailbox_message_newest ON mailbox_message USING btree (company_id, id DESC);
CREATE INDEX mailbox_message_sender ON mailbox_message USING btree (sender_account_id, created_at);

CREATE TABLE maintenance_occurrence (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  task_id uuid,
  due_date date NOT NULL,
  moved_to date,
  reported_date date,
  done_date date,
  title text,
  description text,
  priority integer,
  trade text,
  responsible_kind text,
  responsible_id uuid,
  supplier_name text,
  building_id uuid,
  building_name text,
  area_id uuid,
  area_code text,
  area_name text,
  actual_cost_ore bigint,
  comment text,
  file_id uuid,
  done_by_account_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  set_aside jsonb,
  CONSTRAINT maintenance_occurrence_pkey PRIMARY KEY (id),
  CONSTRAINT maintenance_occurrence_task_id_due_date_key UNIQUE (task_id, due_date),
  CONSTRAINT maintenance_occurrence_actual_cost_ore_check CHECK (actual_cost_ore >= 0),
  CONSTRAINT maintenance_occurrence_check CHECK (moved_to IS NOT NULL OR done_date IS NOT NULL),
  CONSTRAINT maintenance_occurrence_check1 CHECK (done_date IS NULL OR title IS NOT NULL AND priority IS NOT NULL AND building_name IS NOT NULL AND area_code IS NOT NULL),
  CONSTRAINT maintenance_occurrence_check2 CHECK (task_id IS NOT NULL OR done_date IS NOT NULL),
  CONSTRAINT maintenance_occurrence_check3 CHECK (reported_date IS NULL OR done_date IS NULL AND moved_to IS NOT NULL AND title IS NOT NULL AND priority IS NOT NULL AND building_name IS NOT NULL AND area_code IS NOT NULL),
  CONSTRAINT maintenance_occurrence_comment_check CHECK (length(comment) <= 4000),
  CONSTRAINT maintenance_occurrence_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT maintenance_occurrence_done_by_account_id_fkey FOREIGN KEY (done_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT maintenance_occurrence_estate_id_building_id_area_id_fkey FOREIGN KEY (estate_id, building_id, area_id) REFERENCES building_part(estate_id, building_id, id) ON DELETE SET NULL (area_id),
  CONSTRAINT maintenance_occurrence_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE SET NULL (building_id),
  CONSTRAINT maintenance_occurrence_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT maintenance_occurrence_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT maintenance_occurrence_estate_id_task_id_fkey FOREIGN KEY (estate_id, task_id) REFERENCES maintenance_task(estate_id, id) ON DELETE SET NULL (task_id)
);
CREATE INDEX maintenance_occurrence_building ON maintenance_occurrence USING btree (estate_id, building_id, area_id);
CREATE INDEX maintenance_occurrence_done ON maintenance_occurrence USING btree (estate_id, done_date DESC, id DESC) WHERE done_date IS NOT NULL;
CREATE INDEX maintenance_occurrence_done_by ON maintenance_occurrence USING btree (done_by_account_id);
CREATE INDEX maintenance_occurrence_due ON maintenance_occurrence USING btree (estate_id, due_date, task_id);
CREATE INDEX maintenance_occurrence_file ON maintenance_occurrence USING btree (estate_id, file_id);
CREATE INDEX maintenance_occurrence_moved ON maintenance_occurrence USING btree (estate_id, moved_to) WHERE done_date IS NULL;
CREATE INDEX maintenance_occurrence_reported ON maintenance_occurrence USING btree (estate_id, id) WHERE reported_date IS NOT NULL;
CREATE INDEX maintenance_occurrence_task ON maintenance_occurrence USING btree (estate_id, task_id, done_date DESC, id DESC);
CREATE TRIGGER count_added_maintenance AFTER INSERT ON maintenance_occurrence REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_archived_maintenance();
CREATE TRIGGER count_changed_maintenance AFTER UPDATE ON maintenance_occurrence REFERENCING OLD TABLE AS removed NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_archived_maintenance();
CREATE TRIGGER count_maintenance_anew AFTER INSERT OR DELETE OR UPDATE OF task_id, due_date, moved_to, done_date ON maintenance_occurrence FOR EACH ROW WHEN (pg_trigger_depth() = 0) EXECUTE FUNCTION count_maintenance_anew();
CREATE TRIGGER count_removed_maintenance AFTER DELETE ON maintenance_occurrence REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_archived_maintenance();

CREATE TABLE maintenance_reminder (
  week date NOT NULL,
  email citext NOT NULL,
  CONSTRAINT maintenance_reminder_pkey PRIMARY KEY (week, email),
  CONSTRAINT maintenance_reminder_email_check CHECK (length(email::text) <= 254)
);

CREATE TABLE maintenance_report (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  title text NOT NULL,
  report_type text DEFAULT 'conditionReport'::text NOT NULL,
  from_year integer NOT NULL,
  to_year integer NOT NULL,
  building_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  summary text,
  condition text,
  proposals text,
  economy text,
  image_file_id uuid,
  author_account_id uuid,
  recipient_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  asked_at timestamp with time zone,
  asked_by_account_id uuid,
  language text,
  progress integer DEFAULT 0 NOT NULL,
  failure text,
  generated_at timestamp with time zone,
  content text,
  file_id uuid,
  file_hash bytea,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  scenario_id uuid,
  CONSTRAINT maintenance_report_pkey PRIMARY KEY (id),
  CONSTRAINT maintenance_report_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT maintenance_report_check CHECK (to_year >= from_year AND to_year <= (from_year + 29)),
  CONSTRAINT maintenance_report_check1 CHECK (num_nonnulls(generated_at, content, file_hash) = ANY (ARRAY[0, 3])),
  CONSTRAINT maintenance_report_condition_check CHECK (length(condition) <= 4000),
  CONSTRAINT maintenance_report_economy_check CHECK (length(economy) <= 4000),
  CONSTRAINT maintenance_report_failure_check CHECK (failure = ANY (ARRAY['noRoom'::text, 'failed'::text])),
  CONSTRAINT maintenance_report_file_hash_check CHECK (length(file_hash) = 32),
  CONSTRAINT maintenance_report_from_year_check CHECK (from_year >= 1900 AND from_year <= 2200),
  CONSTRAINT maintenance_report_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT maintenance_report_progress_check CHECK (progress >= 0 AND progress <= 100),
  CONSTRAINT maintenance_report_proposals_check CHECK (length(proposals) <= 4000),
  CONSTRAINT maintenance_report_report_type_check CHECK (report_type = ANY (ARRAY['otherReport'::text, 'valueRate'::text, 'damageReport'::text, 'conditionReport'::text])),
  CONSTRAINT maintenance_report_summary_check CHECK (length(summary) <= 4000),
  CONSTRAINT maintenance_report_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT maintenance_report_asked_by_account_id_fkey FOREIGN KEY (asked_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT maintenance_report_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT maintenance_report_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT maintenance_report_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT maintenance_report_estate_id_image_file_id_fkey FOREIGN KEY (estate_id, image_file_id) REFERENCES file(estate_id, id),
  CONSTRAINT maintenance_report_estate_id_scenario_id_fkey FOREIGN KEY (estate_id, scenario_id) REFERENCES forecast_scenario(estate_id, id) ON DELETE SET NULL (scenario_id)
);
CREATE INDEX maintenance_report_asker ON maintenance_report USING btree (asked_by_account_id) WHERE asked_by_account_id IS NOT NULL;
CREATE INDEX maintenance_report_author ON maintenance_report USING btree (author_account_id) WHERE author_account_id IS NOT NULL;
CREATE INDEX maintenance_report_file ON maintenance_report USING btree (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX maintenance_report_image ON maintenance_report USING btree (image_file_id) WHERE image_file_id IS NOT NULL;
CREATE INDEX maintenance_report_order ON maintenance_report USING btree (estate_id, id DESC);
CREATE INDEX maintenance_report_scenario ON maintenance_report USING btree (scenario_id) WHERE scenario_id IS NOT NULL;
CREATE TRIGGER made_report_stays BEFORE UPDATE ON maintenance_report FOR EACH ROW EXECUTE FUNCTION made_report_stays();

CREATE TABLE maintenance_report_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  report_id uuid NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT maintenance_report_document_pkey PRIMARY KEY (id),
  CONSTRAINT maintenance_report_document_report_id_file_id_key UNIQUE (report_id, file_id),
  CONSTRAINT maintenance_report_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT maintenance_report_document_estate_id_report_id_fkey FOREIGN KEY (estate_id, report_id) REFERENCES maintenance_report(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT maintenance_report_document_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE
);
CREATE INDEX maintenance_report_document_file ON maintenance_report_document USING btree (file_id);
CREATE INDEX maintenance_report_document_report ON maintenance_report_document USING btree (estate_id, report_id, id);

CREATE TABLE maintenance_supplier (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  trade text NOT NULL,
  party_kind text DEFAULT 'supplier'::text NOT NULL,
  email text NOT NULL,
  phone text NOT NULL,
  organization_number character(9),
  company_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT maintenance_supplier_pkey PRIMARY KEY (id),
  CONSTRAINT maintenance_supplier_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT maintenance_supplier_estate_id_id_party_kind_key UNIQUE (estate_id, id, party_kind),
  CONSTRAINT maintenance_supplier_email_check CHECK (length(email) <= 254),
  CONSTRAINT maintenance_supplier_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT maintenance_supplier_organization_number_check CHECK (organization_number ~ '^\d{9}$'::text),
  CONSTRAINT maintenance_supplier_party_kind_check CHECK (party_kind = ANY (ARRAY['landlord'::text, 'supplier'::text])),
  CONSTRAINT maintenance_supplier_phone_check CHECK (phone ~ '^\+[1-9]\d{7,14}$'::text),
  CONSTRAINT maintenance_supplier_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT maintenance_supplier_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  CONSTRAINT maintenance_supplier_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX maintenance_supplier_company ON maintenance_supplier USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX maintenance_supplier_name ON maintenance_supplier USING btree (estate_id, name, id);
CREATE INDEX maintenance_supplier_unknown ON maintenance_supplier USING btree (organization_number) WHERE company_id IS NULL;
CREATE UNIQUE INDEX maintenance_supplier_email ON maintenance_supplier USING btree (estate_id, lower(email));
CREATE TRIGGER access_link_follows_supplier AFTER UPDATE ON maintenance_supplier FOR EACH ROW WHEN (new.company_id IS DISTINCT FROM old.company_id) EXECUTE FUNCTION access_link_follows_supplier();
CREATE TRIGGER forget_access_requests BEFORE DELETE ON maintenance_supplier FOR EACH ROW EXECUTE FUNCTION forget_access_requests();
CREATE TRIGGER maintenance_supplier_calendars BEFORE DELETE ON maintenance_supplier FOR EACH ROW EXECUTE FUNCTION supplier_leaves_calendars();
CREATE TRIGGER maintenance_supplier_company BEFORE INSERT OR UPDATE OF organization_number, email ON maintenance_supplier FOR EACH ROW EXECUTE FUNCTION finds_company_of_number();
CREATE TRIGGER maintenance_supplier_hands_back BEFORE DELETE ON maintenance_supplier FOR EACH ROW EXECUTE FUNCTION supplier_hands_back();

CREATE TABLE maintenance_task (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  area_id uuid NOT NULL,
  title text NOT NULL,
  description text,
  priority integer DEFAULT 2 NOT NULL,
  trade text,
  estimated_cost_ore bigint,
  responsible_kind text DEFAULT 'landlord'::text NOT NULL,
  responsible_id uuid,
  supplier_id uuid,
  start_date date NOT NULL,
  period text,
  every integer DEFAULT 1 NOT NULL,
  end_date date,
  basis text DEFAULT 'plan'::text NOT NULL,
  archived_at timestamp with time zone,
  counted_from date,
  open_from date,
  done_through date,
  next_due_date date,
  next_date date,
  origin_kind text,
  origin_part_id uuid,
  origin_sensor_id uuid,
  origin_control_point_id uuid,
  origin_name text,
  origin_code text,
  origin_found text,
  origin_settled_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  import_id uuid,
  CONSTRAINT maintenance_task_pkey PRIMARY KEY (id),
  CONSTRAINT maintenance_task_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT maintenance_task_basis_check CHECK (basis = ANY (ARRAY['plan'::text, 'completion'::text])),
  CONSTRAINT maintenance_task_check CHECK (end_date >= start_date),
  CONSTRAINT maintenance_task_check1 CHECK (responsible_kind = 'landlord'::text OR supplier_id IS NOT NULL),
  CONSTRAINT maintenance_task_check2 CHECK (num_nonnulls(origin_part_id, origin_sensor_id, origin_control_point_id) <= (origin_kind IS NOT NULL)::integer),
  CONSTRAINT maintenance_task_description_check CHECK (length(description) <= 4000),
  CONSTRAINT maintenance_task_estimated_cost_ore_check CHECK (estimated_cost_ore >= 0),
  CONSTRAINT maintenance_task_every_check CHECK (every >= 1 AND every <= 1000),
  CONSTRAINT maintenance_task_origin_kind_check CHECK (origin_kind = ANY (ARRAY['condition'::text, 'moisture'::text, 'controlPoint'::text])),
  CONSTRAINT maintenance_task_period_check CHECK (period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text])),
  CONSTRAINT maintenance_task_priority_check CHECK (priority >= 1 AND priority <= 3),
  CONSTRAINT maintenance_task_responsible_kind_check CHECK (responsible_kind = ANY (ARRAY['landlord'::text, 'supplier'::text])),
  CONSTRAINT maintenance_task_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT maintenance_task_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT maintenance_task_estate_id_building_id_area_id_fkey FOREIGN KEY (estate_id, building_id, area_id) REFERENCES building_part(estate_id, building_id, id),
  CONSTRAINT maintenance_task_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT maintenance_task_estate_id_import_id_fkey FOREIGN KEY (estate_id, import_id) REFERENCES plan_import(estate_id, id) ON DELETE SET NULL (import_id),
  CONSTRAINT maintenance_task_estate_id_origin_control_point_id_fkey FOREIGN KEY (estate_id, origin_control_point_id) REFERENCES estate_control_point(estate_id, id) ON DELETE SET NULL (origin_control_point_id),
  CONSTRAINT maintenance_task_estate_id_origin_part_id_fkey FOREIGN KEY (estate_id, origin_part_id) REFERENCES building_part(estate_id, id) ON DELETE SET NULL (origin_part_id),
  CONSTRAINT maintenance_task_estate_id_origin_sensor_id_fkey FOREIGN KEY (estate_id, origin_sensor_id) REFERENCES moisture_sensor(estate_id, id) ON DELETE SET NULL (origin_sensor_id),
  CONSTRAINT maintenance_task_estate_id_supplier_id_responsible_kind_fkey FOREIGN KEY (estate_id, supplier_id, responsible_kind) REFERENCES maintenance_supplier(estate_id, id, party_kind) ON UPDATE CASCADE
);
CREATE INDEX maintenance_task_area ON maintenance_task USING btree (estate_id, area_id, id);
CREATE INDEX maintenance_task_coming ON maintenance_task USING btree (estate_id, next_date, priority, id) WHERE archived_at IS NULL AND next_date IS NOT NULL;
CREATE INDEX maintenance_task_import ON maintenance_task USING btree (estate_id, import_id) WHERE import_id IS NOT NULL;
CREATE INDEX maintenance_task_of_area ON maintenance_task USING btree (estate_id, area_id, next_date) WHERE archived_at IS NULL;
CREATE INDEX maintenance_task_of_building ON maintenance_task USING btree (estate_id, building_id, next_date) WHERE archived_at IS NULL;
CREATE INDEX maintenance_task_origin_part ON maintenance_task USING btree (estate_id, origin_part_id) WHERE origin_part_id IS NOT NULL;
CREATE INDEX maintenance_task_origin_point ON maintenance_task USING btree (estate_id, origin_control_point_id) WHERE origin_control_point_id IS NOT NULL;
CREATE INDEX maintenance_task_origin_sensor ON maintenance_task USING btree (estate_id, origin_sensor_id) WHERE origin_sensor_id IS NOT NULL;
CREATE INDEX maintenance_task_responsible ON maintenance_task USING btree (estate_id, responsible_id, responsible_kind) WHERE archived_at IS NULL;
CREATE INDEX maintenance_task_supplier ON maintenance_task USING btree (estate_id, supplier_id) WHERE supplier_id IS NOT NULL;
CREATE UNIQUE INDEX maintenance_task_origin_control_point_id_idx ON maintenance_task USING btree (origin_control_point_id) WHERE origin_settled_at IS NULL;
CREATE UNIQUE INDEX maintenance_task_origin_part_id_idx ON maintenance_task USING btree (origin_part_id) WHERE origin_settled_at IS NULL;
CREATE UNIQUE INDEX maintenance_task_origin_sensor_id_idx ON maintenance_task USING btree (origin_sensor_id) WHERE origin_settled_at IS NULL;
CREATE TRIGGER forget_open_occurrences BEFORE DELETE ON maintenance_task FOR EACH ROW EXECUTE FUNCTION forget_open_occurrences();
CREATE TRIGGER keep_next_maintenance BEFORE INSERT OR UPDATE OF start_date, period, every, end_date, basis, archived_at, counted_from, open_from, done_through, next_due_date, next_date ON maintenance_task FOR EACH ROW EXECUTE FUNCTION keep_next_maintenance();
CREATE TRIGGER maintenance_task_supplier BEFORE INSERT OR UPDATE OF responsible_id ON maintenance_task FOR EACH ROW EXECUTE FUNCTION task_finds_supplier();

CREATE TABLE moisture_reading (
  sensor_id uuid NOT NULL,
  measured_at timestamp with time zone NOT NULL,
  value double precision NOT NULL,
  source text NOT NULL,
  is_backfilled boolean DEFAULT false NOT NULL,
  CONSTRAINT moisture_reading_pkey PRIMARY KEY (sensor_id, measured_at) INCLUDE (value),
  CONSTRAINT moisture_reading_source_check CHECK (source = ANY (ARRAY['manual'::text, 'dt'::text, 'ttn'::text])),
  CONSTRAINT moisture_reading_value_check CHECK (value >= 0::double precision AND value <= 100::double precision),
  CONSTRAINT moisture_reading_sensor_id_fkey FOREIGN KEY (sensor_id) REFERENCES moisture_sensor(id) ON DELETE CASCADE
);

CREATE TABLE moisture_sensor (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid,
  name text NOT NULL,
  location text,
  quantity text NOT NULL,
  warn_at double precision NOT NULL,
  alarm_at double precision NOT NULL,
  device_id text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT moisture_sensor_pkey PRIMARY KEY (id),
  CONSTRAINT moisture_sensor_estate_id_device_id_key UNIQUE (estate_id, device_id),
  CONSTRAINT moisture_sensor_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT moisture_sensor_alarm_at_check CHECK (alarm_at >= 0::double precision AND alarm_at <= 100::double precision),
  CONSTRAINT moisture_sensor_check CHECK (warn_at <= alarm_at),
  CONSTRAINT moisture_sensor_device_id_check CHECK (length(device_id) >= 1 AND length(device_id) <= 100),
  CONSTRAINT moisture_sensor_location_check CHECK (length(location) <= 255),
  CONSTRAINT moisture_sensor_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT moisture_sensor_quantity_check CHECK (quantity = ANY (ARRAY['RH_PERCENT'::text, 'WOOD_MOISTURE_WT_PERCENT'::text])),
  CONSTRAINT moisture_sensor_warn_at_check CHECK (warn_at >= 0::double precision AND warn_at <= 100::double precision),
  CONSTRAINT moisture_sensor_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE SET NULL (building_id),
  CONSTRAINT moisture_sensor_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX moisture_sensor_building ON moisture_sensor USING btree (estate_id, building_id);

CREATE TABLE moisture_token (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text NOT NULL,
  token_hash bytea NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  last_used_at timestamp with time zone,
  minute timestamp with time zone,
  uses integer DEFAULT 0 NOT NULL,
  created_by uuid,
  CONSTRAINT moisture_token_pkey PRIMARY KEY (id),
  CONSTRAINT moisture_token_token_hash_key UNIQUE (token_hash),
  CONSTRAINT moisture_token_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT moisture_token_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT moisture_token_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX moisture_token_estate ON moisture_token USING btree (estate_id, id);
CREATE INDEX moisture_token_maker ON moisture_token USING btree (created_by) WHERE created_by IS NOT NULL;

CREATE TABLE order_approval (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  content text NOT NULL,
  content_hash bytea NOT NULL,
  file_id uuid,
  file_hash bytea NOT NULL,
  approved_at timestamp with time zone NOT NULL,
  account_id uuid NOT NULL,
  account_name text,
  email text,
  session_hash bytea NOT NULL,
  gross_ore bigint NOT NULL,
  CONSTRAINT order_approval_pkey PRIMARY KEY (id),
  CONSTRAINT order_approval_content_hash_check CHECK (length(content_hash) = 32),
  CONSTRAINT order_approval_file_hash_check CHECK (length(file_hash) = 32)
);
CREATE INDEX order_approval_account ON order_approval USING btree (account_id);
CREATE INDEX order_approval_project ON order_approval USING btree (estate_id, project_id);
CREATE TRIGGER agreed_stays BEFORE DELETE OR UPDATE ON order_approval FOR EACH ROW EXECUTE FUNCTION agreed_stays();

CREATE TABLE order_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  company_id uuid,
  removed_at timestamp with time zone,
  CONSTRAINT order_document_pkey PRIMARY KEY (id),
  CONSTRAINT order_document_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT order_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT order_document_kind_check CHECK (kind = ANY (ARRAY['working'::text, 'application'::text, 'detailed'::text, 'turnkey'::text, 'divided'::text, 'building'::text, 'heatLoss'::text, 'final'::text, 'completion'::text, 'other'::text])),
  CONSTRAINT order_document_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  CONSTRAINT order_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT order_document_estate_id_project_id_order_id_fkey FOREIGN KEY (estate_id, project_id, order_id) REFERENCES project_order(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX order_document_company ON order_document USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX order_document_file ON order_document USING btree (file_id);
CREATE INDEX order_document_order ON order_document USING btree (order_id, id);
CREATE TRIGGER approved_stays BEFORE INSERT OR DELETE OR UPDATE ON order_document FOR EACH ROW EXECUTE FUNCTION approved_stays();

CREATE TABLE order_event (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  order_id uuid NOT NULL,
  action text NOT NULL,
  words text,
  account_id uuid,
  account_name text NOT NULL,
  side text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT order_event_pkey PRIMARY KEY (id),
  CONSTRAINT order_event_action_check CHECK (action = ANY (ARRAY['create'::text, 'ask'::text, 'takeOver'::text, 'release'::text, 'invite'::text, 'withdraw'::text, 'reject'::text, 'resend'::text, 'rework'::text, 'approve'::text, 'comment'::text])),
  CONSTRAINT order_event_check CHECK ((action <> ALL (ARRAY['reject'::text, 'comment'::text])) OR words IS NOT NULL),
  CONSTRAINT order_event_side_check CHECK (side = ANY (ARRAY['company'::text, 'subcontractor'::text, 'owner'::text])),
  CONSTRAINT order_event_words_check CHECK (length(words) >= 1 AND length(words) <= 4000),
  CONSTRAINT order_event_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT order_event_estate_id_project_id_order_id_fkey FOREIGN KEY (estate_id, project_id, order_id) REFERENCES project_order(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX order_event_account ON order_event USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX order_event_order ON order_event USING btree (order_id, id);

CREATE TABLE order_line (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  order_id uuid NOT NULL,
  description text NOT NULL,
  quantity_milli integer NOT NULL,
  unit text,
  unit_price_ore bigint NOT NULL,
  discount_bp integer DEFAULT 0 NOT NULL,
  vat_rate integer NOT NULL,
  net_ore bigint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT order_line_pkey PRIMARY KEY (id),
  CONSTRAINT order_line_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT order_line_description_check CHECK (length(description) >= 1 AND length(description) <= 255),
  CONSTRAINT order_line_discount_bp_check CHECK (discount_bp >= 0 AND discount_bp <= 10000),
  CONSTRAINT order_line_net_ore_check CHECK (net_ore >= 0 AND net_ore <= '900000000000'::bigint),
  CONSTRAINT order_line_quantity_milli_check CHECK (quantity_milli >= 1 AND quantity_milli <= 1000000000),
  CONSTRAINT order_line_unit_check CHECK (length(unit) >= 1 AND length(unit) <= 20),
  CONSTRAINT order_line_unit_price_ore_check CHECK (unit_price_ore >= 0 AND unit_price_ore <= '900000000000'::bigint),
  CONSTRAINT order_line_vat_rate_check CHECK (vat_rate = ANY (ARRAY[25, 15, 12, 0])),
  CONSTRAINT order_line_estate_id_project_id_order_id_fkey FOREIGN KEY (estate_id, project_id, order_id) REFERENCES project_order(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX order_line_order ON order_line USING btree (order_id, id);
CREATE TRIGGER approved_stays BEFORE INSERT OR DELETE OR UPDATE ON order_line FOR EACH ROW EXECUTE FUNCTION approved_stays();

CREATE TABLE order_quotation (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  order_id uuid NOT NULL,
  subcontractor_id uuid,
  firm_name text NOT NULL,
  status text DEFAULT 'asked'::text NOT NULL,
  answer_by date,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  asked_by_account_id uuid,
  answered_at timestamp with time zone,
  answered_by_account_id uuid,
  starts_on date,
  ends_on date,
  valid_until date,
  days_added integer,
  reservations text,
  words text,
  net_ore bigint DEFAULT 0 NOT NULL,
  vat_ore bigint DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT order_quotation_pkey PRIMARY KEY (id),
  CONSTRAINT order_quotation_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT order_quotation_order_id_subcontractor_id_key UNIQUE (order_id, subcontractor_id),
  CONSTRAINT order_quotation_check CHECK (ends_on >= starts_on),
  CONSTRAINT order_quotation_check1 CHECK (status = 'asked'::text OR answered_at IS NOT NULL),
  CONSTRAINT order_quotation_days_added_check CHECK (days_added >= 0 AND days_added <= 3650),
  CONSTRAINT order_quotation_firm_name_check CHECK (length(firm_name) >= 1 AND length(firm_name) <= 255),
  CONSTRAINT order_quotation_net_ore_check CHECK (net_ore >= 0 AND net_ore <= '900000000000'::bigint),
  CONSTRAINT order_quotation_reservations_check CHECK (length(reservations) >= 1 AND length(reservations) <= 2000),
  CONSTRAINT order_quotation_status_check CHECK (status = ANY (ARRAY['asked'::text, 'given'::text, 'declined'::text, 'taken'::text])),
  CONSTRAINT order_quotation_vat_ore_check CHECK (vat_ore >= 0),
  CONSTRAINT order_quotation_words_check CHECK (length(words) >= 1 AND length(words) <= 2000),
  CONSTRAINT order_quotation_answered_by_account_id_fkey FOREIGN KEY (answered_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT order_quotation_asked_by_account_id_fkey FOREIGN KEY (asked_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT order_quotation_estate_id_project_id_order_id_fkey FOREIGN KEY (estate_id, project_id, order_id) REFERENCES project_order(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT order_quotation_subcontractor_id_fkey FOREIGN KEY (subcontractor_id) REFERENCES subcontractor(id) ON DELETE SET NULL
);
CREATE INDEX order_quotation_answerer ON order_quotation USING btree (answered_by_account_id) WHERE answered_by_account_id IS NOT NULL;
CREATE INDEX order_quotation_asker ON order_quotation USING btree (asked_by_account_id) WHERE asked_by_account_id IS NOT NULL;
CREATE INDEX order_quotation_order ON order_quotation USING btree (order_id, id);
CREATE INDEX order_quotation_subcontractor ON order_quotation USING btree (subcontractor_id, id DESC) WHERE subcontractor_id IS NOT NULL;
CREATE UNIQUE INDEX order_quotation_taken ON order_quotation USING btree (order_id) WHERE status = 'taken'::text;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON order_quotation DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.status IS DISTINCT FROM new.status) EXECUTE FUNCTION count_standing_loss();

CREATE TABLE order_seen (
  order_id uuid NOT NULL,
  account_id uuid NOT NULL,
  seen_at timestamp with time zone,
  mailed_at timestamp with time zone,
  CONSTRAINT order_seen_pkey PRIMARY KEY (account_id, order_id),
  CONSTRAINT order_seen_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT order_seen_order_id_fkey FOREIGN KEY (order_id) REFERENCES project_order(id) ON DELETE CASCADE
);
CREATE INDEX order_seen_order ON order_seen USING btree (order_id);

CREATE TABLE order_sent (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  content jsonb NOT NULL,
  lines jsonb NOT NULL,
  documents jsonb NOT NULL,
  CONSTRAINT order_sent_pkey PRIMARY KEY (id),
  CONSTRAINT order_sent_estate_id_project_id_id_fkey FOREIGN KEY (estate_id, project_id, id) REFERENCES project_order(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT order_sent_id_fkey FOREIGN KEY (id) REFERENCES project_order(id) ON DELETE CASCADE
);
CREATE INDEX order_sent_project ON order_sent USING btree (project_id, id);

CREATE TABLE other_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT other_document_pkey PRIMARY KEY (id),
  CONSTRAINT other_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT other_document_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT other_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX other_document_building ON other_document USING btree (estate_id, building_id, id DESC);
CREATE INDEX other_document_file ON other_document USING btree (file_id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON other_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('otherDocument', 'custom_name', '', 'id');

CREATE TABLE outbox_mail (
  id uuid DEFAULT new_id() NOT NULL,
  to_email text NOT NULL,
  template text NOT NULL,
  language text NOT NULL,
  data_sealed bytea,
  attempts integer DEFAULT 0 NOT NULL,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT outbox_mail_pkey PRIMARY KEY (id),
  CONSTRAINT outbox_mail_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT outbox_mail_to_email_check CHECK (length(to_email) <= 254)
);
CREATE INDEX outbox_mail_age ON outbox_mail USING btree (created_at);
CREATE INDEX outbox_mail_not_sent ON outbox_mail USING btree (created_at) WHERE sent_at IS NULL;
CREATE INDEX outbox_mail_to ON outbox_mail USING btree (lower(to_email));

CREATE TABLE owner_invitation (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  email citext NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  company_id uuid NOT NULL,
  invited_by uuid,
  order_id uuid,
  first_name text,
  last_name text,
  language text DEFAULT 'nb'::text NOT NULL,
  state text DEFAULT 'invited'::text NOT NULL,
  is_for_good boolean DEFAULT false NOT NULL,
  account_id uuid,
  expires_at timestamp with time zone NOT NULL,
  mailed_at timestamp with time zone,
  answered_at timestamp with time zone,
  CONSTRAINT owner_invitation_pkey PRIMARY KEY (id),
  CONSTRAINT owner_invitation_estate_id_company_id_email_key UNIQUE (estate_id, company_id, email),
  CONSTRAINT owner_invitation_check CHECK (NOT is_for_good OR state = 'declined'::text),
  CONSTRAINT owner_invitation_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT owner_invitation_first_name_check CHECK (length(first_name) <= 255),
  CONSTRAINT owner_invitation_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT owner_invitation_last_name_check CHECK (length(last_name) <= 255),
  CONSTRAINT owner_invitation_state_check CHECK (state = ANY (ARRAY['invited'::text, 'accepted'::text, 'declined'::text, 'withdrawn'::text, 'left'::text, 'unasked'::text])),
  CONSTRAINT owner_invitation_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT owner_invitation_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT owner_invitation_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT owner_invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT owner_invitation_order_id_fkey FOREIGN KEY (order_id) REFERENCES project_order(id) ON DELETE SET NULL
);
CREATE INDEX owner_invitation_account ON owner_invitation USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX owner_invitation_company ON owner_invitation USING btree (company_id, email);
CREATE INDEX owner_invitation_email ON owner_invitation USING btree (email);
CREATE INDEX owner_invitation_inviter ON owner_invitation USING btree (invited_by) WHERE invited_by IS NOT NULL;
CREATE INDEX owner_invitation_order ON owner_invitation USING btree (order_id) WHERE order_id IS NOT NULL;
CREATE INDEX owner_invitation_unmailed ON owner_invitation USING btree (id) WHERE mailed_at IS NULL;
CREATE UNIQUE INDEX owner_invitation_open ON owner_invitation USING btree (estate_id, company_id) WHERE state = 'invited'::text;

CREATE TABLE paper_request (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  code text NOT NULL,
  participant_id uuid NOT NULL,
  name text NOT NULL,
  email citext NOT NULL,
  language text NOT NULL,
  message text,
  needed_by date,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  delivered_at timestamp with time zone,
  document_id uuid,
  asked_by_account_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  reminded_at timestamp with time zone,
  link_id uuid NOT NULL,
  CONSTRAINT paper_request_pkey PRIMARY KEY (id),
  CONSTRAINT paper_request_code_check CHECK (code = ANY (ARRAY['fdv'::text, 'completionCertificate'::text, 'temporaryUse'::text, 'executionPlan'::text, 'controlDeclaration'::text, 'conformityFirm'::text, 'wasteReport'::text, 'environmentSurvey'::text, 'asBuiltDrawings'::text, 'executionLog'::text, 'productDocs'::text, 'elConformity'::text, 'elRisk'::text, 'elFinalTest'::text, 'heatingCable'::text, 'plumbing'::text, 'leakStop'::text, 'wetRoomRecord'::text, 'airflowProtocol'::text, 'airtightness'::text, 'fireStopping'::text, 'chimneyControl'::text, 'energyLabel'::text, 'guarantee'::text, 'takeoverProtocol'::text, 'oneYearInspection'::text])),
  CONSTRAINT paper_request_language_check CHECK (language = ANY (ARRAY['nb'::text, 'en'::text])),
  CONSTRAINT paper_request_message_check CHECK (length(message) >= 1 AND length(message) <= 1000),
  CONSTRAINT paper_request_asked_by_account_id_fkey FOREIGN KEY (asked_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT paper_request_document_id_fkey FOREIGN KEY (document_id) REFERENCES project_document(id) ON DELETE SET NULL,
  CONSTRAINT paper_request_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT paper_request_link_fkey FOREIGN KEY (estate_id, project_id, link_id) REFERENCES supplier_link(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT paper_request_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES project_participant(id) ON DELETE CASCADE
);
CREATE INDEX paper_request_asker ON paper_request USING btree (asked_by_account_id) WHERE asked_by_account_id IS NOT NULL;
CREATE INDEX paper_request_document ON paper_request USING btree (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX paper_request_link ON paper_request USING btree (estate_id, project_id, link_id);
CREATE INDEX paper_request_open ON paper_request USING btree (project_id, id DESC) WHERE revoked_at IS NULL AND delivered_at IS NULL;
CREATE INDEX paper_request_participant ON paper_request USING btree (participant_id);
CREATE INDEX paper_request_unanswered ON paper_request USING btree (created_at) WHERE revoked_at IS NULL AND delivered_at IS NULL AND reminded_at IS NULL;

CREATE TABLE party_ask (
  id uuid DEFAULT new_id() NOT NULL,
  kind text NOT NULL,
  party_hash bytea NOT NULL,
  asked_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT party_ask_pkey PRIMARY KEY (id),
  CONSTRAINT party_ask_kind_check CHECK (length(kind) >= 1 AND length(kind) <= 60),
  CONSTRAINT party_ask_party_hash_check CHECK (length(party_hash) = 32)
);
CREATE INDEX party_ask_age ON party_ask USING btree (asked_at);
CREATE INDEX party_ask_party ON party_ask USING btree (kind, party_hash, asked_at);

CREATE TABLE password_token (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  token_hash bytea NOT NULL,
  purpose text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT password_token_pkey PRIMARY KEY (id),
  CONSTRAINT password_token_token_hash_key UNIQUE (token_hash),
  CONSTRAINT password_token_purpose_check CHECK (purpose = ANY (ARRAY['reset'::text, 'create'::text])),
  CONSTRAINT password_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX password_token_expiry ON password_token USING btree (expires_at);
CREATE INDEX password_token_user ON password_token USING btree (user_id, created_at);

CREATE TABLE permission (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid NOT NULL,
  subject text NOT NULL,
  effect text DEFAULT 'allow'::text NOT NULL,
  action text,
  guest_invitation_id uuid,
  support_access_id uuid,
  expiration_date timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT permission_pkey PRIMARY KEY (id),
  CONSTRAINT permission_action_check CHECK (action = ANY (ARRAY['create'::text, 'read'::text, 'update'::text, 'delete'::text])),
  CONSTRAINT permission_effect_check CHECK (effect = ANY (ARRAY['allow'::text, 'deny'::text])),
  CONSTRAINT permission_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT permission_guest_invitation_id_fkey FOREIGN KEY (guest_invitation_id) REFERENCES guest_invitation(id) ON DELETE CASCADE,
  CONSTRAINT permission_support_access_id_fkey FOREIGN KEY (support_access_id) REFERENCES support_access(id) ON DELETE CASCADE
);
CREATE INDEX permission_account ON permission USING btree (account_id, subject);
CREATE INDEX permission_guest_invitation ON permission USING btree (guest_invitation_id) WHERE guest_invitation_id IS NOT NULL;
CREATE INDEX permission_subject ON permission USING btree (subject);
CREATE INDEX permission_support_access ON permission USING btree (support_access_id) WHERE support_access_id IS NOT NULL;
CREATE TRIGGER raise_session_version AFTER INSERT OR DELETE OR UPDATE ON permission FOR EACH ROW EXECUTE FUNCTION raise_session_version();

CREATE TABLE plan_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  building_id uuid,
  area_id uuid,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT plan_document_pkey PRIMARY KEY (id),
  CONSTRAINT plan_document_check CHECK ((building_id IS NULL) = (area_id IS NULL)),
  CONSTRAINT plan_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT plan_document_estate_id_building_id_area_id_fkey FOREIGN KEY (estate_id, building_id, area_id) REFERENCES building_part(estate_id, building_id, id) ON DELETE CASCADE,
  CONSTRAINT plan_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT plan_document_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX plan_document_area ON plan_document USING btree (estate_id, area_id, id DESC);
CREATE INDEX plan_document_building ON plan_document USING btree (estate_id, building_id);
CREATE INDEX plan_document_file ON plan_document USING btree (estate_id, file_id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON plan_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('maintenance', 'custom_name', '', 'id');

CREATE TABLE plan_import (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid,
  file_name text NOT NULL,
  mapping text NOT NULL,
  task_count integer DEFAULT 0 NOT NULL,
  building_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  area_ids uuid[] DEFAULT '{}'::uuid[] NOT NULL,
  undone_at timestamp with time zone,
  kept_count integer,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT plan_import_pkey PRIMARY KEY (id),
  CONSTRAINT plan_import_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT plan_import_file_name_check CHECK (length(file_name) <= 255),
  CONSTRAINT plan_import_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT plan_import_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX plan_import_account ON plan_import USING btree (account_id) WHERE account_id IS NOT NULL;
CREATE INDEX plan_import_newest ON plan_import USING btree (estate_id, id DESC);

CREATE TABLE price_index (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  series text NOT NULL,
  period date NOT NULL,
  value double precision NOT NULL,
  CONSTRAINT price_index_pkey PRIMARY KEY (id),
  CONSTRAINT price_index_estate_id_series_period_key UNIQUE (estate_id, series, period),
  CONSTRAINT price_index_period_check CHECK (EXTRACT(day FROM period) = 1::numeric AND period >= '1900-01-01'::date AND period <= '2200-12-01'::date),
  CONSTRAINT price_index_series_check CHECK (series = ANY (ARRAY['dwellings'::text, 'dwellingsLabour'::text, 'dwellingsMaterial'::text, 'woodenHouses'::text, 'blocks'::text, 'plumbing'::text, 'consumerPrices'::text, 'other'::text])),
  CONSTRAINT price_index_value_check CHECK (value > 0::double precision AND value <= 1000000::double precision),
  CONSTRAINT price_index_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE private_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT private_document_pkey PRIMARY KEY (id),
  CONSTRAINT private_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT private_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT private_document_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX private_document_estate ON private_document USING btree (estate_id, id DESC);
CREATE INDEX private_document_file ON private_document USING btree (file_id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON private_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('privateDocument', 'custom_name', '', 'id');

CREATE TABLE project (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  company_id uuid,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  project_number text,
  type text NOT NULL,
  renovation_presets text[] DEFAULT '{}'::text[] NOT NULL,
  customer_name text NOT NULL,
  customer_account_id uuid,
  start_date date,
  end_date date,
  description text,
  image_file_id uuid,
  needs_verification boolean DEFAULT false NOT NULL,
  closed_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  company_name text NOT NULL,
  close_reason text,
  CONSTRAINT project_pkey PRIMARY KEY (id),
  CONSTRAINT project_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT project_check CHECK (type = 'RENOVATION'::text OR renovation_presets = '{}'::text[]),
  CONSTRAINT project_check1 CHECK (end_date >= start_date),
  CONSTRAINT project_close_reason_check CHECK (close_reason IS NULL OR closed_at IS NOT NULL AND length(close_reason) >= 1 AND length(close_reason) <= 1000),
  CONSTRAINT project_customer_name_check CHECK (length(customer_name) >= 1 AND length(customer_name) <= 255),
  CONSTRAINT project_description_check CHECK (length(description) <= 4000),
  CONSTRAINT project_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT project_project_number_check CHECK (project_number ~ '^\d+/\d+/\d+$'::text AND length(project_number) <= 50),
  CONSTRAINT project_renovation_presets_check CHECK (renovation_presets <@ ARRAY['BATHROOM'::text, 'FRONT_DOOR_REPLACEMENT'::text, 'WINDOW_REPLACEMENT'::text, 'ROOF_TILES_REPLACEMENT'::text, 'ROOFING_FELT_REPLACEMENT'::text, 'EXTERIOR_CLADDING_REPLACEMENT'::text]),
  CONSTRAINT project_type_check CHECK (type = ANY (ARRAY['NEW_BUILDING'::text, 'NEW_APARTMENT'::text, 'RENOVATION'::text, 'CUSTOM'::text])),
  CONSTRAINT project_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  CONSTRAINT project_customer_account_id_fkey FOREIGN KEY (customer_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT project_estate_id_image_file_id_fkey FOREIGN KEY (estate_id, image_file_id) REFERENCES file(estate_id, id) DEFERRABLE INITIALLY DEFERRED
);
CREATE INDEX project_company ON project USING btree (company_id, id DESC) INCLUDE (closed_at, estate_id);
CREATE INDEX project_customer ON project USING btree (customer_account_id) WHERE customer_account_id IS NOT NULL;
CREATE INDEX project_image ON project USING btree (image_file_id) WHERE image_file_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON project DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.estate_id IS DISTINCT FROM new.estate_id OR old.company_id IS DISTINCT FROM new.company_id OR old.closed_at IS DISTINCT FROM new.closed_at) EXECUTE FUNCTION count_standing_loss();
CREATE CONSTRAINT TRIGGER count_standing_loss_removed AFTER DELETE ON project DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_standing_loss();
CREATE TRIGGER begin_project AFTER INSERT ON project FOR EACH ROW EXECUTE FUNCTION begin_project();
CREATE TRIGGER name_project_company BEFORE INSERT OR UPDATE OF company_id ON project FOR EACH ROW EXECUTE FUNCTION name_project_company();
CREATE TRIGGER project_runs_orders AFTER UPDATE OF company_id ON project FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id) EXECUTE FUNCTION project_runs_orders();

CREATE TABLE project_budget (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  is_locked boolean DEFAULT false NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_budget_pkey PRIMARY KEY (id),
  CONSTRAINT project_budget_estate_id_project_id_key UNIQUE (estate_id, project_id),
  CONSTRAINT project_budget_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX project_budget_project ON project_budget USING btree (project_id);

CREATE TABLE project_budget_line (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  trade text NOT NULL,
  description text,
  amount_ore bigint NOT NULL,
  sort_order integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_budget_line_pkey PRIMARY KEY (id),
  CONSTRAINT project_budget_line_amount_ore_check CHECK (amount_ore >= 0 AND amount_ore <= '10000000000000'::bigint),
  CONSTRAINT project_budget_line_description_check CHECK (length(description) >= 1 AND length(description) <= 255),
  CONSTRAINT project_budget_line_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT project_budget_line_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project_budget(estate_id, project_id) ON DELETE CASCADE
);
CREATE INDEX project_budget_line_order ON project_budget_line USING btree (project_id, sort_order, id);

CREATE TABLE project_deadline (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  kind text NOT NULL,
  due_date date NOT NULL,
  told_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_deadline_pkey PRIMARY KEY (id),
  CONSTRAINT project_deadline_project_id_kind_key UNIQUE (project_id, kind),
  CONSTRAINT project_deadline_kind_check CHECK (kind = ANY (ARRAY['callInspection'::text, 'inspection'::text, 'lastWalk'::text, 'complaint'::text])),
  CONSTRAINT project_deadline_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX project_deadline_coming ON project_deadline USING btree (due_date) WHERE told_at IS NULL;

CREATE TABLE project_deviation (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  control_area_id uuid,
  control_point_id uuid,
  document_id uuid,
  room_id uuid,
  text text NOT NULL,
  responsible_id uuid,
  due_date date,
  status text DEFAULT 'open'::text NOT NULL,
  answer text,
  raised_by_account_id uuid,
  mended_at timestamp with time zone,
  mended_by_account_id uuid,
  confirmed_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  task_id uuid,
  moved_at timestamp with time zone,
  raised_by_name text,
  mended_by_name text,
  number integer NOT NULL,
  mark_x double precision,
  mark_y double precision,
  CONSTRAINT project_deviation_pkey PRIMARY KEY (id),
  CONSTRAINT project_deviation_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT project_deviation_project_id_number_key UNIQUE (project_id, number),
  CONSTRAINT project_deviation_answer_check CHECK (length(answer) >= 1 AND length(answer) <= 4000),
  CONSTRAINT project_deviation_check CHECK (num_nonnulls(control_point_id, document_id, room_id) <= 1),
  CONSTRAINT project_deviation_check1 CHECK (control_point_id IS NULL OR control_area_id IS NOT NULL),
  CONSTRAINT project_deviation_check2 CHECK ((status = 'confirmed'::text) = (confirmed_at IS NOT NULL)),
  CONSTRAINT project_deviation_check3 CHECK ((status = 'moved'::text) = (moved_at IS NOT NULL)),
  CONSTRAINT project_deviation_check4 CHECK (task_id IS NULL OR status = 'moved'::text),
  CONSTRAINT project_deviation_check5 CHECK ((mark_x IS NULL) = (mark_y IS NULL) AND (mark_x IS NULL OR document_id IS NOT NULL)),
  CONSTRAINT project_deviation_mark_x_check CHECK (mark_x >= 0::double precision AND mark_x <= 1::double precision),
  CONSTRAINT project_deviation_mark_y_check CHECK (mark_y >= 0::double precision AND mark_y <= 1::double precision),
  CONSTRAINT project_deviation_number_check CHECK (number > 0),
  CONSTRAINT project_deviation_status_check CHECK (status = ANY (ARRAY['open'::text, 'inWork'::text, 'mended'::text, 'confirmed'::text, 'moved'::text])),
  CONSTRAINT project_deviation_text_check CHECK (length(text) >= 1 AND length(text) <= 4000),
  CONSTRAINT project_deviation_document_id_fkey FOREIGN KEY (document_id) REFERENCES project_document(id) ON DELETE SET NULL,
  CONSTRAINT project_deviation_estate_id_project_id_control_area_id_fkey FOREIGN KEY (estate_id, project_id, control_area_id) REFERENCES control_area(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT project_deviation_estate_id_project_id_control_point_id_fkey FOREIGN KEY (estate_id, project_id, control_point_id) REFERENCES control_point(estate_id, project_id, id) ON DELETE CASCADE,
  CONSTRAINT project_deviation_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT project_deviation_estate_id_task_id_fkey FOREIGN KEY (estate_id, task_id) REFERENCES maintenance_task(estate_id, id) ON DELETE SET NULL (task_id),
  CONSTRAINT project_deviation_mended_by_account_id_fkey FOREIGN KEY (mended_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_deviation_raised_by_account_id_fkey FOREIGN KEY (raised_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_deviation_responsible_id_fkey FOREIGN KEY (responsible_id) REFERENCES project_participant(id) ON DELETE SET NULL,
  CONSTRAINT project_deviation_room_id_fkey FOREIGN KEY (room_id) REFERENCES room(id) ON DELETE SET NULL
);
CREATE INDEX project_deviation_area ON project_deviation USING btree (estate_id, project_id, control_area_id) WHERE control_area_id IS NOT NULL;
CREATE INDEX project_deviation_document ON project_deviation USING btree (document_id) WHERE document_id IS NOT NULL;
CREATE INDEX project_deviation_mender ON project_deviation USING btree (mended_by_account_id) WHERE mended_by_account_id IS NOT NULL;
CREATE INDEX project_deviation_newest ON project_deviation USING btree (project_id, id DESC);
CREATE INDEX project_deviation_point ON project_deviation USING btree (control_point_id) WHERE control_point_id IS NOT NULL;
CREATE INDEX project_deviation_raiser ON project_deviation USING btree (raised_by_account_id) WHERE raised_by_account_id IS NOT NULL;
CREATE INDEX project_deviation_responsible ON project_deviation USING btree (responsible_id) WHERE responsible_id IS NOT NULL;
CREATE INDEX project_deviation_room ON project_deviation USING btree (room_id) WHERE room_id IS NOT NULL;
CREATE UNIQUE INDEX project_deviation_task ON project_deviation USING btree (estate_id, task_id) WHERE task_id IS NOT NULL;

CREATE TABLE project_deviation_file (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  deviation_id uuid NOT NULL,
  side text NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_deviation_file_pkey PRIMARY KEY (id),
  CONSTRAINT project_deviation_file_deviation_id_file_id_key UNIQUE (deviation_id, file_id),
  CONSTRAINT project_deviation_file_side_check CHECK (side = ANY (ARRAY['before'::text, 'after'::text])),
  CONSTRAINT project_deviation_file_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT project_deviation_file_estate_id_project_id_deviation_id_fkey FOREIGN KEY (estate_id, project_id, deviation_id) REFERENCES project_deviation(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX project_deviation_file_file ON project_deviation_file USING btree (file_id);
CREATE INDEX project_deviation_file_order ON project_deviation_file USING btree (deviation_id, side, id);

CREATE TABLE project_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  list text NOT NULL,
  document_type text NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  added_by_account_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  added_by_name text,
  covers text,
  CONSTRAINT project_document_pkey PRIMARY KEY (id),
  CONSTRAINT project_document_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT project_document_covers_check CHECK (covers = ANY (ARRAY['fdv'::text, 'completionCertificate'::text, 'temporaryUse'::text, 'executionPlan'::text, 'controlDeclaration'::text, 'conformityFirm'::text, 'wasteReport'::text, 'environmentSurvey'::text, 'asBuiltDrawings'::text, 'executionLog'::text, 'productDocs'::text, 'elConformity'::text, 'elRisk'::text, 'elFinalTest'::text, 'heatingCable'::text, 'plumbing'::text, 'leakStop'::text, 'wetRoomRecord'::text, 'airflowProtocol'::text, 'airtightness'::text, 'fireStopping'::text, 'chimneyControl'::text, 'energyLabel'::text, 'guarantee'::text, 'takeoverProtocol'::text, 'oneYearInspection'::text])),
  CONSTRAINT project_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT project_document_document_type_check CHECK (document_type = ANY (ARRAY['workingDrawing'::text, 'applicationDrawing'::text, 'detailedDrawing'::text, 'fdv'::text, 'productDocumentation'::text, 'otherDocumentation'::text, 'contract'::text, 'deliveryDescription'::text, 'constructionApplication'::text, 'heatLossCalculation'::text, 'finalReport'::text, 'completionCertificate'::text])),
  CONSTRAINT project_document_added_by_account_id_fkey FOREIGN KEY (added_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT project_document_estate_id_project_id_list_fkey FOREIGN KEY (estate_id, project_id, list) REFERENCES project_document_list(estate_id, project_id, list) ON DELETE CASCADE
);
CREATE INDEX project_document_adder ON project_document USING btree (added_by_account_id) WHERE added_by_account_id IS NOT NULL;
CREATE INDEX project_document_current ON project_document USING btree (file_id);
CREATE INDEX project_document_order ON project_document USING btree (project_id, list, document_type, id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON project_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('otherDocument', 'custom_name', 'document_type', 'id');

CREATE TABLE project_document_file (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  document_id uuid NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_document_file_pkey PRIMARY KEY (id),
  CONSTRAINT project_document_file_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT project_document_file_estate_id_project_id_document_id_fkey FOREIGN KEY (estate_id, project_id, document_id) REFERENCES project_document(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX project_document_file_document ON project_document_file USING btree (document_id, id);
CREATE INDEX project_document_file_file ON project_document_file USING btree (file_id);

CREATE TABLE project_document_list (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  list text NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_document_list_pkey PRIMARY KEY (id),
  CONSTRAINT project_document_list_estate_id_project_id_list_key UNIQUE (estate_id, project_id, list),
  CONSTRAINT project_document_list_list_check CHECK (list = ANY (ARRAY['delivery'::text, 'drawings'::text, 'common'::text])),
  CONSTRAINT project_document_list_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX project_document_list_project ON project_document_list USING btree (project_id, list);

CREATE TABLE project_document_seen (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  list text NOT NULL,
  account_id uuid NOT NULL,
  seen_at timestamp with time zone NOT NULL,
  CONSTRAINT project_document_seen_pkey PRIMARY KEY (id),
  CONSTRAINT project_document_seen_account_id_project_id_list_key UNIQUE (account_id, project_id, list),
  CONSTRAINT project_document_seen_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT project_document_seen_estate_id_project_id_list_fkey FOREIGN KEY (estate_id, project_id, list) REFERENCES project_document_list(estate_id, project_id, list) ON DELETE CASCADE
);
CREATE INDEX project_document_seen_list ON project_document_seen USING btree (estate_id, project_id, list);

CREATE TABLE project_order (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  number integer NOT NULL,
  type text NOT NULL,
  status text DEFAULT 'open'::text NOT NULL,
  title text NOT NULL,
  description text,
  trade text,
  subcontractor_id uuid,
  due_date date,
  valid_until date,
  price_kind text DEFAULT 'FIXED'::text NOT NULL,
  why_outside text,
  asked_on date,
  days_added integer,
  side text NOT NULL,
  made_by_account_id uuid,
  made_by_company_id uuid,
  made_by_name text NOT NULL,
  net_ore bigint DEFAULT 0 NOT NULL,
  vat_ore bigint DEFAULT 0 NOT NULL,
  moved_at timestamp with time zone DEFAULT now() NOT NULL,
  moved_by_account_id uuid,
  released_at timestamp with time zone,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  building_id uuid,
  deviation_id uuid,
  task_id uuid,
  given_at timestamp with time zone DEFAULT now() NOT NULL,
  run_by_company_id uuid,
  CONSTRAINT project_order_pkey PRIMARY KEY (id),
  CONSTRAINT project_order_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT project_order_project_id_number_key UNIQUE (project_id, number),
  CONSTRAINT project_order_check CHECK (num_nonnulls(deviation_id, task_id) <= 1),
  CONSTRAINT project_order_days_added_check CHECK (days_added >= 0 AND days_added <= 3650),
  CONSTRAINT project_order_description_check CHECK (length(description) <= 4000),
  CONSTRAINT project_order_made_by_name_check CHECK (length(made_by_name) >= 1 AND length(made_by_name) <= 255),
  CONSTRAINT project_order_net_ore_check CHECK (net_ore >= 0 AND net_ore <= '900000000000'::bigint),
  CONSTRAINT project_order_number_check CHECK (number > 0),
  CONSTRAINT project_order_price_kind_check CHECK (price_kind = ANY (ARRAY['FIXED'::text, 'MAXIMUM'::text, 'ESTIMATE'::text, 'HOURLY'::text, 'INDICATION'::text])),
  CONSTRAINT project_order_side_check CHECK (side = ANY (ARRAY['company'::text, 'subcontractor'::text, 'owner'::text])),
  CONSTRAINT project_order_status_check CHECK (status = ANY (ARRAY['open'::text, 'rejectedByPmOrSc'::text, 'readyForCustomer'::text, 'rejectedByCustomer'::text, 'approvedByCustomer'::text])),
  CONSTRAINT project_order_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT project_order_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT project_order_type_check CHECK (type = ANY (ARRAY['request'::text, 'quote'::text])),
  CONSTRAINT project_order_vat_ore_check CHECK (vat_ore >= 0),
  CONSTRAINT project_order_why_outside_check CHECK (length(why_outside) <= 2000),
  CONSTRAINT project_order_estate_id_building_id_fkey FOREIGN KEY (estate_id, building_id) REFERENCES building(estate_id, id) ON DELETE SET NULL (building_id),
  CONSTRAINT project_order_estate_id_project_id_deviation_id_fkey FOREIGN KEY (estate_id, project_id, deviation_id) REFERENCES project_deviation(estate_id, project_id, id) ON DELETE SET NULL (deviation_id),
  CONSTRAINT project_order_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT project_order_estate_id_task_id_fkey FOREIGN KEY (estate_id, task_id) REFERENCES maintenance_task(estate_id, id) ON DELETE SET NULL (task_id),
  CONSTRAINT project_order_made_by_account_id_fkey FOREIGN KEY (made_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_order_made_by_company_id_fkey FOREIGN KEY (made_by_company_id) REFERENCES company(id) ON DELETE SET NULL,
  CONSTRAINT project_order_moved_by_account_id_fkey FOREIGN KEY (moved_by_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT project_order_subcontractor_id_fkey FOREIGN KEY (subcontractor_id) REFERENCES subcontractor(id) ON DELETE SET NULL
);
CREATE INDEX project_order_building ON project_order USING btree (estate_id, building_id) WHERE building_id IS NOT NULL;
CREATE INDEX project_order_company ON project_order USING btree (made_by_company_id) WHERE made_by_company_id IS NOT NULL;
CREATE INDEX project_order_deviation ON project_order USING btree (deviation_id) WHERE deviation_id IS NOT NULL;
CREATE INDEX project_order_estate ON project_order USING btree (estate_id, id DESC);
CREATE INDEX project_order_made_elsewhere ON project_order USING btree (made_by_company_id, id DESC) INCLUDE (status, type, project_id, estate_id) WHERE made_by_company_id IS DISTINCT FROM run_by_company_id;
CREATE INDEX project_order_maker ON project_order USING btree (made_by_account_id) WHERE made_by_account_id IS NOT NULL;
CREATE INDEX project_order_mover ON project_order USING btree (moved_by_account_id) WHERE moved_by_account_id IS NOT NULL;
CREATE INDEX project_order_project ON project_order USING btree (project_id, id DESC);
CREATE INDEX project_order_run_by ON project_order USING btree (run_by_company_id, id DESC) INCLUDE (status, type, project_id, estate_id);
CREATE INDEX project_order_subcontractor ON project_order USING btree (subcontractor_id, id DESC) INCLUDE (status, type, project_id, estate_id) WHERE subcontractor_id IS NOT NULL;
CREATE INDEX project_order_task ON project_order USING btree (task_id) WHERE task_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON project_order DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.subcontractor_id IS DISTINCT FROM new.subcontractor_id OR old.side IS DISTINCT FROM new.side OR old.made_by_company_id IS DISTINCT FROM new.made_by_company_id OR old.released_at IS DISTINCT FROM new.released_at) EXECUTE FUNCTION count_standing_loss();
CREATE TRIGGER approved_stays BEFORE DELETE OR UPDATE ON project_order FOR EACH ROW EXECUTE FUNCTION approved_stays();
CREATE TRIGGER order_is_run_by BEFORE INSERT ON project_order FOR EACH ROW EXECUTE FUNCTION order_is_run_by();

CREATE TABLE project_paper_decision (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  code text NOT NULL,
  state text NOT NULL,
  reason text,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_paper_decision_pkey PRIMARY KEY (id),
  CONSTRAINT project_paper_decision_project_id_code_key UNIQUE (project_id, code),
  CONSTRAINT project_paper_decision_check CHECK (state = 'needed'::text OR reason IS NOT NULL),
  CONSTRAINT project_paper_decision_code_check CHECK (code = ANY (ARRAY['fdv'::text, 'completionCertificate'::text, 'temporaryUse'::text, 'executionPlan'::text, 'controlDeclaration'::text, 'conformityFirm'::text, 'wasteReport'::text, 'environmentSurvey'::text, 'asBuiltDrawings'::text, 'executionLog'::text, 'productDocs'::text, 'elConformity'::text, 'elRisk'::text, 'elFinalTest'::text, 'heatingCable'::text, 'plumbing'::text, 'leakStop'::text, 'wetRoomRecord'::text, 'airflowProtocol'::text, 'airtightness'::text, 'fireStopping'::text, 'chimneyControl'::text, 'energyLabel'::text, 'guarantee'::text, 'takeoverProtocol'::text, 'oneYearInspection'::text])),
  CONSTRAINT project_paper_decision_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT project_paper_decision_state_check CHECK (state = ANY (ARRAY['needed'::text, 'notNeeded'::text])),
  CONSTRAINT project_paper_decision_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);

CREATE TABLE project_participant (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  role text NOT NULL,
  account_id uuid,
  subcontractor_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  confirmed_at timestamp with time zone,
  CONSTRAINT project_participant_pkey PRIMARY KEY (id),
  CONSTRAINT project_participant_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT project_participant_project_id_account_id_role_key UNIQUE (project_id, account_id, role),
  CONSTRAINT project_participant_project_id_subcontractor_id_role_key UNIQUE (project_id, subcontractor_id, role),
  CONSTRAINT project_participant_check CHECK (num_nonnulls(account_id, subcontractor_id) = 1),
  CONSTRAINT project_participant_owner_check CHECK (role <> 'Owner'::text OR account_id IS NOT NULL),
  CONSTRAINT project_participant_role_check CHECK (role = ANY (ARRAY['ProjectManager'::text, 'Subcontractor'::text, 'Owner'::text])),
  CONSTRAINT project_participant_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT project_participant_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT project_participant_subcontractor_id_fkey FOREIGN KEY (subcontractor_id) REFERENCES subcontractor(id) ON DELETE CASCADE
);
CREATE INDEX project_participant_account ON project_participant USING btree (account_id, project_id) WHERE account_id IS NOT NULL;
CREATE INDEX project_participant_managing ON project_participant USING btree (subcontractor_id, project_id) WHERE role = 'ProjectManager'::text;
CREATE INDEX project_participant_subcontractor ON project_participant USING btree (subcontractor_id, project_id) WHERE subcontractor_id IS NOT NULL;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON project_participant DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.project_id IS DISTINCT FROM new.project_id OR old.account_id IS DISTINCT FROM new.account_id OR old.subcontractor_id IS DISTINCT FROM new.subcontractor_id OR old.role IS DISTINCT FROM new.role) EXECUTE FUNCTION count_standing_loss();
CREATE CONSTRAINT TRIGGER count_standing_loss_removed AFTER DELETE ON project_participant DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_standing_loss();

CREATE TABLE project_reopening (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  closed_at timestamp with time zone NOT NULL,
  close_reason text,
  reason text NOT NULL,
  reopened_by_name text NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT project_reopening_pkey PRIMARY KEY (id),
  CONSTRAINT project_reopening_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 1000),
  CONSTRAINT project_reopening_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX project_reopening_order ON project_reopening USING btree (project_id, id);

CREATE TABLE property_search (
  account_id uuid NOT NULL,
  started_at timestamp with time zone DEFAULT now() NOT NULL,
  searches integer DEFAULT 1 NOT NULL,
  CONSTRAINT property_search_pkey PRIMARY KEY (account_id),
  CONSTRAINT property_search_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);

CREATE TABLE public_link (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text,
  key_hash bytea NOT NULL,
  key_sealed bytea NOT NULL,
  sections text[] NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  visits integer DEFAULT 0 NOT NULL,
  last_visit_at timestamp with time zone,
  created_by uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  project_id uuid,
  is_preview boolean DEFAULT false NOT NULL,
  CONSTRAINT public_link_pkey PRIMARY KEY (id),
  CONSTRAINT public_link_key_hash_key UNIQUE (key_hash),
  CONSTRAINT public_link_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT public_link_sections_check CHECK (cardinality(sections) <= 20),
  CONSTRAINT public_link_visits_check CHECK (visits >= 0),
  CONSTRAINT public_link_created_by_fkey FOREIGN KEY (created_by) REFERENCES account(id),
  CONSTRAINT public_link_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT public_link_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX public_link_created_by ON public_link USING btree (created_by);
CREATE INDEX public_link_estate ON public_link USING btree (estate_id);
CREATE INDEX public_link_project ON public_link USING btree (estate_id, project_id) WHERE project_id IS NOT NULL;
CREATE UNIQUE INDEX public_link_preview ON public_link USING btree (estate_id, created_by) WHERE is_preview;

CREATE TABLE purchase_order (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid NOT NULL,
  used_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT purchase_order_pkey PRIMARY KEY (id),
  CONSTRAINT purchase_order_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX purchase_order_account ON purchase_order USING btree (account_id);
CREATE INDEX purchase_order_unused ON purchase_order USING btree (created_at) WHERE used_at IS NULL;

CREATE TABLE quotation_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT quotation_document_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_document_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT quotation_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT quotation_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT quotation_document_estate_id_project_id_quotation_id_fkey FOREIGN KEY (estate_id, project_id, quotation_id) REFERENCES order_quotation(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX quotation_document_file ON quotation_document USING btree (file_id);
CREATE INDEX quotation_document_quotation ON quotation_document USING btree (quotation_id, id);

CREATE TABLE quotation_line (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  quotation_id uuid NOT NULL,
  description text NOT NULL,
  quantity_milli integer NOT NULL,
  unit text,
  unit_price_ore bigint NOT NULL,
  discount_bp integer DEFAULT 0 NOT NULL,
  vat_rate integer NOT NULL,
  net_ore bigint NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT quotation_line_pkey PRIMARY KEY (id),
  CONSTRAINT quotation_line_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT quotation_line_description_check CHECK (length(description) >= 1 AND length(description) <= 255),
  CONSTRAINT quotation_line_discount_bp_check CHECK (discount_bp >= 0 AND discount_bp <= 10000),
  CONSTRAINT quotation_line_net_ore_check CHECK (net_ore >= 0 AND net_ore <= '900000000000'::bigint),
  CONSTRAINT quotation_line_quantity_milli_check CHECK (quantity_milli >= 1 AND quantity_milli <= 1000000000),
  CONSTRAINT quotation_line_unit_check CHECK (length(unit) >= 1 AND length(unit) <= 20),
  CONSTRAINT quotation_line_unit_price_ore_check CHECK (unit_price_ore >= 0 AND unit_price_ore <= '900000000000'::bigint),
  CONSTRAINT quotation_line_vat_rate_check CHECK (vat_rate = ANY (ARRAY[25, 15, 12, 0])),
  CONSTRAINT quotation_line_estate_id_project_id_quotation_id_fkey FOREIGN KEY (estate_id, project_id, quotation_id) REFERENCES order_quotation(estate_id, project_id, id) ON DELETE CASCADE
);
CREATE INDEX quotation_line_quotation ON quotation_line USING btree (quotation_id, id);

CREATE TABLE refusal_count (
  id uuid DEFAULT new_id() NOT NULL,
  operation text NOT NULL,
  outcome text NOT NULL,
  address inet,
  account_id uuid,
  begins_at timestamp with time zone NOT NULL,
  times integer DEFAULT 1 NOT NULL,
  CONSTRAINT refusal_count_pkey PRIMARY KEY (id),
  CONSTRAINT refusal_count_address_operation_outcome_account_id_begins_a_key UNIQUE NULLS NOT DISTINCT (address, operation, outcome, account_id, begins_at),
  CONSTRAINT refusal_count_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE
);
CREATE INDEX refusal_count_account ON refusal_count USING btree (account_id);
CREATE INDEX refusal_count_age ON refusal_count USING btree (begins_at);

CREATE TABLE refused_sender (
  id uuid DEFAULT new_id() NOT NULL,
  email citext NOT NULL,
  company_id uuid,
  user_id uuid,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT refused_sender_pkey PRIMARY KEY (id),
  CONSTRAINT refused_sender_company_id_email_key UNIQUE (company_id, email),
  CONSTRAINT refused_sender_user_id_email_key UNIQUE (user_id, email),
  CONSTRAINT refused_sender_check CHECK (num_nonnulls(company_id, user_id) = 1),
  CONSTRAINT refused_sender_email_check CHECK (length(email::text) <= 254),
  CONSTRAINT refused_sender_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE CASCADE,
  CONSTRAINT refused_sender_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX refused_sender_email ON refused_sender USING btree (email);

CREATE TABLE register_address (
  id uuid DEFAULT new_id() NOT NULL,
  address_line1 text NOT NULL,
  postal_code character(4) NOT NULL,
  city text NOT NULL,
  municipality_no character(4) NOT NULL,
  gnr integer NOT NULL,
  bnr integer NOT NULL,
  fnr integer DEFAULT 0 NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (folded((((address_line1 || ' '::text) || postal_code::text) || ' '::text) || city)) STORED,
  CONSTRAINT register_address_pkey PRIMARY KEY (id)
);
CREATE INDEX register_address_prefix ON register_address USING btree (search_text);
CREATE INDEX register_address_words ON register_address USING gin (search_text gin_trgm_ops);

CREATE TABLE register_answer (
  register text NOT NULL,
  asked text NOT NULL,
  answer jsonb NOT NULL,
  fetched_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT register_answer_pkey PRIMARY KEY (register, asked)
);
CREATE INDEX register_answer_age ON register_answer USING btree (fetched_at);

CREATE TABLE register_company (
  organization_number character(9) NOT NULL,
  name text NOT NULL,
  address_line1 text NOT NULL,
  postal_code character(4) NOT NULL,
  city text NOT NULL,
  search_text text COLLATE "C" GENERATED ALWAYS AS (folded(name)) STORED,
  CONSTRAINT register_company_pkey PRIMARY KEY (organization_number),
  CONSTRAINT register_company_organization_number_check CHECK (organization_number ~ '^\d{9}$'::text)
);
CREATE INDEX register_company_prefix ON register_company USING btree (search_text);
CREATE INDEX register_company_words ON register_company USING gin (search_text gin_trgm_ops);

CREATE TABLE register_company_role (
  organization_number character(9) NOT NULL,
  name text NOT NULL,
  birthdate date NOT NULL,
  role text NOT NULL,
  CONSTRAINT register_company_role_pkey PRIMARY KEY (organization_number, name, role),
  CONSTRAINT register_company_role_organization_number_fkey FOREIGN KEY (organization_number) REFERENCES register_company(organization_number) ON DELETE CASCADE
);

CREATE TABLE register_owner (
  property_id uuid NOT NULL,
  identity_hash bytea NOT NULL,
  person_status text DEFAULT 'B'::text NOT NULL,
  share_numerator integer DEFAULT 1 NOT NULL,
  share_denominator integer DEFAULT 1 NOT NULL,
  CONSTRAINT register_owner_pkey PRIMARY KEY (identity_hash, property_id),
  CONSTRAINT register_owner_check CHECK (share_denominator >= share_numerator),
  CONSTRAINT register_owner_person_status_check CHECK (person_status = ANY (ARRAY['B'::text, 'D'::text])),
  CONSTRAINT register_owner_share_numerator_check CHECK (share_numerator >= 1),
  CONSTRAINT register_owner_property_id_fkey FOREIGN KEY (property_id) REFERENCES register_property(id) ON DELETE CASCADE
);

CREATE TABLE register_property (
  id uuid DEFAULT new_id() NOT NULL,
  identity_kind text NOT NULL,
  municipality_no character(4),
  gnr integer,
  bnr integer,
  fnr integer,
  snr integer,
  organization_number character(9),
  share_number text,
  ownership_kind text NOT NULL,
  house_type text,
  built_year integer,
  plot_area_m2 double precision,
  address_line1 text NOT NULL,
  address_line2 text,
  CONSTRAINT register_property_pkey PRIMARY KEY (id),
  CONSTRAINT register_property_check CHECK (
CASE identity_kind
    WHEN 'cadastre'::text THEN num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 5 AND num_nonnulls(organization_number, share_number) = 0
    ELSE num_nonnulls(municipality_no, gnr, bnr, fnr, snr) = 0 AND num_nonnulls(organization_number, share_number) = 2
END),
  CONSTRAINT register_property_house_type_check CHECK (house_type = ANY (ARRAY['detachedHouse'::text, 'semiDetached'::text, 'rowHouse'::text, 'apartment'::text, 'apartmentBuilding'::text, 'cabin'::text, 'garage'::text, 'outbuilding'::text, 'commercial'::text, 'other'::text])),
  CONSTRAINT register_property_identity_kind_check CHECK (identity_kind = ANY (ARRAY['cadastre'::text, 'share'::text])),
  CONSTRAINT register_property_ownership_kind_check CHECK (ownership_kind = ANY (ARRAY['housingAssociation'::text, 'owned'::text, 'custom'::text]))
);
CREATE UNIQUE INDEX register_property_cadastre ON register_property USING btree (municipality_no, gnr, bnr, fnr, snr) WHERE identity_kind = 'cadastre'::text;
CREATE UNIQUE INDEX register_property_share ON register_property USING btree (organization_number, share_number) WHERE identity_kind = 'share'::text;

CREATE TABLE removed_estate (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid NOT NULL,
  claim_status text NOT NULL,
  share_numerator integer NOT NULL,
  share_denominator integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT removed_estate_pkey PRIMARY KEY (id),
  CONSTRAINT removed_estate_estate_id_key UNIQUE (estate_id),
  CONSTRAINT removed_estate_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT removed_estate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX removed_estate_account ON removed_estate USING btree (account_id);

CREATE TABLE renovation (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  kind text NOT NULL,
  title text NOT NULL,
  year integer NOT NULL,
  trades text[] DEFAULT '{}'::text[] NOT NULL,
  companies text[] DEFAULT '{}'::text[] NOT NULL,
  description text,
  cost_ore bigint,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  project_id uuid,
  CONSTRAINT renovation_pkey PRIMARY KEY (id),
  CONSTRAINT renovation_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT renovation_companies_check CHECK (cardinality(companies) <= 20),
  CONSTRAINT renovation_cost_ore_check CHECK (cost_ore >= 0),
  CONSTRAINT renovation_description_check CHECK (length(description) <= 4000),
  CONSTRAINT renovation_kind_check CHECK (kind = ANY (ARRAY['professional'::text, 'selfEffort'::text, 'selfEffortProfessional'::text])),
  CONSTRAINT renovation_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT renovation_trades_check CHECK (trades <@ ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text]),
  CONSTRAINT renovation_year_check CHECK (year >= 1500 AND year <= 2500),
  CONSTRAINT renovation_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT renovation_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE SET NULL (project_id)
);
CREATE INDEX renovation_order ON renovation USING btree (estate_id, year DESC, id DESC);
CREATE UNIQUE INDEX renovation_project ON renovation USING btree (estate_id, project_id) WHERE project_id IS NOT NULL;

CREATE TABLE renovation_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  renovation_id uuid NOT NULL,
  document_type text NOT NULL,
  custom_name text NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT renovation_document_pkey PRIMARY KEY (id),
  CONSTRAINT renovation_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT renovation_document_document_type_check CHECK (document_type = ANY (ARRAY['contract'::text, 'receipt'::text, 'otherDocument'::text, 'agreement'::text])),
  CONSTRAINT renovation_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT renovation_document_estate_id_renovation_id_fkey FOREIGN KEY (estate_id, renovation_id) REFERENCES renovation(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX renovation_document_file ON renovation_document USING btree (estate_id, file_id);
CREATE INDEX renovation_document_order ON renovation_document USING btree (estate_id, renovation_id, id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON renovation_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('renovation', 'custom_name', 'document_type', 'renovation_id');

CREATE TABLE renovation_picture (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  renovation_id uuid NOT NULL,
  side text NOT NULL,
  caption text,
  sort_order integer NOT NULL,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT renovation_picture_pkey PRIMARY KEY (id),
  CONSTRAINT renovation_picture_caption_check CHECK (length(caption) >= 1 AND length(caption) <= 255),
  CONSTRAINT renovation_picture_side_check CHECK (side = ANY (ARRAY['before'::text, 'after'::text])),
  CONSTRAINT renovation_picture_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT renovation_picture_estate_id_renovation_id_fkey FOREIGN KEY (estate_id, renovation_id) REFERENCES renovation(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX renovation_picture_file ON renovation_picture USING btree (estate_id, file_id);
CREATE INDEX renovation_picture_order ON renovation_picture USING btree (estate_id, renovation_id, side, sort_order, id);

CREATE TABLE replica_beat (
  is_only boolean DEFAULT true NOT NULL,
  beaten_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT replica_beat_pkey PRIMARY KEY (is_only)
);

CREATE TABLE report_archive_document (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  report_type text DEFAULT 'otherReport'::text NOT NULL,
  custom_name text NOT NULL,
  report_date date,
  file_id uuid NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT report_archive_document_pkey PRIMARY KEY (id),
  CONSTRAINT report_archive_document_custom_name_check CHECK (length(custom_name) >= 1 AND length(custom_name) <= 255),
  CONSTRAINT report_archive_document_report_type_check CHECK (report_type = ANY (ARRAY['otherReport'::text, 'valueRate'::text, 'damageReport'::text, 'conditionReport'::text])),
  CONSTRAINT report_archive_document_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id),
  CONSTRAINT report_archive_document_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);
CREATE INDEX report_archive_document_estate ON report_archive_document USING btree (estate_id, id DESC);
CREATE INDEX report_archive_document_file ON report_archive_document USING btree (file_id);
CREATE TRIGGER keep_file_text AFTER INSERT OR DELETE OR UPDATE ON report_archive_document FOR EACH ROW EXECUTE FUNCTION keep_file_text('report', 'custom_name', 'report_type', 'id');

CREATE TABLE room (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  floor_id uuid NOT NULL,
  type text NOT NULL,
  name text,
  area_m2 double precision,
  sort_order integer NOT NULL,
  comment_count integer DEFAULT 0 NOT NULL,
  version integer DEFAULT 1 NOT NULL,
  removed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT room_pkey PRIMARY KEY (id),
  CONSTRAINT room_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT room_area_m2_check CHECK (area_m2 >= 0::double precision AND area_m2 <= 1000000::double precision),
  CONSTRAINT room_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT room_type_check CHECK (type = ANY (ARRAY['livingRoom'::text, 'kitchen'::text, 'bathroom'::text, 'toilet'::text, 'bedroom'::text, 'hall'::text, 'laundry'::text, 'storage'::text, 'technicalRoom'::text, 'office'::text, 'balcony'::text, 'terrace'::text, 'stairwell'::text, 'garage'::text, 'other'::text])),
  CONSTRAINT room_estate_id_floor_id_fkey FOREIGN KEY (estate_id, floor_id) REFERENCES floor(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX room_floor ON room USING btree (estate_id, floor_id);
CREATE INDEX room_listed ON room USING btree (estate_id, floor_id, sort_order, id) WHERE removed_at IS NULL;
CREATE INDEX room_order ON room USING btree (floor_id, sort_order, id) WHERE removed_at IS NULL;
CREATE INDEX room_removed ON room USING btree (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX room_removed_of_estate ON room USING btree (estate_id, removed_at DESC, id DESC) WHERE removed_at IS NOT NULL;
CREATE TRIGGER count_rooms AFTER INSERT OR DELETE OR UPDATE OF floor_id, area_m2, removed_at ON room FOR EACH ROW EXECUTE FUNCTION count_rooms();

CREATE TABLE room_comment (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  room_id uuid NOT NULL,
  text text NOT NULL,
  author_account_id uuid,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT room_comment_pkey PRIMARY KEY (id),
  CONSTRAINT room_comment_estate_id_id_key UNIQUE (estate_id, id),
  CONSTRAINT room_comment_text_check CHECK (length(text) <= 4000),
  CONSTRAINT room_comment_author_account_id_fkey FOREIGN KEY (author_account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT room_comment_estate_id_room_id_fkey FOREIGN KEY (estate_id, room_id) REFERENCES room(estate_id, id) ON DELETE CASCADE
);
CREATE INDEX room_comment_author ON room_comment USING btree (author_account_id);
CREATE INDEX room_comment_listed ON room_comment USING btree (estate_id, room_id, id DESC);
CREATE INDEX room_comment_room ON room_comment USING btree (room_id, id DESC);
CREATE TRIGGER count_room_comments AFTER INSERT OR DELETE ON room_comment FOR EACH ROW EXECUTE FUNCTION count_room_comments();

CREATE TABLE room_comment_picture (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  comment_id uuid NOT NULL,
  file_id uuid NOT NULL,
  CONSTRAINT room_comment_picture_pkey PRIMARY KEY (id),
  CONSTRAINT room_comment_picture_estate_id_comment_id_fkey FOREIGN KEY (estate_id, comment_id) REFERENCES room_comment(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT room_comment_picture_estate_id_file_id_fkey FOREIGN KEY (estate_id, file_id) REFERENCES file(estate_id, id)
);
CREATE INDEX room_comment_picture_comment ON room_comment_picture USING btree (comment_id, id);
CREATE INDEX room_comment_picture_estate ON room_comment_picture USING btree (estate_id, comment_id);
CREATE INDEX room_comment_picture_file ON room_comment_picture USING btree (estate_id, file_id);

CREATE TABLE scenario_change (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  scenario_id uuid NOT NULL,
  task_id uuid,
  title text NOT NULL,
  action text NOT NULL,
  move_to date,
  joined_to_id uuid,
  cost_ore bigint,
  seen text NOT NULL,
  seen_joined text,
  CONSTRAINT scenario_change_pkey PRIMARY KEY (id),
  CONSTRAINT scenario_change_scenario_id_task_id_key UNIQUE (scenario_id, task_id),
  CONSTRAINT scenario_change_action_check CHECK (action = ANY (ARRAY['move'::text, 'drop'::text, 'join'::text])),
  CONSTRAINT scenario_change_check CHECK ((action = 'move'::text) = (move_to IS NOT NULL)),
  CONSTRAINT scenario_change_check1 CHECK (action = 'join'::text OR joined_to_id IS NULL),
  CONSTRAINT scenario_change_check2 CHECK (action <> 'drop'::text OR cost_ore IS NULL),
  CONSTRAINT scenario_change_cost_ore_check CHECK (cost_ore >= 0 AND cost_ore <= '1000000000000'::bigint),
  CONSTRAINT scenario_change_title_check CHECK (length(title) >= 1 AND length(title) <= 255),
  CONSTRAINT scenario_change_estate_id_joined_to_id_fkey FOREIGN KEY (estate_id, joined_to_id) REFERENCES maintenance_task(estate_id, id) ON DELETE SET NULL (joined_to_id),
  CONSTRAINT scenario_change_estate_id_scenario_id_fkey FOREIGN KEY (estate_id, scenario_id) REFERENCES forecast_scenario(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT scenario_change_estate_id_task_id_fkey FOREIGN KEY (estate_id, task_id) REFERENCES maintenance_task(estate_id, id) ON DELETE SET NULL (task_id)
);
CREATE INDEX scenario_change_estate ON scenario_change USING btree (estate_id, scenario_id);
CREATE INDEX scenario_change_joined ON scenario_change USING btree (estate_id, joined_to_id);
CREATE INDEX scenario_change_task ON scenario_change USING btree (estate_id, task_id);

CREATE TABLE schema_migration (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone DEFAULT now() NOT NULL,
  version text,
  CONSTRAINT schema_migration_pkey PRIMARY KEY (name)
);

CREATE TABLE session (
  id uuid DEFAULT new_id() NOT NULL,
  token_hash bytea NOT NULL,
  user_id uuid NOT NULL,
  account_id uuid,
  version integer DEFAULT 1 NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  provider text,
  device text,
  network inet,
  seen_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT session_pkey PRIMARY KEY (id),
  CONSTRAINT session_token_hash_key UNIQUE (token_hash),
  CONSTRAINT session_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE SET NULL,
  CONSTRAINT session_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX session_expiry ON session USING btree (expires_at);
CREATE INDEX session_of_account ON session USING btree (account_id);
CREATE INDEX session_of_user ON session USING btree (user_id);

CREATE TABLE share_of_estate (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  name text NOT NULL,
  numerator integer NOT NULL,
  sort_order integer NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT share_of_estate_pkey PRIMARY KEY (id),
  CONSTRAINT share_of_estate_estate_id_sort_order_key UNIQUE (estate_id, sort_order),
  CONSTRAINT share_of_estate_name_check CHECK (length(name) >= 1 AND length(name) <= 100),
  CONSTRAINT share_of_estate_numerator_check CHECK (numerator >= 1 AND numerator <= 1000000),
  CONSTRAINT share_of_estate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE
);

CREATE TABLE sign_in_link (
  id uuid DEFAULT new_id() NOT NULL,
  user_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  last_used_at timestamp with time zone DEFAULT now() NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_in_link_pkey PRIMARY KEY (id),
  CONSTRAINT sign_in_link_issuer_subject_key UNIQUE (issuer, subject),
  CONSTRAINT sign_in_link_issuer_check CHECK (length(issuer) <= 2000),
  CONSTRAINT sign_in_link_subject_check CHECK (length(subject) >= 1 AND length(subject) <= 255),
  CONSTRAINT sign_in_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_link_user ON sign_in_link USING btree (user_id);

CREATE TABLE sign_in_round (
  id uuid DEFAULT new_id() NOT NULL,
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  provider text NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  secrets_sealed bytea NOT NULL,
  return_to text NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT sign_in_round_pkey PRIMARY KEY (id),
  CONSTRAINT sign_in_round_state_hash_key UNIQUE (state_hash),
  CONSTRAINT sign_in_round_check CHECK ((purpose = 'signIn'::text) = (user_id IS NULL)),
  CONSTRAINT sign_in_round_purpose_check CHECK (purpose = ANY (ARRAY['signIn'::text, 'link'::text, 'prove'::text])),
  CONSTRAINT sign_in_round_return_to_check CHECK (length(return_to) <= 2000),
  CONSTRAINT sign_in_round_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_round_expiry ON sign_in_round USING btree (expires_at);
CREATE INDEX sign_in_round_user ON sign_in_round USING btree (user_id) WHERE user_id IS NOT NULL;

CREATE TABLE staged_content (
  id uuid NOT NULL,
  staged_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT staged_content_pkey PRIMARY KEY (id)
);
CREATE INDEX staged_content_age ON staged_content USING btree (staged_at);

CREATE TABLE standing_loss (
  slot smallint NOT NULL,
  times bigint DEFAULT 0 NOT NULL,
  CONSTRAINT standing_loss_pkey PRIMARY KEY (slot)
);

CREATE TABLE storage (
  holder_id uuid NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT storage_pkey PRIMARY KEY (holder_id)
);

CREATE TABLE subcontractor (
  id uuid DEFAULT new_id() NOT NULL,
  owner_company_id uuid NOT NULL,
  company_id uuid,
  name text COLLATE "nb-NO-x-icu" NOT NULL,
  organization_number character(9) NOT NULL,
  trade text NOT NULL,
  contact_name text,
  email text,
  phone text,
  version integer DEFAULT 1 NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  updated_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT subcontractor_pkey PRIMARY KEY (id),
  CONSTRAINT subcontractor_owner_company_id_organization_number_key UNIQUE (owner_company_id, organization_number),
  CONSTRAINT subcontractor_check CHECK (company_id <> owner_company_id),
  CONSTRAINT subcontractor_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT subcontractor_organization_number_check CHECK (organization_number ~ '^\d{9}$'::text),
  CONSTRAINT subcontractor_trade_check CHECK (trade = ANY (ARRAY['electrician'::text, 'plumber'::text, 'murer'::text, 'roofer'::text, 'ventilation'::text, 'painter'::text, 'machineContractor'::text, 'concreter'::text, 'tinsmith'::text, 'carpenter'::text, 'tiler'::text, 'gardener'::text, 'floorer'::text, 'architect'::text, 'consultant'::text, 'housingAssociation'::text, 'condominium'::text, 'rateEngineer'::text, 'realEstateAgent'::text, 'other'::text])),
  CONSTRAINT subcontractor_company_id_fkey FOREIGN KEY (company_id) REFERENCES company(id) ON DELETE SET NULL,
  CONSTRAINT subcontractor_owner_company_id_fkey FOREIGN KEY (owner_company_id) REFERENCES company(id) ON DELETE CASCADE
);
CREATE INDEX subcontractor_company ON subcontractor USING btree (company_id) WHERE company_id IS NOT NULL;
CREATE INDEX subcontractor_name ON subcontractor USING btree (owner_company_id, name, id);
CREATE INDEX subcontractor_unknown ON subcontractor USING btree (organization_number) WHERE company_id IS NULL;
CREATE CONSTRAINT TRIGGER count_standing_loss_changed AFTER UPDATE ON subcontractor DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (old.company_id IS DISTINCT FROM new.company_id) EXECUTE FUNCTION count_standing_loss();
CREATE CONSTRAINT TRIGGER count_standing_loss_removed AFTER DELETE ON subcontractor DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION count_standing_loss();
CREATE TRIGGER subcontractor_company BEFORE INSERT OR UPDATE OF organization_number, email ON subcontractor FOR EACH ROW EXECUTE FUNCTION finds_company_of_number();

CREATE TABLE supplier_link (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  project_id uuid NOT NULL,
  participant_id uuid,
  key_hash bytea NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  subcontractor_id uuid,
  CONSTRAINT supplier_link_pkey PRIMARY KEY (id),
  CONSTRAINT supplier_link_estate_id_project_id_id_key UNIQUE (estate_id, project_id, id),
  CONSTRAINT supplier_link_key_hash_key UNIQUE (key_hash),
  CONSTRAINT supplier_link_check CHECK (participant_id IS NULL OR subcontractor_id IS NULL),
  CONSTRAINT supplier_link_key_hash_check CHECK (length(key_hash) = 32),
  CONSTRAINT supplier_link_estate_id_project_id_fkey FOREIGN KEY (estate_id, project_id) REFERENCES project(estate_id, id) ON DELETE CASCADE,
  CONSTRAINT supplier_link_participant_id_fkey FOREIGN KEY (participant_id) REFERENCES project_participant(id) ON DELETE CASCADE,
  CONSTRAINT supplier_link_subcontractor_id_fkey FOREIGN KEY (subcontractor_id) REFERENCES subcontractor(id) ON DELETE CASCADE
);
CREATE INDEX supplier_link_participant ON supplier_link USING btree (participant_id) WHERE participant_id IS NOT NULL;
CREATE INDEX supplier_link_project ON supplier_link USING btree (project_id, id DESC);
CREATE INDEX supplier_link_subcontractor ON supplier_link USING btree (subcontractor_id) WHERE subcontractor_id IS NOT NULL;

CREATE TABLE support_access (
  id uuid DEFAULT new_id() NOT NULL,
  estate_id uuid NOT NULL,
  account_id uuid NOT NULL,
  user_id uuid NOT NULL,
  reason text NOT NULL,
  ends_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT support_access_pkey PRIMARY KEY (id),
  CONSTRAINT support_access_reason_check CHECK (length(reason) >= 1 AND length(reason) <= 500),
  CONSTRAINT support_access_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT support_access_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  CONSTRAINT support_access_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);
CREATE INDEX support_access_account ON support_access USING btree (account_id, ends_at);
CREATE INDEX support_access_estate ON support_access USING btree (estate_id, id DESC);
CREATE INDEX support_access_user ON support_access USING btree (user_id);

CREATE TABLE upload_in_parts (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid NOT NULL,
  name text NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  purpose text NOT NULL,
  received integer DEFAULT 0 NOT NULL,
  file_id uuid,
  expires_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT upload_in_parts_pkey PRIMARY KEY (id),
  CONSTRAINT upload_in_parts_account_id_id_key UNIQUE (account_id, id),
  CONSTRAINT upload_in_parts_file_id_key UNIQUE (file_id),
  CONSTRAINT upload_in_parts_check CHECK (received >= 0 AND received <= size),
  CONSTRAINT upload_in_parts_name_check CHECK (length(name) >= 1 AND length(name) <= 255),
  CONSTRAINT upload_in_parts_purpose_check CHECK (purpose = ANY (ARRAY['image'::text, 'document'::text])),
  CONSTRAINT upload_in_parts_sha256_check CHECK (length(sha256) = 32),
  CONSTRAINT upload_in_parts_size_check CHECK (size >= 1 AND size <= 104857600),
  CONSTRAINT upload_in_parts_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id) ON DELETE CASCADE,
  CONSTRAINT upload_in_parts_file_id_fkey FOREIGN KEY (file_id) REFERENCES file(id) ON DELETE CASCADE
);
CREATE INDEX upload_in_parts_expiry ON upload_in_parts USING btree (expires_at);

CREATE TABLE upload_part (
  id uuid DEFAULT new_id() NOT NULL,
  account_id uuid NOT NULL,
  upload_id uuid NOT NULL,
  begins_at integer NOT NULL,
  size integer NOT NULL,
  sha256 bytea NOT NULL,
  CONSTRAINT upload_part_pkey PRIMARY KEY (id),
  CONSTRAINT upload_part_account_id_upload_id_begins_at_key UNIQUE (account_id, upload_id, begins_at),
  CONSTRAINT upload_part_begins_at_check CHECK (begins_at >= 0),
  CONSTRAINT upload_part_size_check CHECK (size > 0),
  CONSTRAINT upload_part_account_id_upload_id_fkey FOREIGN KEY (account_id, upload_id) REFERENCES upload_in_parts(account_id, id) ON DELETE CASCADE
);

CREATE TABLE user_write (
  user_id uuid NOT NULL,
  times bigint NOT NULL,
  CONSTRAINT user_write_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_write_user_id_fkey FOREIGN KEY (user_id) REFERENCES app_user(id) ON DELETE CASCADE
);

CREATE VIEW audit_month AS
 SELECT c.relname::text AS name,
        CASE
            WHEN bound.bound ~~ 'FOR VALUES FROM (MINVALUE)%'::text THEN '-infinity'::timestamp with time zone
            ELSE "substring"(bound.bound, 'FROM \(''([^'']+)''\)'::text)::timestamp with time zone
        END AS begins_at,
    "substring"(bound.bound, 'TO \(''([^'']+)''\)'::text)::timestamp with time zone AS ends_at
   FROM pg_inherits i
     JOIN pg_class c ON c.oid = i.inhrelid
     CROSS JOIN LATERAL pg_get_expr(c.relpartbound, c.oid) bound(bound)
  WHERE i.inhparent = 'audit_entry'::regclass::oid AND bound.bound <> 'DEFAULT'::text;

CREATE VIEW renovation_or_project AS
 SELECT r.id,
    r.estate_id,
    r.id AS renovation_id,
    NULL::uuid AS project_id,
    NULL::uuid AS company_id,
    false AS is_running,
    r.kind,
    r.title,
    r.year,
    r.trades,
    r.companies,
    r.description,
    r.cost_ore,
    NULL::date AS start_date,
    NULL::date AS end_date,
    r.version,
    r.created_at
   FROM renovation r
UNION ALL
 SELECT p.id,
    p.estate_id,
    NULL::uuid AS renovation_id,
    p.id AS project_id,
    p.company_id,
    true AS is_running,
    'professional'::text AS kind,
    p.name COLLATE "default" AS title,
    EXTRACT(year FROM COALESCE(p.start_date, (p.created_at AT TIME ZONE 'Europe/Oslo'::text)::date))::integer AS year,
    ARRAY[]::text[] AS trades,
    ARRAY[COALESCE(( SELECT c.name
           FROM company c
          WHERE c.id = p.company_id), p.company_name) COLLATE "default"] AS companies,
    NULL::text AS description,
    NULL::bigint AS cost_ore,
    p.start_date,
    p.end_date,
    p.version,
    p.created_at
   FROM project p
  WHERE p.closed_at IS NULL AND NOT (EXISTS ( SELECT
           FROM renovation r
          WHERE r.estate_id = p.estate_id AND r.project_id = p.id)) AND (p.type = ANY (ARRAY['RENOVATION'::text, 'CUSTOM'::text]));

CREATE VIEW stored_content AS
 SELECT file.id,
    file.size::double precision AS size,
    file.sha256
   FROM file
UNION ALL
 SELECT data_export.id,
    data_export.size::double precision AS size,
    data_export.sha256
   FROM data_export
  WHERE data_export.ready_at IS NOT NULL
UNION ALL
 SELECT audit_archive.id,
    audit_archive.size::double precision AS size,
    audit_archive.sha256
   FROM audit_archive
UNION ALL
 SELECT upload_part.id,
    upload_part.size::double precision AS size,
    upload_part.sha256
   FROM upload_part;

CREATE OR REPLACE FUNCTION access_link_follows_supplier()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from access_link l where l.estate_id = new.estate_id and l.supplier_id = new.id and l.status = 'unclaimed'
    and exists (select from access_link o where o.estate_id = l.estate_id and o.company_id = new.company_id and o.id <> l.id);
  update access_link set company_id = new.company_id, updated_at = now()
    where estate_id = new.estate_id and supplier_id = new.id and status = 'unclaimed';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION add_audit_month(month date)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  part text := to_char(month, '"month_"YYYY_MM');
  begins timestamptz := date_trunc('month', month::timestamp) at time zone 'UTC';
  ends timestamptz := (date_trunc('month', month::timestamp) + interval '1 month') at time zone 'UTC';
begin
  if exists (select from audit_month m where begins < m.ends_at and ends > m.begins_at) then return; end if;
  perform make_audit_part(part);
  -- Attached rather than created there: whoever reads and writes the log goes on meanwhile.
  execute format('alter table audit_entry attach partition audit_months.%I for values from (%L) to (%L)', part, begins, ends);
end $function$
;

CREATE OR REPLACE FUNCTION add_audit_months(ahead integer)
 RETURNS void
 LANGUAGE sql
AS $function$
  select add_audit_month((date_trunc('month', now() at time zone 'UTC') + n * interval '1 month')::date) from generate_series(0, ahead) n
$function$
;

CREATE OR REPLACE FUNCTION administrator_is_known()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_table_name = 'account_role' then
    perform bind_company(a.company_id) from account a where a.id = new.account_id and a.company_id is not null and a.user_id is not null;
  elsif tg_table_name = 'account' then
    perform bind_company(new.company_id);
  else
    perform bind_company(a.company_id) from account a where a.user_id = new.id and a.company_id is not null;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION agreed_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if current_setting('grunnmur.erasing', true) = 'on' then return coalesce(new, old); end if;
  raise exception 'what was approved is never changed' using errcode = 'GR409';
end $function$
;

CREATE OR REPLACE FUNCTION approved_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare
  id_of_order uuid := case tg_table_name when 'project_order' then (to_jsonb(old) ->> 'id')::uuid
    else (to_jsonb(coalesce(old, new)) ->> 'order_id')::uuid end;
begin
  if pg_trigger_depth() > 1 or current_setting('grunnmur.erasing', true) = 'on' then return coalesce(new, old); end if;
  if tg_table_name = 'project_order' then
    if old.status = 'approvedByCustomer' then raise exception 'an approved order is never changed' using errcode = 'GR409'; end if;
  elsif exists (select from project_order o where o.id = id_of_order and o.status = 'approvedByCustomer') then
    raise exception 'an approved order is never changed' using errcode = 'GR409';
  end if;
  return coalesce(new, old);
end $function$
;

CREATE OR REPLACE FUNCTION archive_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if old.moved_at is not null or (tg_op = 'UPDATE' and (old.id, old.month, old.sha256) is distinct from (new.id, new.month, new.sha256)) then
    raise exception 'the archive of the audit log is append-only' using errcode = 'insufficient_privilege';
  end if;
  return case tg_op when 'DELETE' then old else new end;
end $function$
;

CREATE OR REPLACE FUNCTION as_if_there(of_table regclass, given jsonb, root_id uuid)
 RETURNS jsonb
 LANGUAGE plpgsql
AS $function$
declare
  named record;
begin
  for named in select * from names_of(of_table) n where n.on_delete in ('n', 'c') and n.to_table <> of_table loop
    execute format($q$select coalesce(jsonb_agg(case when t.there or $3 = 'c' then e.cells else e.cells || $4 end), '[]')
      from jsonb_array_elements($1) e (cells) cross join lateral jsonb_populate_record(null::%s, e.cells) c
      cross join lateral (select %s or exists (select from %s p where %s) there) t
      where t.there or $3 = 'n' or e.cells ->> 'id' = $2::text$q$,
      of_table, (select string_agg(format('c.%I is null', name), ' or ') from unnest(named.columns) name), named.to_table,
      columns_equal(named.columns, 'p', named.keys, 'c'))
      into given using given, root_id, named.on_delete, (select jsonb_object_agg(name, null) from unnest(named.cleared) name);
  end loop;
  return given;
end $function$
;

CREATE OR REPLACE FUNCTION beat_for_replicas()
 RETURNS timestamp with time zone
 LANGUAGE sql
AS $function$
  update replica_beat set beaten_at = clock_timestamp() where beaten_at < clock_timestamp() - interval '900 milliseconds';
  select clock_timestamp();
$function$
;

CREATE OR REPLACE FUNCTION begin_project()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into project_document_list (estate_id, project_id, list)
    select new.estate_id, new.id, list from unnest(array['delivery', 'drawings', 'common']) list;
  insert into project_budget (estate_id, project_id) values (new.estate_id, new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION bind_company(found uuid)
 RETURNS void
 LANGUAGE sql
AS $function$
  update subcontractor s set company_id = found from company c where c.id = found and s.organization_number = c.organization_number
    and s.company_id is null and s.owner_company_id <> found and company_of(s.organization_number, s.email) = found;
  update maintenance_supplier s set company_id = found from company c where c.id = found and s.organization_number = c.organization_number
    and s.company_id is null and company_of(s.organization_number, s.email) = found;
$function$
;

CREATE OR REPLACE FUNCTION builds_on(estate uuid, account uuid, employer uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  return exists (select from project p where p.estate_id = estate and p.closed_at is null
    and (p.company_id = employer or exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
      where t.estate_id = p.estate_id and t.project_id = p.id and t.role <> 'Owner' and (t.account_id = account or s.company_id = employer))));
end $function$
;

CREATE OR REPLACE FUNCTION columns_equal(names text[], one text, of_one text[], other text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select string_agg(format('%s.%I = %s.%I', one, of_one[i], other, names[i]), ' and ') from generate_subscripts(names, 1) i
$function$
;

CREATE OR REPLACE FUNCTION company_is_proven()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform bind_company(new.id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION company_of(asked_number character, contact text)
 RETURNS uuid
 LANGUAGE sql
 STABLE
AS $function$
  select c.id from company c where c.organization_number = asked_number and (c.proven_at is not null or exists (
    select from account a join account_role r on r.account_id = a.id and r.role = 'Company.Admin' join app_user u on u.id = a.user_id
    where a.company_id = c.id and not a.is_disabled and u.email = contact::citext and u.email_verified_at is not null))
$function$
;

CREATE OR REPLACE FUNCTION count_archived_maintenance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, count(*) from added where done_date is not null group by estate_id order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  elsif tg_op = 'DELETE' then
    update archived_maintenance kept set done = kept.done - gone.done
      from (select estate_id, count(*) done from removed where done_date is not null group by estate_id) gone where gone.estate_id = kept.estate_id;
  else
    insert into archived_maintenance as kept (estate_id, done)
      select estate_id, sum(n) from (select estate_id, 1 n from added where done_date is not null
        union all select estate_id, -1 from removed where done_date is not null) changed group by estate_id having sum(n) <> 0 order by estate_id
      on conflict (estate_id) do update set done = kept.done + excluded.done;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_documents()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    insert into document_count as kept (estate_id, section, documents)
      select estate_id, section, count(*) from added group by estate_id, section order by estate_id, section
      on conflict (estate_id, section) do update set documents = kept.documents + excluded.documents;
  elsif tg_op = 'DELETE' then
    update document_count kept set documents = kept.documents - gone.documents
      from (select estate_id, section, count(*) documents from removed group by estate_id, section) gone
      where gone.estate_id = kept.estate_id and gone.section = kept.section;
  else
    insert into document_count as kept (estate_id, section, documents)
      select estate_id, section, sum(n) from (select estate_id, section, 1 n from added union all select estate_id, section, -1 from removed) changed
        group by estate_id, section having sum(n) <> 0 order by estate_id, section
      on conflict (estate_id, section) do update set documents = kept.documents + excluded.documents;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_maintenance_anew()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update maintenance_task set next_date = next_date where id in (old.task_id, new.task_id);
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_room_comments()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    update room set comment_count = comment_count + 1 where id = new.room_id;
  else
    update room set comment_count = comment_count - 1 where id = old.room_id;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_rooms()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op <> 'INSERT' and old.removed_at is null then
    update floor set room_count = room_count - 1, area_m2 = greatest(area_m2 - coalesce(old.area_m2, 0), 0) where id = old.floor_id;
  end if;
  if tg_op <> 'DELETE' and new.removed_at is null then
    update floor set room_count = room_count + 1, area_m2 = area_m2 + coalesce(new.area_m2, 0) where id = new.floor_id;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_standing_loss()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- Once in a transaction, however much is taken away in it.
  if current_setting('grunnmur.lost_in', true) is distinct from pg_current_xact_id()::text then
    update standing_loss set times = times + 1 where slot = pg_backend_pid() % 16;
    perform set_config('grunnmur.lost_in', pg_current_xact_id()::text, true);
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION count_user_write()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  insert into user_write as before (user_id, times) select id, 1 from app_user where id = new.user_id
    on conflict (user_id) do update set times = before.times + 1;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION describe_mailbox_file()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select name, type, size into new.file_name, new.file_type, new.file_size from file where id = new.file_id;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION document_excerpt(content text, query tsquery)
 RETURNS text[]
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE COST 10000
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION document_query(value text)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when last is null then ''::tsquery
    else to_tsquery('pg_catalog.norwegian', array_to_string(whole, ' & ')) && to_tsquery('public.document_words', last || ':*') end
  from (select list[cardinality(list)] last, list[:cardinality(list) - 1] whole
    from (select string_to_array(nullif(public.words_of(value), ''), ' ') list) words) query
$function$
;

CREATE OR REPLACE FUNCTION drop_audit_part(part text, months date[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  held bigint;
  kept bigint;
begin
  execute format('lock table audit_months.%I in share mode', part);
  execute format('select count(*) from audit_months.%I', part) into held;
  select coalesce(sum(entry_count), 0) into kept from audit_archive where month = any(months) and moved_at is null;
  if held <> kept then
    raise exception 'the part % of the audit log holds % entries, and % are in its archive', part, held, kept;
  end if;
  execute format('update audit_note n set record_id = e.record_id from audit_months.%I e where e.id = n.id and e.record_id is not null', part);
  update audit_archive set moved_at = now() where month = any(months) and moved_at is null;
  execute format('drop table audit_months.%I', part);
end $function$
;

CREATE OR REPLACE FUNCTION end_deletion(of_deletion uuid)
 RETURNS uuid
 LANGUAGE sql
AS $function$
  with d as (delete from deletion where id = of_deletion returning id, kept),
    released as (update file f set is_temporary = true, expires_at = now() + interval '24 hours', estate_id = null, section = null,
        project_id = null, company_id = null
      from d cross join lateral jsonb_to_recordset(d.kept -> 'files') h (id uuid) where f.id = h.id and f.section = 'removed')
  select id from d
$function$
;

CREATE OR REPLACE FUNCTION findable(said text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select replace(replace(folded(said), 'oe', 'o'), 'ae', 'a')
$function$
;

CREATE OR REPLACE FUNCTION finds_company_of_number()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  -- What was bound stays bound to the number.
  if tg_op = 'UPDATE' and new.company_id is not null and new.organization_number is not distinct from old.organization_number then
    return new;
  end if;
  new.company_id := company_of(new.organization_number, new.email);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION folded(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
  select replace(public.unaccent('public.unaccent', lower(translate(value, 'åÅ', 'ää'))), 'aa', 'a')
$function$
;

CREATE OR REPLACE FUNCTION forget_access_requests()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from access_link where estate_id = old.estate_id and supplier_id = old.id and status = 'unclaimed';
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION forget_archived_tasks()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from maintenance_task where estate_id = old.estate_id and area_id = old.id and archived_at is not null;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION forget_open_occurrences()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from maintenance_occurrence where task_id = old.id and done_date is null;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION forget_orderer(forgotten uuid)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  perform set_config('grunnmur.erasing', 'on', true);
  update order_approval set account_name = null, email = null where account_id = forgotten;
  update order_event set account_name = 'Slettet bruker' where account_id = forgotten;
  update project_order set made_by_name = 'Slettet bruker' where made_by_account_id = forgotten;
  perform set_config('grunnmur.erasing', 'off', true);
end $function$
;

CREATE OR REPLACE FUNCTION forget_uploads()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from file where owner_account_id = old.id and is_temporary;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION history_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the audit log is append-only' using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE FUNCTION holds_nothing(building uuid)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE
AS $function$
declare
  place record;
  found_any boolean;
begin
  for place in select c.conrelid::regclass as of_table from pg_constraint c
    where c.contype = 'f' and c.confrelid = 'building'::regclass loop
    execute format('select exists (select from %s where building_id = $1)', place.of_table) into found_any using building;
    if found_any then return false; end if;
  end loop;
  return true;
end $function$
;

CREATE OR REPLACE FUNCTION id_made_at(moment timestamp with time zone)
 RETURNS uuid
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select encode(substring(int8send((extract(epoch from moment) * 1000)::bigint) from 3) || '\x00000000000000000000'::bytea, 'hex')::uuid
$function$
;

CREATE OR REPLACE FUNCTION invoice_is_kept()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'an invoice stays as it was sent' using errcode = 'insufficient_privilege';
end $function$
;

CREATE OR REPLACE FUNCTION keep_file_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION keep_next_maintenance()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare last_done date;
begin
  -- Nothing was done or moved of a task that is new.
  if tg_op = 'INSERT' then
    new.counted_from := new.start_date;
    new.open_from := new.start_date;
    new.done_through := null;
    new.next_due_date := case when new.archived_at is null then new.start_date end;
    new.next_date := new.next_due_date;
    return new;
  end if;
  select max(due_date), max(done_date) into new.done_through, last_done
    from maintenance_occurrence where task_id = new.id and done_date is not null;
  -- One that follows completion is counted from the day it was last done.
  new.counted_from := new.start_date;
  new.open_from := new.start_date;
  if new.basis = 'completion' and new.period is not null and last_done >= new.start_date then
    new.counted_from := last_done;
    new.open_from := last_done + 1;
  end if;
  select coming.due_date, coming.on_day into new.next_due_date, new.next_date from (
    select due_date, moved_to on_day from maintenance_occurrence
      where task_id = new.id and done_date is null and due_date > coalesce(new.done_through, '-infinity')
    union all
    select due, due from (select greatest(new.open_from, new.done_through + 1) day_from) w,
      lateral maintenance_days(new.counted_from, new.period, new.every, new.end_date, w.day_from, w.day_from
        + new.every * (case new.period when 'month' then 31 when 'week' then 7 else 1 end)
        * (1 + (select count(*)::int from maintenance_occurrence where task_id = new.id and due_date >= w.day_from))) due
      where not exists (select from maintenance_occurrence where task_id = new.id and due_date = due)
  ) coming where new.archived_at is null order by coming.on_day, coming.due_date limit 1;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION keep_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'INSERT' then
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(size::bigint)) from come;
  elsif tg_op = 'DELETE' then
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(-size::bigint)) from gone;
  else
    perform move_storage(array_agg(coalesce(estate_id, company_id, owner_account_id)), array_agg(bytes::bigint)) from (
      select estate_id, company_id, owner_account_id, size bytes from come
      union all select estate_id, company_id, owner_account_id, -size from gone) moved;
  end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION key_columns(of_table regclass)
 RETURNS text[]
 LANGUAGE sql
 STABLE
AS $function$
  select array_agg(a.attname::text order by a.attname) from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any(i.indkey)
    where i.indrelid = of_table and i.indisprimary
$function$
;

CREATE OR REPLACE FUNCTION key_of(names text[], cells jsonb)
 RETURNS jsonb
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select jsonb_object_agg(name, cells -> name) from unnest(names) name
$function$
;

CREATE OR REPLACE FUNCTION likeness(words text[], said text)
 RETURNS double precision
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  word text;
  place int;
  near int;
  likeness float8 := 0;
begin
  foreach word in array words loop
    place := strpos(said, word);
    if place = 1 then likeness := likeness + 1;
    elsif place > 1 then likeness := likeness + case when strpos(said, ' ' || word) > 0 then 0.9 else 0.6 end;
    else
      if length(word) not between 4 and 100 or word_similarity(word, said) < 0.25 then return null; end if;
      near := case when length(word) < 6 then 1 else 2 end;
      if not exists (select from regexp_split_to_table(said, '[^[:alnum:]]+') beside
        where levenshtein_less_equal(word, left(beside, length(word)), near) <= near) then return null; end if;
      likeness := likeness + 0.3;
    end if;
  end loop;
  return likeness / cardinality(words);
end $function$
;

CREATE OR REPLACE FUNCTION made_report_stays()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if pg_trigger_depth() = 1 and old.generated_at is not null then
    raise exception 'a report that was made is never changed' using errcode = 'GR409';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION maintenance_day(start_date date, period text, every integer, n integer)
 RETURNS date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case period
    when 'month' then (start_date + make_interval(months => n * every))::date
    when 'week' then start_date + n * every * 7
    else start_date + n * every end
$function$
;

CREATE OR REPLACE FUNCTION maintenance_days(start_date date, period text, every integer, end_date date, day_from date, day_to date)
 RETURNS SETOF date
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE ROWS 12
AS $function$
  select due from (
    select maintenance_day(start_date, period, every, n) due
    from generate_series(maintenance_first(start_date, period, every, day_from), maintenance_last(start_date, period, every, day_to)) n
  ) series
  where due between day_from and least(day_to, coalesce(end_date, day_to))
$function$
;

CREATE OR REPLACE FUNCTION maintenance_first(start_date date, period text, every integer, day_from date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select greatest(0, case period
    when 'month' then (months_between(start_date, day_from) + every - 1) / every
    when 'week' then (day_from - start_date + 7 * every - 1) / (7 * every)
    when 'day' then (day_from - start_date + every - 1) / every end)
$function$
;

CREATE OR REPLACE FUNCTION maintenance_last(start_date date, period text, every integer, day_to date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when day_to < start_date then -1 else coalesce(case period
    when 'month' then months_between(start_date, day_to) / every
    when 'week' then (day_to - start_date) / (7 * every)
    when 'day' then (day_to - start_date) / every end, 0) end
$function$
;

CREATE OR REPLACE FUNCTION maintenance_risk(condition_grade text, consequence_grade text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case when score >= 6 then 'high' when score >= 3 then 'medium' when score is not null then 'low' end
  from (select nullif(substr(condition_grade, 3), 'IU')::int * substr(consequence_grade, 3)::int score) graded
$function$
;

CREATE OR REPLACE FUNCTION maintenance_times(start_date date, period text, every integer, day_from date, day_to date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN CASE WHEN (day_to < GREATEST(day_from, start_date)) THEN 0 WHEN (period = 'month'::text) THEN ((((months_between(start_date, day_to) / every) - ((maintenance_day(start_date, period, every, (months_between(start_date, day_to) / every)) > day_to))::integer) + 1) - CASE WHEN (day_from <= start_date) THEN 0 ELSE (((months_between(start_date, (day_from - 1)) / every) - ((maintenance_day(start_date, period, every, (months_between(start_date, (day_from - 1)) / every)) > (day_from - 1)))::integer) + 1) END) WHEN (period IS NOT NULL) THEN ((((day_to - start_date) / (every * CASE period WHEN 'week'::text THEN 7 ELSE 1 END)) + 1) - CASE WHEN (day_from <= start_date) THEN 0 ELSE ((((day_from - 1) - start_date) / (every * CASE period WHEN 'week'::text THEN 7 ELSE 1 END)) + 1) END) ELSE (((start_date >= day_from) AND (start_date <= day_to)))::integer END
;

CREATE OR REPLACE FUNCTION make_audit_part(part text)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
begin
  execute format('create table audit_months.%I (like audit_entry including defaults, primary key (id))', part);
  execute format('create trigger history_is_kept_whole before truncate on audit_months.%I
    for each statement execute function history_is_kept()', part);
  execute format('revoke update, delete, truncate on audit_months.%I from current_user', part);
end $function$
;

CREATE OR REPLACE FUNCTION months_between(day_from date, day_to date)
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select ((date_part('year', day_to) - date_part('year', day_from)) * 12 + date_part('month', day_to) - date_part('month', day_from))::int
$function$
;

CREATE OR REPLACE FUNCTION move_storage(holders uuid[], moved bigint[])
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  room bigint := nullif(current_setting('grunnmur.room', true), '')::bigint;
begin
  with changed as (
    select h.holder_id, sum(h.bytes) bytes from unnest(holders, moved) h (holder_id, bytes) group by 1 having sum(h.bytes) <> 0
  ), kept as (
    insert into storage as s (holder_id, bytes) select * from changed order by holder_id
    on conflict (holder_id) do update set bytes = s.bytes + excluded.bytes returning s.*
  )
  select room from kept join changed using (holder_id) where changed.bytes > 0 and kept.bytes > room limit 1 into room;
  if found then
    raise exception 'no room left' using errcode = 'GR507';
  end if;
end $function$
;

CREATE OR REPLACE FUNCTION name_project_company()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.company_id is null then
    new.closed_at := coalesce(new.closed_at, now());
  else
    new.company_name := (select name from company where id = new.company_id);
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION named_by(of_table regclass, OUT by_table regclass, OUT columns text[], OUT keys text[], OUT on_delete "char", OUT cleared text[])
 RETURNS SETOF record
 LANGUAGE sql
 STABLE
AS $function$
  select k.conrelid::regclass,
    (select array_agg(a.attname::text order by c.place) from unnest(k.conkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num),
    (select array_agg(a.attname::text order by c.place) from unnest(k.confkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.num),
    k.confdeltype, null::text[]
  from pg_constraint k where k.contype = 'f' and k.confrelid = of_table and k.conparentid = 0 order by k.oid
$function$
;

CREATE OR REPLACE FUNCTION names_of(of_table regclass, OUT to_table regclass, OUT columns text[], OUT keys text[], OUT on_delete "char", OUT cleared text[])
 RETURNS SETOF record
 LANGUAGE sql
 STABLE
AS $function$
  select k.confrelid::regclass,
    (select array_agg(a.attname::text order by c.place) from unnest(k.conkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c.num),
    (select array_agg(a.attname::text order by c.place) from unnest(k.confkey) with ordinality c (num, place) join pg_attribute a on a.attrelid = k.confrelid and a.attnum = c.num),
    k.confdeltype,
    (select array_agg(a.attname::text) from unnest(coalesce(k.confdelsetcols, k.conkey)) c join pg_attribute a on a.attrelid = k.conrelid and a.attnum = c)
  from pg_constraint k where k.contype = 'f' and k.conrelid = of_table and k.conparentid = 0 order by k.oid
$function$
;

CREATE OR REPLACE FUNCTION new_id()
 RETURNS uuid
 LANGUAGE sql
 PARALLEL SAFE
AS $function$
  select encode(
    substring(int8send(us / 1000) from 3)
      || int2send((28672 | ((us % 1000) * 4096 / 1000)::int)::int2)
      || substring(uuid_send(gen_random_uuid()) from 9),
    'hex')::uuid
  from (select (extract(epoch from clock_timestamp()) * 1000000)::bigint us) clock
$function$
;

CREATE OR REPLACE FUNCTION order_as_sent(order_id uuid)
 RETURNS project_order
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select jsonb_populate_record(null::project_order, s.content) from order_sent s where s.id = order_id
$function$
;

CREATE OR REPLACE FUNCTION order_is_run_by()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  select company_id into new.run_by_company_id from project where id = new.project_id for share;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION owner_is_no_guest()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from guest_invitation where estate_id = new.estate_id and account_id = new.account_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION owner_leaves_projects()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from project_participant where role = 'Owner' and account_id = old.account_id and estate_id = old.estate_id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION part_in_estate(asked uuid, account uuid, company uuid, employer uuid)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  if not exists (select from estate e where e.id = asked) then return null; end if;
  if company is not null and exists (select from access_link l where l.estate_id = asked and l.company_id = company and l.claimed_at is not null)
  then return 'company'; end if;
  if builds_on(asked, account, employer) then return 'builder'; end if;
  return 'none';
end $function$
;

CREATE OR REPLACE FUNCTION part_in_estate(asked uuid, account uuid, company uuid, employer uuid, asks_builders boolean)
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  if not exists (select from estate e where e.id = asked) then return null; end if;
  if company is not null and exists (select from access_link l where l.estate_id = asked and l.company_id = company and l.claimed_at is not null)
  then return 'company'; end if;
  if asks_builders and builds_on(asked, account, employer) then return 'builder'; end if;
  return 'none';
end $function$
;

CREATE OR REPLACE FUNCTION part_in_project(project uuid, estate uuid, run_by uuid, account uuid, employer uuid, leads boolean, closed_estates uuid[], open_estates uuid[], open_projects uuid[])
 RETURNS text
 LANGUAGE plpgsql
 STABLE PARALLEL SAFE
AS $function$
begin
  if leads and exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role = 'ProjectManager' and (t.account_id = account or s.company_id = employer))
  then return 'manager'; end if;
  if exists (select from project_participant t left join subcontractor s on s.id = t.subcontractor_id
    where t.project_id = project and t.role <> 'Owner' and (t.account_id = account or s.company_id = employer))
  then return 'participant'; end if;
  if estate <> all(closed_estates) and exists (select from estate_owner o where o.estate_id = estate and o.account_id = account)
  then return 'owner'; end if;
  if estate = any(open_estates) or project = any(open_projects) then return 'guest'; end if;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION place_unforeseen_entries()
 RETURNS bigint
 LANGUAGE plpgsql
AS $function$
declare
  placed bigint;
begin
  lock table audit_entry in access exclusive mode;
  alter table audit_entry detach partition audit_months.unforeseen;
  alter table audit_months.unforeseen rename to misplaced;
  perform make_audit_part('unforeseen');
  alter table audit_entry attach partition audit_months.unforeseen default;
  perform add_audit_month(month) from (select distinct date_trunc('month', at at time zone 'UTC')::date "month" from audit_months.misplaced) lacked;
  insert into audit_entry select * from audit_months.misplaced;
  get diagnostics placed = row_count;
  drop table audit_months.misplaced;
  return placed;
end $function$
;

CREATE OR REPLACE FUNCTION project_runs_orders()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update project_order set run_by_company_id = new.company_id where project_id = new.id;
  return null;
end
$function$
;

CREATE OR REPLACE FUNCTION put_back(of_deletion uuid)
 RETURNS text
 LANGUAGE plpgsql
AS $function$
declare
  d deletion;
  part jsonb;
  waiting jsonb;
  next_table regclass;
  cells jsonb;
  columns text;
begin
  delete from deletion where id = of_deletion returning * into d;
  if d.id is null then return 'gone'; end if;
  begin
    -- First: what is written down of its text says where it lies.
    update file f set section = h.section from jsonb_to_recordset(d.kept -> 'files') h (id uuid, section text) where f.id = h.id and f.section = 'removed';
    waiting := d.kept -> 'rows';
    while jsonb_array_length(waiting) > 0 loop
      select t into part from jsonb_array_elements(waiting) t where not exists (
        select from names_of((t ->> 'table')::regclass) n join jsonb_array_elements(waiting) o on (o ->> 'table')::regclass = n.to_table
          where o ->> 'table' <> t ->> 'table') limit 1;
      if part is null then raise exception 'what was deleted names itself in a ring: %', waiting; end if;
      next_table := (part ->> 'table')::regclass;
      cells := as_if_there(next_table, part -> 'rows', d.record_id);
      select string_agg(format('%I', a.attname), ', ') into columns from pg_attribute a
        where a.attrelid = next_table and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and part -> 'rows' -> 0 ? a.attname;
      execute format('insert into %s (%s) overriding system value select %s from jsonb_populate_recordset(null::%s, $1)',
        next_table, columns, columns, next_table) using cells;
      select coalesce(jsonb_agg(t), '[]') into waiting from jsonb_array_elements(waiting) t where t ->> 'table' <> part ->> 'table';
    end loop;
    perform says_again(change) from jsonb_array_elements(d.kept -> 'changes') change;
    return null;
  exception
    when unique_violation then
      insert into deletion select d.*;
      return 'taken';
    when foreign_key_violation then
      insert into deletion select d.*;
      return 'parentGone';
  end;
end $function$
;

CREATE OR REPLACE FUNCTION raise_session_version()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
declare changed record;
begin
  changed := case when tg_op = 'DELETE' then old else new end;
  case tg_table_name
    when 'app_user' then update session set version = version + 1 where user_id = changed.id;
    when 'account' then update session set version = version + 1 where user_id = changed.user_id;
    when 'licence' then
      update session set version = version + 1 where account_id = changed.account_id
        or account_id in (select id from account where company_id = changed.company_id);
    else update session set version = version + 1 where account_id = changed.account_id;
  end case;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION rename_file_text()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update file_text set name = new.name where record_id = new.id and kind = 'controlPoint';
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION says_again(change jsonb)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
declare
  of_table regclass := (change ->> 'table')::regclass;
  names text[] := key_columns(of_table);
  changed text[] := (select array_agg(key) from jsonb_object_keys(change -> 'was') key);
begin
  execute format('update %s c set %s from jsonb_populate_record(null::%s, $1) p, jsonb_populate_record(null::%s, $2) n where %s and %s', of_table,
    (select string_agg(format('%I = p.%I', name, name), ', ') from unnest(changed) name)
      || case when exists (select from pg_attribute where attrelid = of_table and attname = 'version') then ', version = c.version + 1' else '' end,
    of_table, of_table, columns_equal(names, 'c', names, 'n'),
    (select string_agg(format('c.%I is not distinct from n.%I', name, name), ' and ') from unnest(changed) name))
    using change -> 'was', change -> 'key' || (change -> 'became');
exception
  when unique_violation or foreign_key_violation then null;
end $function$
;

CREATE OR REPLACE FUNCTION set_aside(root regclass, record uuid, about jsonb)
 RETURNS uuid
 LANGUAGE plpgsql
AS $function$
declare
  tables regclass[] := array[root];
  sets jsonb[];
  pointing regclass[] := '{}';
  pointers jsonb[] := '{}';
  seen jsonb := '{}';
  named record;
  cells jsonb;
  rest jsonb;
  names text[];
  i int := 1;
  rows_kept jsonb := '[]';
  changes jsonb := '[]';
  files uuid[] := '{}';
  made deletion;
begin
  execute format('select jsonb_build_array(to_jsonb(r)) from %s r where id = $1 for update', root) into cells using record;
  if cells is null then return null; end if;
  sets := array[cells];
  seen := jsonb_build_object(root::text, jsonb_build_array(key_of(key_columns(root), cells -> 0)));
  while i <= cardinality(tables) loop
    for named in select * from named_by(tables[i]) loop
      execute format('select jsonb_agg(x.cells) from (select to_jsonb(c) cells from %s c join jsonb_populate_recordset(null::%s, $1) p on %s for update of c) x',
        named.by_table, tables[i], columns_equal(named.keys, 'c', named.columns, 'p')) into cells using sets[i];
      if cells is null then continue; end if;
      names := key_columns(named.by_table);
      select jsonb_agg(e) into cells from jsonb_array_elements(cells) e
        where not coalesce(seen -> named.by_table::text, '[]') @> jsonb_build_array(key_of(names, e));
      if cells is null then continue; end if;
      if named.on_delete = 'n' then
        pointing := pointing || named.by_table;
        pointers := pointers || cells;
      else
        select jsonb_agg(key_of(names, e)) into rest from jsonb_array_elements(cells) e;
        seen := jsonb_set(seen, array[named.by_table::text], coalesce(seen -> named.by_table::text, '[]') || rest);
        tables := tables || named.by_table;
        sets := sets || cells;
      end if;
    end loop;
    i := i + 1;
  end loop;

  execute format('delete from %s where id = $1', root) using record;
  tables := tables || pointing;
  sets := sets || pointers;

  -- Of all that named it, what a trigger or a key took is gone; what is still there may say something else now.
  for i in 1 .. cardinality(tables) loop
    names := key_columns(tables[i]);
    execute format($q$select jsonb_agg(jsonb_build_object('table', $2, 'key', key_of($3, to_jsonb(c)), 'was', d.was, 'became', d.became))
      from jsonb_populate_recordset(null::%s, $1) p join %s c on %s
      cross join lateral (select jsonb_object_agg(o.key, o.value) was, jsonb_object_agg(o.key, to_jsonb(c) -> o.key) became
        from jsonb_each(to_jsonb(p)) o where o.value is distinct from to_jsonb(c) -> o.key and o.key not in ('version', 'updated_at')) d
      where d.was is not null$q$,
      tables[i], tables[i], columns_equal(names, 'c', names, 'p')) into cells using sets[i], tables[i]::text, names;
    changes := changes || coalesce(cells, '[]');
    execute format('select jsonb_agg(to_jsonb(p)) from jsonb_populate_recordset(null::%s, $1) p where not exists (select from %s c where %s)',
      tables[i], tables[i], columns_equal(names, 'c', names, 'p')) into cells using sets[i];
    sets[i] := coalesce(cells, '[]');
  end loop;

  -- One table once, and each row once.
  select coalesce(jsonb_agg(jsonb_build_object('table', t.name, 'rows', t.rows)), '[]') into rows_kept from (
    select e.of_table::text as name, jsonb_agg(distinct r.cells) as rows from unnest(tables) with ordinality e (of_table, place)
      cross join lateral jsonb_array_elements(sets[e.place]) r (cells) group by 1) t;

  for named in select distinct t.of_table, n.columns[array_position(n.keys, 'id')] as "column" from unnest(tables) t (of_table) cross join lateral names_of(t.of_table) n where n.to_table = 'file'::regclass loop
    select files || coalesce(array_agg((r ->> named.column)::uuid), '{}') into files
      from jsonb_array_elements(rows_kept) t cross join lateral jsonb_array_elements(t -> 'rows') r
      where t ->> 'table' = named.of_table::text and r ->> named.column is not null;
  end loop;

  for named in select * from named_by('file'::regclass) n where 'id' = any(n.keys) loop
    exit when cardinality(files) = 0;
    execute format('select coalesce(array_agg(f.id), ''{}'') from file f where f.id = any($1) and not exists (select from %s c where %s)',
      named.by_table, columns_equal(named.keys, 'c', named.columns, 'f')) into files using files;
  end loop;

  made := jsonb_populate_record(null::deletion, about);
  with held as (select f.id, f.name, f.section, f.purpose, f.size from file f where f.id = any(files) and not f.is_temporary and f.section <> 'removed'
      and f.estate_id is not distinct from made.estate_id for update),
    laid as (update file f set section = 'removed' from held h where f.id = h.id)
  insert into deletion (estate_id, project_id, company_id, needs, kind, record_id, name, user_id, picture_count, paper_count, byte_count, kept)
    select made.estate_id, made.project_id, made.company_id, made.needs, made.kind, record, coalesce(made.name, min(h.name)), made.user_id,
      count(*) filter (where h.purpose = 'image'), count(*) filter (where h.purpose = 'document'), coalesce(sum(h.size), 0),
      jsonb_build_object('rows', rows_kept, 'changes', changes,
        'files', coalesce(jsonb_agg(jsonb_build_object('id', h.id, 'section', h.section)) filter (where h.id is not null), '[]'))
    from held h
    returning id into made.id;
  return made.id;
end $function$
;

CREATE OR REPLACE FUNCTION settle_finding()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  execute format('update maintenance_task set origin_settled_at = now() where estate_id = $1 and %I = $2
    and archived_at is not null and origin_settled_at is null', tg_argv[0]) using new.estate_id, new.id;
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION slow_statements(most integer)
 RETURNS TABLE(statement text, calls double precision, mean_ms double precision, total_ms double precision)
 LANGUAGE plpgsql
 STABLE
AS $function$
begin
  if to_regclass('pg_stat_statements') is null then return; end if;
  return query execute 'select left(query, 300), s.calls::float8, s.mean_exec_time, s.total_exec_time
    from pg_stat_statements s join pg_database d on d.oid = s.dbid and d.datname = current_database()
      join pg_roles r on r.oid = s.userid and r.rolname = current_user
    where query ~* ''^\s*(with|select|insert|update|delete)\M'' order by s.total_exec_time desc limit $1' using most;
exception
  -- It is created, and the server was started without its library.
  when object_not_in_prerequisite_state then return;
end
$function$
;

CREATE OR REPLACE FUNCTION supplier_hands_back()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  update maintenance_task set responsible_kind = 'landlord', responsible_id = null, version = version + 1, updated_at = now()
    where estate_id = old.estate_id and supplier_id = old.id;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION supplier_leaves_calendars()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  delete from calendar_feed where estate_id = old.estate_id and responsible_id = old.id;
  return old;
end $function$
;

CREATE OR REPLACE FUNCTION task_finds_supplier()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.supplier_id := (select id from maintenance_supplier where estate_id = new.estate_id and id = new.responsible_id);
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION word_endings(words text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(string_agg(substr(word, n), ' '), '')
  from unnest(string_to_array(words, ' ')) word, generate_series(2, length(word) - 3) n
$function$
;

CREATE OR REPLACE FUNCTION words_for_kind(kind text, type text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION words_of(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select coalesce(trim(regexp_replace(public.folded(value), '[^[:alnum:]]+', ' ', 'g')), '')
$function$
;
