-- What is said of the papers that are asked for at the end of a project, which paper is which, and who was asked for one by mail.
alter table project_document add covers text check (covers in ('fdv', 'completionCertificate', 'temporaryUse', 'executionPlan', 'controlDeclaration', 'conformityFirm', 'wasteReport',
    'environmentSurvey', 'asBuiltDrawings', 'executionLog', 'productDocs', 'elConformity', 'elRisk', 'elFinalTest', 'heatingCable',
    'plumbing', 'leakStop', 'wetRoomRecord', 'airflowProtocol', 'airtightness', 'fireStopping', 'chimneyControl', 'energyLabel',
    'guarantee', 'takeoverProtocol', 'oneYearInspection'));

create table project_paper_decision (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  code text not null check (code in ('fdv', 'completionCertificate', 'temporaryUse', 'executionPlan', 'controlDeclaration', 'conformityFirm', 'wasteReport',
    'environmentSurvey', 'asBuiltDrawings', 'executionLog', 'productDocs', 'elConformity', 'elRisk', 'elFinalTest', 'heatingCable',
    'plumbing', 'leakStop', 'wetRoomRecord', 'airflowProtocol', 'airtightness', 'fireStopping', 'chimneyControl', 'energyLabel',
    'guarantee', 'takeoverProtocol', 'oneYearInspection')),
  state text not null check (state in ('needed', 'notNeeded')),
  reason text check (length(reason) between 1 and 500),
  created_at timestamptz default now() not null,
  unique (estate_id, project_id, code),
  check (state = 'needed' or reason is not null),
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);

-- The key is kept as its hash alone. Whoever takes no part any more brings nothing.
create table paper_request (
  id uuid default new_id() not null primary key,
  estate_id uuid not null,
  project_id uuid not null,
  code text not null check (code in ('fdv', 'completionCertificate', 'temporaryUse', 'executionPlan', 'controlDeclaration', 'conformityFirm', 'wasteReport',
    'environmentSurvey', 'asBuiltDrawings', 'executionLog', 'productDocs', 'elConformity', 'elRisk', 'elFinalTest', 'heatingCable',
    'plumbing', 'leakStop', 'wetRoomRecord', 'airflowProtocol', 'airtightness', 'fireStopping', 'chimneyControl', 'energyLabel',
    'guarantee', 'takeoverProtocol', 'oneYearInspection')),
  participant_id uuid not null references project_participant on delete cascade,
  name text not null,
  email citext not null,
  language text not null check (language in ('nb', 'en')),
  message text check (length(message) between 1 and 1000),
  needed_by date,
  key_hash bytea not null unique check (length(key_hash) = 32),
  expires_at timestamptz not null,
  revoked_at timestamptz,
  delivered_at timestamptz,
  document_id uuid references project_document on delete set null,
  asked_by_account_id uuid references account on delete set null,
  created_at timestamptz default now() not null,
  foreign key (estate_id, project_id) references project (estate_id, id) on delete cascade
);
create index paper_request_open on paper_request (estate_id, project_id, id desc) where revoked_at is null and delivered_at is null;
create index paper_request_participant on paper_request (participant_id);
create index paper_request_document on paper_request (document_id) where document_id is not null;
create index paper_request_asker on paper_request (asked_by_account_id) where asked_by_account_id is not null;
