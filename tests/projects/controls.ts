import { ProjectGrant } from '#server/access/projectGrant.ts'
import { seedAreas } from '#server/projects/controlAreas/startingAreas.ts'
import { giveParts } from '#tests/projects/parts.ts'
import type { Client } from '#tests/support/world/client.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'

interface Built {
  estate?: TestEstate
  companyId?: string
  needsVerification?: boolean
  isPaid?: boolean
}

/** A new bathroom on an estate, run by a company that pays, with the people of all three sides. */
export async function bathroom(world: World, { estate: given, companyId, needsVerification = false, isPaid = true }: Built = {}) {
  const estate = given ?? (await world.estate())
  const company = companyId ? { id: companyId } : await world.company()
  if (isPaid && !companyId)
    await world.sql(
      "insert into licence (company_id, plan, valid_from, valid_to) values ($1, 'COMPANY_PRO', now(), now() + interval '1 year')",
      [company.id],
    )
  const [project] = await world.sql<{ id: string }>(
    `insert into project (estate_id, company_id, name, type, renovation_presets, customer_name, needs_verification)
      values ($1, $2, 'Nytt bad', 'RENOVATION', '{BATHROOM}', 'Kari Kunde', $3) returning id`,
    [estate.id, company.id, needsVerification],
  )
  const projectId = project!.id
  const grant = new ProjectGrant({
    projectId,
    estateId: estate.id,
    companyId: company.id,
    standing: 'manager',
    viewer: {} as never,
    db: world.app.db.manager,
    versionMustBeGiven: false,
  })
  await seedAreas(grant, { type: 'RENOVATION', renovationPresets: ['BATHROOM'], controlAreas: [{ name: 'Terrasse' }] })
  const as = async (role: string) => {
    const person = await world.account({ companyId: company.id, roles: [`Company.${role}`] })
    await giveParts(world, projectId)
    return person
  }
  const place = `/api/private/project/${projectId}/control-areas`
  const area = async (code: string | null = 'wetAreas') => {
    const [found] = await world.sql<{ id: string }>('select id from control_area where project_id = $1 and code is not distinct from $2', [
      projectId,
      code,
    ])
    return { controlAreaId: found!.id, url: `${place}/${found!.id}` }
  }
  const point = async (code = 'membrane') => {
    const [found] = await world.sql<{ id: string; areaId: string }>(
      'select id, control_area_id "areaId" from control_point where project_id = $1 and code = $2',
      [projectId, code],
    )
    const { id: controlPointId, areaId: controlAreaId } = found!
    return {
      controlAreaId,
      controlPointId,
      areaUrl: `${place}/${controlAreaId}`,
      url: `${place}/${controlAreaId}/control-points/${controlPointId}`,
    }
  }
  /** All the points of an area, one after the other. */
  const completeAll = async (by: Client, code: string | null = 'wetAreas') => {
    const { controlAreaId, url } = await area(code)
    const points = await world.sql<{ id: string }>('select id from control_point where control_area_id = $1 and completed_at is null', [
      controlAreaId,
    ])
    for (const { id } of points) await by.put(`${url}/control-points/${id}`, { isCompleted: true })
  }
  const close = () => world.sql('update project set closed_at = now() where id = $1', [projectId])
  return { estate, company, projectId, place, area, point, completeAll, close, as, admin: await as('Admin'), pro: await as('Professional') }
}
export type Bathroom = Awaited<ReturnType<typeof bathroom>>
