import {
  createMaintenanceSupplierInput,
  maintenanceSupplierInput,
  maintenanceSuppliersInput,
  updateMaintenanceSupplierInput,
} from '#schema/maintenance/suppliers.input.ts'
import { changesParticipants, readsParticipants } from '#server/access/onPlan.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { MaintenanceSupplier } from './maintenanceSupplier.entity.ts'

export const maintenanceSuppliers = query({
  name: 'maintenanceSuppliers',
  input: maintenanceSuppliersInput,
  permission: readsParticipants,
  rows: ({ scope }) => scope.rows(MaintenanceSupplier).by(({ name }) => [name]),
})

export const createMaintenanceSupplier = command({
  name: 'createMaintenanceSupplier',
  input: createMaintenanceSupplierInput,
  permission: changesParticipants,
  run: ({ scope, input }) => scope.suppliers().add(input.supplierId, input),
})

export const updateMaintenanceSupplier = command({
  name: 'updateMaintenanceSupplier',
  input: updateMaintenanceSupplierInput,
  permission: changesParticipants,
  run: ({ scope, input }) => scope.suppliers().change({ id: input.supplierId, version: input.version }, input),
})

export const deleteMaintenanceSupplier = command({
  name: 'deleteMaintenanceSupplier',
  input: maintenanceSupplierInput,
  permission: changesParticipants,
  async run({ scope, input: { supplierId } }) {
    await scope.rows(MaintenanceSupplier).remove(supplierId)
    return new Done(supplierId)
  },
})
