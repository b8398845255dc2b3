import { insuranceInput, insurancesInput, saveInsuranceInput } from '#schema/estates/insurance.input.ts'
import { saving } from '#server/access/deeds.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { removesRecord, savesRecord } from '#server/estates/records.ts'
import { query } from '#server/kernel/operation.ts'
import { Insurance } from './insurance.entity.ts'

export const insurances = query({
  name: 'insurances',
  input: insurancesInput,
  mayBeOld: true,
  permission: onEstate('read', 'insurance'),
  rows: ({ scope }) => scope.rows(Insurance).newestFirst(),
})

export const saveInsurance = savesRecord({
  name: 'saveInsurance',
  input: saveInsuranceInput,
  permission: onEstate(saving(), 'insurance'),
  entity: Insurance,
  fields: ['kind', 'company', 'policyNumber', 'validTo', 'contactName', 'phone', 'customName'],
  file: 'fileId',
  fileIsOptional: true,
})

export const deleteInsurance = removesRecord({
  name: 'deleteInsurance',
  input: insuranceInput,
  permission: onEstate('delete', 'insurance'),
  entity: Insurance,
  deleted: { kind: 'insurance', name: ({ customName, company }) => customName ?? company },
})
