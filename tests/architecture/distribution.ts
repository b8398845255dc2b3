import { parseAst } from 'rolldown/parseAst'
import { mentionsIn, tables } from './mentions.ts'
import type { Source } from './sources.ts'

/**
 * Where the rows of a table would lie if estates were spread over machines: with their estate, by the column that names it;
 * everywhere alike (`reference`); in one place that all ask (`local`); or with their estate too, once they name it (`unkeyed`).
 */
export type Key = 'estate_id' | 'id' | 'unkeyed' | 'reference' | 'local'

const words = (text: string) => text.trim().split(/\s+/)

/** Each by hand: who adds a table says where its rows lie. */
const byKey: Readonly<Record<Exclude<Key, 'id'>, readonly string[]>> = {
  estate_id: words(`access_link archived_maintenance building building_budget building_part calendar_feed control_area control_point
    control_point_file document_count drawing estate_budget_lock estate_claim estate_control_point estate_control_point_file
    estate_exterior estate_image estate_owner estate_value_estimate estate_visit exterior_image file_text floor forecast_assumption
    forecast_scenario guest_invitation handover_book handover_zip insurance_document mailbox mailbox_document mailbox_message
    maintenance_occurrence maintenance_report maintenance_report_document maintenance_supplier maintenance_task moisture_sensor
    moisture_token order_approval order_document order_event order_line order_quotation order_sent other_document owner_invitation
    paper_request plan_document plan_import price_index private_document project project_budget project_budget_line project_deadline
    project_deviation project_deviation_file project_document project_document_file project_document_list project_document_seen
    project_order project_paper_decision project_participant project_reopening public_link quotation_document quotation_line
    removed_estate renovation renovation_document renovation_picture report_archive_document room room_comment room_comment_picture
    scenario_change share_of_estate supplier_link support_access`),
  unkeyed: words('deletion file moisture_reading order_seen'),
  // Who somebody is, and what a company brings along to every estate: read in nearly each statement, written seldom.
  reference: words(`account account_role app_user company company_control_area company_control_point company_control_template licence
    permission refused_sender session subcontractor`),
  // Of people and the product alone.
  local:
    words(`access_token attempt audit_archive audit_entry audit_note audit_seal backup_archive backup_run data_export email_token estate_registry_entry
    idempotent_answer instance integrity_run invoice_series licence_adjustment licence_invoice login_failure mail_refusal maintenance_reminder outbox_mail
    party_ask password_token property_search purchase_order refusal_count register_address register_answer register_company
    register_company_role register_owner register_property replica_beat schema_migration sign_in_link sign_in_round staged_content
    standing_loss storage upload_in_parts upload_part user_write`),
}
export const keys: ReadonlyMap<string, Key> = new Map<string, Key>([
  ['estate', 'id'],
  ...Object.entries(byKey).flatMap(([key, those]) => those.map((table) => [table, key as Key] as const)),
])

const liesWith =
  (...wanted: Key[]) =>
  (table: string) =>
    wanted.includes(keys.get(table)!)
const ofEstates = liesWith('estate_id', 'id')

interface Text {
  text: string
  /** The function that it is handed to. */
  to: string | undefined
}
interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'

/** The texts of a file, each with all that is written within it. */
export function textsIn({ file, text }: Pick<Source, 'file' | 'text'>): Text[] {
  const found: Text[] = []
  const walk = (node: Node, to?: string) => {
    if (node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node['value'] === 'string')) {
      found.push({ text: text.slice(node.start, node.end), to })
      return
    }
    const callee = node.type === 'CallExpression' ? (node['callee'] as Node)['name'] : undefined
    for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, typeof callee === 'string' ? callee : undefined)
  }
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node)
  return found
}

/** Whose rows a statement asks for without naming an estate: it would be sent to every machine. */
const anywhere = new Set(['ofAccount', 'ofCompany', 'ofUser', 'ofPeople', 'ofEverybody'])

/** The statements of a file that would not be answered where the rows of one estate lie: which tables they bring together. */
export function crossingsIn(source: Pick<Source, 'file' | 'text'>): string[] {
  return textsIn(source).flatMap(({ text, to }) => {
    const named = [...new Set(mentionsIn({ text }))].sort()
    const [near, unkeyed, local] = [named.filter(ofEstates), named.filter(liesWith('unkeyed')), named.filter(liesWith('local'))]
    const far = [...unkeyed, ...local]
    const isMixed = (near.length && far.length) || (unkeyed.length && local.length)
    const isSpread = to !== undefined && anywhere.has(to) && near.length
    if (!isMixed && !isSpread) return []
    return [`${source.file}: ${isSpread ? `${to} ` : ''}${near.join(' ')}${isMixed ? ` × ${far.join(' ')}` : ''}`]
  })
}

export const unplaced = () => tables.filter((table) => !keys.has(table))
