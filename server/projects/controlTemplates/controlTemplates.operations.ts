import {
  controlTemplateInput,
  controlTemplatesInput,
  createControlTemplateInput,
  deleteControlTemplateInput,
  pointsOfTemplateInput,
  updateControlTemplateInput,
} from '#schema/projects/controlTemplates.input.ts'
import { whenOn } from '#server/access/feature.ts'
import { onCompany } from '#server/access/onCompany.ts'
import { command, Done, query } from '#server/kernel/operation.ts'
import { sql } from '#server/kernel/read/sql.ts'
import { ControlTemplate, ControlTemplateArea, ControlTemplatePoint } from './controlTemplate.entity.ts'
import { addTemplate, changeTemplate } from './templates.ts'

const reads = whenOn('projectManagement', onCompany('read', 'control-templates'))
const readsBelow = whenOn('projectManagement', onCompany('read', 'control-templates', 'below'))

export const controlTemplates = query({
  name: 'controlTemplates',
  input: controlTemplatesInput,
  mayBeOld: true,
  permission: reads,
  rows: ({ scope }) => scope.rows(ControlTemplate).by(({ name }) => [name]),
})

export const controlTemplate = query({
  name: 'controlTemplate',
  input: controlTemplateInput,
  permission: reads,
  rows: ({ scope, input: { id } }) => scope.row(ControlTemplate, id),
})

/** Below their template. */
export const areasOfTemplate = query({
  name: 'areasOfTemplate',
  input: controlTemplateInput,
  permission: readsBelow,
  rows: ({ scope, input }) =>
    scope
      .rows(ControlTemplateArea)
      .where(({ templateId }) => sql`${templateId} = ${input.id}`)
      .by(({ sortOrder }) => [sortOrder]),
})

/** Below their area. */
export const pointsOfTemplate = query({
  name: 'pointsOfTemplate',
  input: pointsOfTemplateInput,
  permission: readsBelow,
  rows: ({ scope, input }) =>
    scope
      .rows(ControlTemplatePoint)
      .where(({ templateId, areaId }) => sql`${templateId} = ${input.templateId} and ${areaId} = ${input.areaId}`)
      .by(({ sortOrder }) => [sortOrder]),
})

export const createControlTemplate = command({
  name: 'createControlTemplate',
  input: createControlTemplateInput,
  permission: whenOn('projectManagement', onCompany('create', 'control-templates')),
  run: ({ grant, input }) => addTemplate(grant, input),
})

export const updateControlTemplate = command({
  name: 'updateControlTemplate',
  input: updateControlTemplateInput,
  permission: whenOn('projectManagement', onCompany('update', 'control-templates')),
  run: ({ grant, input }) => changeTemplate(grant, input),
})

/** Projects that were started with it keep what it said. */
export const deleteControlTemplate = command({
  name: 'deleteControlTemplate',
  input: deleteControlTemplateInput,
  permission: whenOn('projectManagement', onCompany('delete', 'control-templates')),
  async run({ grant, input: { id } }) {
    const needs = 'delete control-templates'
    await grant.setAside(grant.rows(ControlTemplate), id, { kind: 'controlTemplate', name: ({ name }) => name, needs })
    return new Done(id)
  },
})
