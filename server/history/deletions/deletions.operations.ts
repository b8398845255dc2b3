import type { Action } from '#schema/access/entries.ts'
import { type ProjectRight, standingsWith } from '#schema/access/projectRights.ts'
import type { SectionName } from '#schema/access/sections.ts'
import {
  companyDeletionsInput,
  endCompanyDeletionsInput,
  endEstateDeletionsInput,
  endProjectDeletionsInput,
  estateDeletionsInput,
  projectDeletionsInput,
  restoreCompanyDeletionsInput,
  restoreEstateDeletionsInput,
  restoreProjectDeletionsInput,
} from '#schema/history/deletions.input.ts'
import type { EstateGrant } from '#server/access/estateGrant.ts'
import { whenOn } from '#server/access/feature.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { onEstate } from '#server/access/onEstate.ts'
import { onProject } from '#server/access/onProject.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { signedInAs } from '#server/access/signedIn.ts'
import { command, query } from '#server/kernel/operation.ts'
import { Deletion } from './deletion.entity.ts'
import { ofEstateAlone, ofProjectAlone, restorable } from './restorable.ts'
import { ending, type MayOfIt, puttingBack, toEach } from './restoring.ts'

const reading = onEstate('read')
/** Who may see an estate asks; they are told of what they could delete themselves. */
const estate = {
  ...reading,
  rule: 'read estate/{estateId}; of what was deleted, what its caller may delete',
  admits: (viewer: Parameters<typeof reading.admits>[0]) => {
    reading.admits(viewer)
    signedInAs(viewer)
  },
}
const ofEstate = { ...estate, rule: 'delete estate/{estateId}, each where it was deleted' }
const project = onProject('read orders')
const inProject = onProject('create orders')
const company = whenOn('projectManagement', onCompany('delete', 'control-templates'))

export const estateDeletions = query({
  name: 'estateDeletions',
  input: estateDeletionsInput,
  permission: estate,
  rows: ({ scope, input }) => restorable(scope.rows(Deletion).where(ofEstateAlone), input),
})

export const projectDeletions = query({
  name: 'projectDeletions',
  input: projectDeletionsInput,
  permission: project,
  rows: ({ scope, input }) => restorable(scope.rows(Deletion).where(ofProjectAlone(input)), input),
})

export const companyDeletions = query({
  name: 'companyDeletions',
  input: companyDeletionsInput,
  permission: company,
  rows: ({ scope, input }) => restorable(scope.rows(Deletion), input),
})

const mayOnEstate = (grant: EstateGrant): MayOfIt => {
  const partsOf = (needs: string) => needs.split(' ') as [Action, SectionName]
  return { has: (needs) => grant.may(...partsOf(needs)), reads: (needs) => grant.may('read', partsOf(needs)[1]) }
}
const mayInProject = ({ standing }: ProjectGrant): MayOfIt => {
  const may = (right: string) => standingsWith(right as ProjectRight).includes(standing)
  return { has: may, reads: (needs) => may(`read ${needs.split(' ')[1]}`) }
}
const mayInCompany: MayOfIt = { has: () => true, reads: () => true }

export const restoreEstateDeletions = command({
  name: 'restoreEstateDeletions',
  input: restoreEstateDeletionsInput,
  permission: ofEstate,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayOnEstate(grant) }, (those) => grant.query(puttingBack.ofEstate, those)),
})

export const endEstateDeletions = command({
  name: 'endEstateDeletions',
  input: endEstateDeletionsInput,
  permission: ofEstate,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayOnEstate(grant) }, (those) => grant.query(ending.ofEstate, those)),
})

export const restoreProjectDeletions = command({
  name: 'restoreProjectDeletions',
  input: restoreProjectDeletionsInput,
  permission: inProject,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayInProject(grant) }, (those) => grant.query(puttingBack.ofProject, those)),
})

export const endProjectDeletions = command({
  name: 'endProjectDeletions',
  input: endProjectDeletionsInput,
  permission: inProject,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayInProject(grant) }, (those) => grant.query(ending.ofProject, those)),
})

export const restoreCompanyDeletions = command({
  name: 'restoreCompanyDeletions',
  input: restoreCompanyDeletionsInput,
  permission: company,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayInCompany }, (those) => grant.query(puttingBack.ofCompany, those)),
})

export const endCompanyDeletions = command({
  name: 'endCompanyDeletions',
  input: endCompanyDeletionsInput,
  permission: company,
  run: ({ grant, input: { ids } }) =>
    toEach({ rows: grant.rows(Deletion), ids, ...mayInCompany }, (those) => grant.query(ending.ofCompany, those)),
})
