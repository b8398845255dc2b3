import type { ProjectGrant } from '#server/access/projectGrant.ts'
import { Written } from '#server/kernel/operation.ts'
import { seedAreas } from '../controlAreas/startingAreas.ts'
import { setParticipants } from '../projects/participants.ts'
import { Project } from '../projects/project.entity.ts'
import { customerOf } from './customer.ts'
import { type ProjectValues, valuesOf } from './projectValues.ts'

/** Work that it brings beside what it was begins with the areas that are checked of it; none is taken away. */
export async function changeProject(grant: ProjectGrant, version: number | null | undefined, values: ProjectValues) {
  const before = await grant.project.asSeen(grant.projectId, version)
  const { customer, participants, imageId } = values
  const written = { ...valuesOf(values), ...(customer && (await customerOf(grant, customer))) }
  const isAnotherImage = imageId !== undefined && imageId !== before.imageFileId
  if (imageId && isAnotherImage) await grant.adopt([imageId], { field: 'imageId', as: 'image' })
  const invited = participants ? await setParticipants(grant, participants) : []
  const { id, changedFields } = await grant.project.change(before, written)
  if (before.imageFileId && isAnotherImage) await grant.release([before.imageFileId])
  await seedAreas(grant, { ...values, renovationPresets: values.renovationPresets ?? before.renovationPresets })
  return { written: new Written(Project, id, [...changedFields, ...(participants ? ['participants'] : [])], false), invited }
}
