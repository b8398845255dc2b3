/** In the order in which they refer to each other. */
export const tables = [
  'company',
  'subcontractor',
  'app_user',
  'account',
  'account_role',
  'invoice_series',
  'licence_invoice',
  'licence',
  'estate',
  'estate_owner',
  'estate_claim',
  'guest_invitation',
  'permission',
  'estate_value_estimate',
  'project',
  'file',
  'estate_exterior',
  'exterior_image',
  'report_archive_document',
  'floor',
  'room',
  'room_comment',
  'room_comment_picture',
  'renovation',
  'renovation_document',
  'renovation_picture',
  'insurance_document',
  'private_document',
  'building',
  'drawing',
  'other_document',
  'estate_control_point',
  'estate_control_point_file',
  'building_part',
  'mailbox',
  'mailbox_message',
  'mailbox_document',
  'moisture_sensor',
  'moisture_reading',
  'maintenance_supplier',
  'access_link',
  'project_participant',
  'project_budget_line',
  'project_order',
  'order_line',
  'order_event',
  'order_approval',
  'control_area',
  'control_point',
  'maintenance_task',
  'maintenance_occurrence',
  'project_deviation',
  'project_deviation_file',
  'building_budget',
  'forecast_assumption',
  'maintenance_report',
  'public_link',
  'calendar_feed',
  'estate_visit',
  'audit_entry',
] as const

export type TableName = (typeof tables)[number]

/** A row with its properties named as an entity's. What a row leaves out, and another has, is null. */
export type Values = Readonly<Record<string, string | number | boolean | Date | Buffer | readonly string[] | object | null>>

export type Rows = Partial<Record<TableName, readonly Values[]>>

/** Several parts of the world as one: what each has for a table stands below the other's. */
export const joined = (parts: readonly Rows[]): Rows =>
  Object.fromEntries(tables.map((table) => [table, parts.flatMap((rows) => rows[table] ?? [])]))
