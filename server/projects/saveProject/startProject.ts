import type { StartingGrant } from '#server/access/startingProjects.ts'
import { invalid } from '#server/kernel/errors.ts'
import { Written } from '#server/kernel/operation.ts'
import { seedAreas } from '../controlAreas/startingAreas.ts'
import { seedTemplates } from '../controlTemplates/startingTemplates.ts'
import { setParticipants } from '../projects/participants.ts'
import { Project } from '../projects/project.entity.ts'
import { customerOf } from './customer.ts'
import { type Starting, valuesOf } from './projectValues.ts'

/** Whoever starts a project manages it, unless somebody else is named for that; then they have a part in it as others have. Its id may be its maker's. */
export async function startProject(grant: StartingGrant, estateId: string, { templateIds, ...values }: Starting, projectId?: string) {
  const site = await grant.site(estateId)
  if (!site) throw invalid('estateId', 'notValid')
  const customer = await customerOf(site, values.customer)
  const { companyId, viewer } = grant
  const { written: added } = await site.rows(Project).save({ id: projectId }, { ...valuesOf(values), ...customer, companyId })
  const { id } = added
  const started = site.project(id)

  const named = values.participants ?? []
  const isLed = named.some(({ role }) => role === 'ProjectManager')
  const isNamed = named.some(({ accountId }) => accountId?.toLowerCase() === viewer.accountId)
  const own = { role: isLed ? 'Subcontractor' : 'ProjectManager', accountId: viewer.accountId } as const
  const invited = await setParticipants(started, isLed && isNamed ? named : [...named, own])
  if (values.imageId) await started.adopt([values.imageId], { field: 'imageId', as: 'image' })
  // What the company has made up its mind to look at takes the place of what the catalogue would bring.
  if (templateIds?.length) await seedTemplates(grant, started, templateIds)
  await seedAreas(started, templateIds?.length ? { type: 'CUSTOM', controlAreas: values.controlAreas } : values)
  return { written: new Written(Project, id, Object.keys(values), true), started, invited }
}
