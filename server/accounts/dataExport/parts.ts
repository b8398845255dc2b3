import type { SectionName } from '#schema/access/sections.ts'

/** A list of the copy: rows of one kind, told as they are. */
export interface PersonPart {
  name: string
  /** `$1` is the user. What opens a door, such as a hash or a key, is no part of it. */
  text: string
}

const accounts = '(select id from account where user_id = $1)'

export const ofPerson: readonly PersonPart[] = [
  {
    name: 'profile',
    text: `select id, email, email_verified_at, first_name, last_name, phone, address_line1, postal_code, city, language, person_status,
      identity_hash is not null has_identity_number, identity_proven_at, is_system_admin, beta_accepted_at, created_at, updated_at from app_user where id = $1`,
  },
  {
    name: 'accounts',
    text: `select a.id, a.account_type, a.name, c.name company, c.organization_number, a.is_disabled, a.is_remembered,
      array(select role from account_role r where r.account_id = a.id order by role) roles, a.created_at
      from account a left join company c on c.id = a.company_id where a.user_id = $1 order by a.id`,
  },
  {
    name: 'permissions',
    text: `select id, account_id, subject, effect, action, expiration_date, created_at from permission where account_id in ${accounts} order by id`,
  },
  {
    name: 'access-tokens',
    text: `select id, account_id, name, scope, last_used_at, created_at from access_token where account_id in ${accounts} order by id`,
  },
  { name: 'sign-ins', text: 'select id, issuer, subject, created_at, last_used_at from sign_in_link where user_id = $1 order by id' },
  {
    name: 'sessions',
    text: 'select id, account_id, provider, device, network, seen_at, created_at, expires_at from session where user_id = $1 order by id',
  },
  {
    name: 'licences',
    text: `select id, account_id, plan, valid_from, valid_to, created_at from licence where account_id in ${accounts} order by id`,
  },
  {
    name: 'invoices',
    text: `select id, account_id, number, plan, valid_from, valid_to, issued_on, due_on, net_ore, vat_ore, gross_ore, content, created_at
      from licence_invoice where account_id in ${accounts} order by id`,
  },
  {
    name: 'ownerships',
    text: `select estate_id, account_id, claim_status, share_numerator, share_denominator, created_at from estate_owner
      where account_id in ${accounts} order by id`,
  },
  {
    name: 'guest-invitations',
    text: `select estate_id, account_id, access_level, restrictions, expires_at, state, created_at from guest_invitation
      where account_id in ${accounts} order by id`,
  },
  {
    name: 'owner-invitations',
    text: `select i.id, i.estate_id, c.name company, i.email, i.first_name, i.last_name, i.state, i.is_for_good, i.expires_at, i.answered_at, i.created_at
      from owner_invitation i join company c on c.id = i.company_id where i.account_id in ${accounts}
        or i.email = (select email from app_user where id = $1 and email_verified_at is not null) order by i.id`,
  },
  {
    name: 'visits',
    text: `select estate_id, account_id, last_at from estate_visit where account_id in ${accounts} order by estate_id, account_id`,
  },
  {
    name: 'claims',
    text: `select estate_id, account_id, evidence, share_numerator, share_denominator, state, expires_at, letter_at, settled_at, settled_as, created_at
      from estate_claim where account_id in ${accounts} order by id`,
  },
  {
    name: 'estate-registry',
    text: "select to_jsonb(e) - 'user_id' from estate_registry_entry e where user_id = $1 order by id",
  },
  {
    name: 'deliveries',
    text: `select id, estate_id, company_id, subject, message, created_at from mailbox_message where sender_account_id in ${accounts} order by id`,
  },
  {
    name: 'mails',
    text: `select id, template, language, created_at, sent_at, failed_at from outbox_mail
      where lower(to_email) = (select lower(email::text) from app_user where id = $1 and email_verified_at is not null) order by id`,
  },
  {
    name: 'refused-reminders',
    text: `select kind, created_at from mail_refusal
      where email = (select email from app_user where id = $1 and email_verified_at is not null) order by kind`,
  },
  {
    name: 'refused-senders',
    text: `select r.created_at, coalesce(c.name, u.name) sender from refused_sender r left join company c on c.id = r.company_id
      left join app_user u on u.id = r.user_id
      where r.email = (select email from app_user where id = $1 and email_verified_at is not null) order by r.id`,
  },
  {
    name: 'history',
    text: `select id, at, account_id, address, operation, estate_id, record_id, outcome, changed_fields from audit_entry where user_id = $1 order by id`,
  },
]

export interface EstatePart {
  /** Its rows name their estate in `estate_id`. */
  table: string
  /** The section that its rows belong to: who may not read that does not get them here either. */
  section: SectionName
  /** Of its rows `own` only those. */
  where?: string
}

/** An order that its customer has come to know of, or asked for. */
export const isTold = "(o.side = 'owner' or o.released_at is not null)"
/** Of what was taken back since, the copy holds what they were sent. */
export const isAsTold = `(${isTold} and not (o.released_at is not null and o.status in ('open', 'rejectedByPmOrSc')))`
const ofAll = (such: string) => `exists (select from project_order o where o.id = own.order_id and o.estate_id = own.estate_id and ${such})`
const [ofTold, ofAsTold] = [ofAll(isTold), ofAll(isAsTold)]

