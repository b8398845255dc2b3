import { createMaintenanceSupplierInput, updateMaintenanceSupplierInput } from '#schema/maintenance/suppliers.input.ts'
import { foundCompanyId, foundCompanyName, foundRegisteredAt, foundRegisteredBy } from '#server/access/foundCompany.ts'
import { isCompanyProven } from '#server/access/isProven.ts'
import type { Copies } from '#server/accounts/dataExport/copies.offer.ts'
import type { Searchable } from '#server/accounts/search/searchable.offer.ts'
import type { NamedRecords } from '#server/history/namedRecords.offer.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { computed, countOf } from '#server/kernel/read/mapping.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { del, get, post, put, type Route } from '#server/kernel/rest.ts'
import { MaintenanceTask } from '../tasks/maintenanceTask.entity.ts'
import { responsibleOptions } from '../tasks/tasks.operations.ts'
import { type MaintenanceSupplier, maintenanceSupplier } from './maintenanceSupplier.entity.ts'
import { searchesSuppliers } from './searchesSuppliers.ts'
import {
  confirmMaintenanceSupplier,
  createMaintenanceSupplier,
  deleteMaintenanceSupplier,
  maintenanceSuppliers,
  updateMaintenanceSupplier,
} from './suppliers.operations.ts'

export const graphql: GraphqlApi = {
  Query: { maintenanceSuppliers },
  Mutation: { createMaintenanceSupplier, updateMaintenanceSupplier, deleteMaintenanceSupplier, confirmMaintenanceSupplier },
  entities: [maintenanceSupplier],
  types: {
    MaintenanceSupplier: {
      isCompanyProven: computed<MaintenanceSupplier>(isCompanyProven),
      foundCompanyId: computed<MaintenanceSupplier>(foundCompanyId),
      foundCompanyName: computed<MaintenanceSupplier>(foundCompanyName),
      foundRegisteredBy: computed<MaintenanceSupplier>(foundRegisteredBy),
      foundRegisteredAt: computed<MaintenanceSupplier>(foundRegisteredAt),
      openTaskCount: countOf(MaintenanceTask, { estateId: 'estateId', supplierId: 'id' }, ({ archivedAt }) => sql`${archivedAt} is null`),
      nextDate: computed<MaintenanceSupplier>(
        ({ estateId, id }) =>
          sql`(select min(t.next_date) from maintenance_task t where t.estate_id = ${estateId} and t.supplier_id = ${id} and t.archived_at is null)`,
      ),
      access: computed<MaintenanceSupplier>(
        ({ estateId, id, companyId }) =>
          sql`coalesce((select case when l.claimed_at is null then 'asked' else 'granted' end from access_link l
            where l.estate_id = ${estateId} and (l.supplier_id = ${id} or l.company_id = ${companyId}) order by l.claimed_at limit 1), 'none')`,
      ),
      accessLinkId: computed<MaintenanceSupplier>(
        ({ estateId, id, companyId }) =>
          sql`(select l.id from access_link l
            where l.estate_id = ${estateId} and (l.supplier_id = ${id} or l.company_id = ${companyId}) order by l.claimed_at limit 1)`,
      ),
    },
  },
}

const answer = `{ id name trade partyKind email phone organizationNumber companyId isCompanyProven foundCompanyId foundCompanyName foundRegisteredBy foundRegisteredAt openTaskCount nextDate access version createdAt }`
const participant = '/api/private/maintenance-plans/participant/estates/:estateId'
const refuses = ['cannotAddOwnCompany', 'entityAlreadyExists', 'emailIsNotValid'] as const

export const rest: Route[] = [
  get(`${participant}/suppliers`, maintenanceSuppliers, { answer }),
  post(`${participant}/suppliers`, createMaintenanceSupplier, {
    answer,
    status: 201,
    takes: createMaintenanceSupplierInput.omit(['estateId']),
    refuses,
  }),
  put(`${participant}/suppliers/:supplierId`, updateMaintenanceSupplier, {
    answer,
    takes: updateMaintenanceSupplierInput.omit(['estateId', 'supplierId', 'version']),
    refuses,
  }),
  post(`${participant}/suppliers/:supplierId/confirm`, confirmMaintenanceSupplier, { answer, refuses: ['entityAlreadyExists'] }),
  del(`${participant}/suppliers/:supplierId`, deleteMaintenanceSupplier),
  get(`${participant}/options`, responsibleOptions, { answer: '{ id name kind }' }),
]

export const copies: readonly Copies[] = [{ ofEstates: [{ table: 'maintenance_supplier', section: 'maintenance-participants' }] }]

export const namedRecords: readonly NamedRecords[] = [
  { planSupplier: { section: 'maintenance-participants', from: sql`maintenance_supplier r`, name: sql`r.name` } },
]

export const searches: readonly Searchable[] = [searchesSuppliers]
