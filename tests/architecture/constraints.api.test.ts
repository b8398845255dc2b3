import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { asAppError } from '#server/kernel/errors.ts'
import { slices } from '#server/slices.ts'
import { createTestDatabase } from '#tests/support/database.ts'

/** What only the product itself writes: of these no caller can send anything that does not hold. */
const kept = new Set([
  'account_blocked_check', // what is closed from the desk
  'access_link_check', // a link that is claimed has a day
  'access_link_check1',
  'account_check', // of what kind an account is
  'account_check1',
  'account_check2',
  'account_check3',
  'app_user_check', // what is left of a user who is gone
  'app_user_check1',
  'app_user_identity_check',
  'backup_archive_failing_check', // how the archive stands
  'backup_run_ended_check', // what came of a backup
  'backup_run_verified_check',
  'backup_run_whole_check',
  'company_check', // how a company was proven
  'company_check1',
  'instance_disk_check', // what an instance tells of itself
  'control_point_check1', // who verified what was completed
  'deletion_holder_check', // where it was deleted
  'data_export_check',
  'data_export_failed_check',
  'estate_budget_lock_check',
  'estate_claim_check1', // how a claim was settled
  'estate_claim_check2',
  'estate_claim_check3',
  'estate_control_point_check',
  'estate_exterior_check', // named by what they hang on
  'estate_image_check',
  'exterior_image_check',
  'file_check', // where a file lies
  'file_check1',
  'file_place_check',
  'forecast_scenario_check1', // adopted with what stood there
  'handover_book_check',
  'handover_book_check1',
  'licence_adjustment_check', // who holds a licence
  'licence_check',
  'licence_check1',
  'licence_trial_check',
  'licence_invoice_check',
  'licence_invoice_check1',
  'licence_invoice_check2',
  'upload_in_parts_check', // how much of an upload has come
  'mailbox_document_check', // where a document of the mailbox went
  'mailbox_document_check1',
  'mailbox_document_check2',
  'maintenance_occurrence_check', // what is kept of a time
  'maintenance_occurrence_check1',
  'maintenance_occurrence_check2',
  'maintenance_occurrence_check3',
  'maintenance_report_check1', // made with its content
  'maintenance_task_check2', // what it grew out of
  'order_quotation_check1',
  'owner_invitation_check', // what was said for good
  'project_deviation_check2', // how far it has come
  'project_deviation_check3',
  'project_deviation_check4',
  'project_participant_check', // either a person or a company
  'project_participant_owner_check', // a company that is called in owns nothing
  'refused_sender_check', // either a company or a person
  'sign_in_round_check',
  'supplier_link_check', // either a participant or a firm
])

const checks = `select k.conname "name", k.conrelid::regclass::text "table", cardinality(k.conkey) "columns" from pg_constraint k
  where k.contype = 'c' and k.conrelid::regclass::text not like 'register\\_%' and k.connamespace = 'public'::regnamespace order by 1`
interface Check {
  name: string
  table: string
  columns: number
}

test('each check of a table that callers write is told as the field that does not hold', async () => {
  expect(slices.length).toBeGreaterThan(0) // the entities say what is told
  const { url, drop } = await createTestDatabase()
  afterAll(drop)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query<Check>(checks)
  await client.end()

  const toldAs = (name: string) => asAppError({ code: '23514', constraint: name })
  const untold = rows.filter(({ name }) => !kept.has(name) && toldAs(name).status !== 422)
  expect(untold.map(({ table, name }) => `${table}: ${name}`)).toEqual([])
  for (const { name } of rows.filter((check) => !kept.has(check.name)))
    expect({ name, ...toldAs(name).details }).toEqual({ name, fields: { [Object.keys(toldAs(name).details!.fields!)[0]!]: 'notValid' } })

  const names = new Set(rows.map(({ name }) => name))
  expect([...kept].filter((name) => !names.has(name) || toldAs(name).status !== 500)).toEqual([])
})
