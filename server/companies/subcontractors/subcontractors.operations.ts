import {
  confirmSubcontractorInput,
  createSubcontractorInput,
  subcontractorInput,
  subcontractorsInput,
  updateSubcontractorInput,
} from '#schema/companies/subcontractors.input.ts'
import { inPerson } from '#server/access/inPerson.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { command, query } from '#server/kernel/operation.ts'
import { addSubcontractor, changeSubcontractor, confirmFound } from './subcontractors.ts'

export const subcontractors = query({
  name: 'subcontractors',
  input: subcontractorsInput,
  mayBeOld: true,
  permission: onCompany('read', 'subcontractors'),
  rows: ({ scope }) => scope.subcontractors().by(({ name }) => [name]),
})

export const subcontractor = query({
  name: 'subcontractor',
  input: subcontractorInput,
  permission: onCompany('read', 'subcontractors'),
  rows: ({ scope, input: { id } }) => scope.subcontractor(id),
})

export const createSubcontractor = command({
  name: 'createSubcontractor',
  input: createSubcontractorInput,
  permission: onCompany('create', 'subcontractors'),
  run: ({ grant, input }) => addSubcontractor(grant, input),
})

export const updateSubcontractor = command({
  name: 'updateSubcontractor',
  input: updateSubcontractorInput,
  permission: onCompany('update', 'subcontractors'),
  run: ({ grant, input }) => changeSubcontractor(grant, input),
})

export const confirmSubcontractor = command({
  name: 'confirmSubcontractor',
  input: confirmSubcontractorInput,
  permission: inPerson(onCompany('update', 'subcontractors')),
  run: ({ grant, input: { id, foundCompanyId } }) => confirmFound(grant, id, foundCompanyId),
})
