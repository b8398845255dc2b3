import { type NodeOf, records } from '#client/data/collection.ts'
import { planChanges } from '#client/estates/findings/planChanges.ts'
import {
  CreateMaintenanceSupplierDocument,
  type CreateMaintenanceSupplierInput,
  DeleteMaintenanceSupplierDocument,
  type MaintenanceSuppliersQuery,
  UpdateMaintenanceSupplierDocument,
} from '#client/generated/graphql.ts'

export type Supplier = NodeOf<MaintenanceSuppliersQuery['maintenanceSuppliers']>

/** Whom the owners of an estate turn to, by name. */
export const suppliers = records({
  texts: 'maintenance.supplier',
  address: 'supplier',
  nameOf: ({ name }: Supplier) => name,
  save: (
    { estateId }: { estateId: string },
    input: Omit<CreateMaintenanceSupplierInput, 'estateId' | 'supplierId' | 'companyId'>,
    before,
  ) =>
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
