import {
  confirmMaintenanceSupplierInput,
  createMaintenanceSupplierInput,
  maintenanceSupplierInput,
  maintenanceSuppliersInput,
  updateMaintenanceSupplierInput,
} from '#schema/maintenance/suppliers.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { changesParticipants, readsParticipants } from '#server/access/onPlan.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { MaintenanceSupplier } from './maintenanceSupplier.entity.ts'
import { addSupplier, changeSupplier, confirmFound } from './suppliers.ts'

export const maintenanceSuppliers = query({
  name: 'maintenanceSuppliers',
  input: maintenanceSuppliersInput,
  mayBeOld: true,
  permission: readsParticipants,
  rows: ({ scope }) => scope.rows(MaintenanceSupplier).by(({ name }) => [name]),
})

export const createMaintenanceSupplier = command({
  name: 'createMaintenanceSupplier',
  input: createMaintenanceSupplierInput,
  permission: changesParticipants('create'),
  run: ({ grant, input }) => addSupplier(grant, input.supplierId, input),
})

export const updateMaintenanceSupplier = command({
  name: 'updateMaintenanceSupplier',
  input: updateMaintenanceSupplierInput,
  permission: changesParticipants('update'),
  run: ({ grant, input: { supplierId: id, version, ...details } }) => changeSupplier(grant, { id, version }, details),
})

export const deleteMaintenanceSupplier = command({
  name: 'deleteMaintenanceSupplier',
  input: maintenanceSupplierInput,
  permission: changesParticipants('delete'),
  async run({ grant, input: { supplierId } }) {
    await grant.setAside(grant.rows(MaintenanceSupplier), supplierId, { kind: 'planSupplier', name: ({ name }) => name })
    return new Done(supplierId)
  },
})

export const confirmMaintenanceSupplier = command({
  name: 'confirmMaintenanceSupplier',
  input: confirmMaintenanceSupplierInput,
  permission: inPerson(changesParticipants('update')),
  run: ({ grant, input: { supplierId, foundCompanyId } }) => confirmFound(grant, supplierId, foundCompanyId),
})
