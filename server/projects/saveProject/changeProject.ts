import type { ProjectType, RenovationPreset } from '#schema/projects/projectTypes.ts'
import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Written } from '#server/kernel/operation.ts'
import { refuseReversed } from '#server/kernel/rows/ranges.ts'
import { seedAreas } from '../controlAreas/startingAreas.ts'
import { seedTemplates } from '../controlTemplates/startingTemplates.ts'
import { setParticipants } from '../projects/participants.ts'
import { Project } from '../projects/project.entity.ts'
import { customerOf } from './customer.ts'
import { type ProjectValues, type Templated, valuesOf } from './projectValues.ts'

/** The work that was there already has its areas, those of the catalogue or of the company's own templates. */
function broughtBeside(
  before: Project,
  { type, renovationPresets }: ProjectValues,
): { type: ProjectType; renovationPresets: RenovationPreset[] } {
  const presets = renovationPresets ?? before.renovationPresets
  if (type !== before.type) return { type, renovationPresets: presets }
  const more = presets.filter((preset) => !before.renovationPresets.includes(preset))
  return { type: more.length ? type : 'CUSTOM', renovationPresets: more }
}

/** Work that it brings beside what it was begins with the areas that are checked of it; none is taken away. */
export async function changeProject(grant: ProjectGrant, version: number | null | undefined, values: Templated) {
  const before = await grant.project.asSeen(grant.projectId, version)
  refuseReversed(['startDate', 'endDate'], values, before)
  const { customer, participants, imageId, templateIds } = values
  const written = { ...valuesOf(values), ...(customer && (await customerOf(grant, customer))) }
  const isAnotherImage = imageId !== undefined && imageId !== before.imageFileId
  if (imageId && isAnotherImage) await grant.adopt([imageId], { field: 'imageId', as: 'image' })
  const invited = participants ? await setParticipants(grant, participants) : []
  const { id, changedFields } = await grant.project.change(before, written)
  if (before.imageFileId && isAnotherImage) await grant.release([before.imageFileId])
  if (templateIds?.length) await seedTemplates(grant, grant, templateIds)
  await seedAreas(grant, { ...broughtBeside(before, values), controlAreas: values.controlAreas })
  return { written: new Written(Project, id, [...changedFields, ...(participants ? ['participants'] : [])], false), invited }
}
