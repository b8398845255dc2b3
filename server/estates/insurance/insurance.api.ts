import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Waits } from '#server/accounts/waiting/waits.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { fileAsUploaded } from '#server/kernel/fileAsUploaded.ts'
import type { Job } from '#server/kernel/job.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, put, type Route } from '#server/kernel/rest.ts'
import { insurance } from './insurance.entity.ts'
import { deleteInsurance, insurances, saveInsurance } from './insurance.operations.ts'
import { insuranceReminders } from './reminders.ts'
import { insurancesWait } from './waitingInsurances.ts'

export const graphql: GraphqlApi = {
  Query: { insurances },
  Mutation: { saveInsurance, deleteInsurance },
  entities: [insurance],
}

const document = `{ id kind company policyNumber validTo contactName phone customName
  file { id name type path size url } version createdAt }`

export const waits: readonly Waits[] = [insurancesWait]

export const rest: Route[] = [
  get('/api/private/estate/:estateId/insurance', insurances, { answer: document }),
  put('/api/private/estate/:estateId/insurance', saveInsurance, { answer: document, body: fileAsUploaded }),
  del('/api/private/estate/:estateId/insurance', deleteInsurance),
  get('/api/public/:publicLinkKey/estate/:estateId/insurance', insurances, { answer: document }),
]

export const jobs: readonly Job[] = [insuranceReminders]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'insurance_document', section: 'insurance' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { insurance: { section: 'insurance', from: sql`insurance_document r`, name: sql`coalesce(r.custom_name, r.company)` } },
]
