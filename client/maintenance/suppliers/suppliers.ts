import { collection, type RecordOf } from '#client/data/collection.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  CreateMaintenanceSupplierDocument,
  type CreateMaintenanceSupplierInput,
  DeleteMaintenanceSupplierDocument,
  MaintenanceSuppliersDocument,
  UpdateMaintenanceSupplierDocument,
} from '#client/generated/graphql.ts'

/** Whom the owners of an estate turn to, by name. */
export const suppliers = collection({
  texts: 'maintenance.supplier',
  address: 'supplier',
  list: MaintenanceSuppliersDocument,
  at: ({ maintenanceSuppliers }) => maintenanceSuppliers,
  nameOf: ({ name }) => name,
  save: ({ estateId }, input: Omit<CreateMaintenanceSupplierInput, 'estateId' | 'supplierId' | 'companyId'>, before) =>
    before
      ? {
          mutation: UpdateMaintenanceSupplierDocument,
          variables: { input: { ...input, estateId, supplierId: before.id, version: before.version } },
        }
      : { mutation: CreateMaintenanceSupplierDocument, variables: { input: { ...input, estateId } } },
  remove: ({ estateId }, { id }) => ({ mutation: DeleteMaintenanceSupplierDocument, variables: { estateId, supplierId: id } }),
  listed: ['Query.maintenanceSuppliers'],
  changes: planChanges,
})
export type Supplier = RecordOf<typeof suppliers>