const ofTakenBack = `exists (select from project_order o where o.id = own.id and o.estate_id = own.estate_id and ${isTold} and not ${isAsTold})`

/** What is kept on estates, of those that the person owns. A new table is one line here. */
export const ofEstates: readonly EstatePart[] = [
  { table: 'report_archive_document', section: 'report-archive' },
  { table: 'insurance_document', section: 'insurance' },
  { table: 'private_document', section: 'private-folder' },
  { table: 'building', section: 'technical-information' },
  { table: 'building_part', section: 'technical-information' },
  { table: 'drawing', section: 'technical-information' },
  { table: 'other_document', section: 'technical-information' },
  { table: 'estate_control_point', section: 'technical-information' },
  { table: 'estate_control_point_file', section: 'technical-information' },
  { table: 'floor', section: 'interior' },
  { table: 'room', section: 'interior' },
  { table: 'room_comment', section: 'room-comments' },
  { table: 'room_comment_picture', section: 'room-comments' },
  { table: 'renovation', section: 'renovations' },
  { table: 'renovation_document', section: 'renovations' },
  { table: 'renovation_picture', section: 'renovations' },
  { table: 'estate_value_estimate', section: 'value' },
  { table: 'estate_exterior', section: 'exterior' },
  { table: 'exterior_image', section: 'exterior' },
  { table: 'estate_image', section: 'estate' },
  { table: 'moisture_sensor', section: 'moisture' },
  { table: 'support_access', section: 'access-management' },
  { table: 'plan_document', section: 'maintenance-plan' },
  { table: 'maintenance_supplier', section: 'maintenance-participants' },
  { table: 'maintenance_task', section: 'maintenance-plan' },
  { table: 'maintenance_occurrence', section: 'archived-tasks' },
  { table: 'plan_import', section: 'maintenance-plan' },
  { table: 'building_budget', section: 'maintenance-economy' },
  { table: 'estate_budget_lock', section: 'maintenance-economy' },
  { table: 'forecast_assumption', section: 'maintenance-economy' },
  { table: 'share_of_estate', section: 'maintenance-economy' },
  { table: 'price_index', section: 'maintenance-economy' },
  { table: 'forecast_scenario', section: 'maintenance-economy' },
  { table: 'scenario_change', section: 'maintenance-economy' },
  { table: 'maintenance_report', section: 'maintenance-reports' },
  { table: 'maintenance_report_document', section: 'maintenance-reports' },
  { table: 'mailbox', section: 'mailbox' },
  { table: 'mailbox_message', section: 'mailbox' },
  { table: 'mailbox_document', section: 'mailbox' },
  { table: 'project', section: 'estate' },
  { table: 'control_area', section: 'estate' },
  { table: 'control_point', section: 'estate' },
  { table: 'control_point_file', section: 'estate' },
  { table: 'project_budget', section: 'estate' },
  { table: 'project_budget_line', section: 'estate' },
  { table: 'project_document', section: 'estate' },
  { table: 'project_document_file', section: 'estate' },
  { table: 'project_order', section: 'estate', where: isAsTold.replaceAll('o.', 'own.') },
  { table: 'order_line', section: 'estate', where: ofAsTold },
  { table: 'order_document', section: 'estate', where: ofAsTold },
  { table: 'order_sent', section: 'estate', where: ofTakenBack },
  { table: 'order_event', section: 'estate', where: ofTold },
  { table: 'order_approval', section: 'estate' },
  { table: 'project_deviation', section: 'estate' },
  { table: 'project_deviation_file', section: 'estate' },
  { table: 'project_paper_decision', section: 'estate' },
  { table: 'project_deadline', section: 'estate' },
  { table: 'project_reopening', section: 'estate' },
]

/** Tables that name an estate and are no part of a copy: they tell of other people or of what others have not released, open a door, or are told elsewhere in it. */
export const notCopied: readonly string[] = [
  'estate_owner',
  'estate_claim',
  'access_link',
  'public_link',
  'calendar_feed',
  'removed_estate',
  'project_document_list',
  'renovation_or_project',
  'handover_book',
  'handover_zip',
  'paper_request',
  'supplier_link',
  'project_document_seen',
  'audit_entry',
  'file',
  'file_text',
  'guest_invitation',
  'owner_invitation',
  'moisture_token',
  'estate_visit',
  'archived_maintenance',
  'document_count',
  'project_participant',
  'order_quotation',
  'quotation_line',
  'quotation_document',
]

/** Columns that are about somebody else, or that the database made for itself. */
export const leftOut: readonly string[] = [
  'search_text',
  'author_account_id',
  'sender_account_id',
  'asked_by_account_id',
  'recipient_ids',
  'done_by_account_id',
  'completed_by_account_id',
  'verified_by_account_id',
  'customer_account_id',
  'account_id',
  'made_by_account_id',
  'made_by_company_id',
  'moved_by_account_id',
  'session_hash',
  'counted_from',
  'open_from',
  'done_through',
]
