import { giveParts } from '#tests/projects/parts.ts'
import { later, type TestEstate, type World } from '#tests/support/world/world.ts'

/** A company with a licence, let in to an estate, and who works there. */
export async function builder(world: World, estate: TestEstate, { licence = true } = {}) {
  const company = await world.company()
  if (licence) await license(world, company.id)
  await world.sql("insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now())", [
    estate.id,
    company.id,
  ])
  return { ...company, leader: await company.as('Leader'), professional: await company.as('Professional') }
}
export const license = (world: World, companyId: string) =>
  world.sql("insert into licence (company_id, plan, valid_to) values ($1, 'COMPANY_PRO', $2)", [companyId, later(24)])

export const bathroom = { name: 'Nytt bad', type: 'RENOVATION', renovationPresets: ['BATHROOM'] }

/** A project on an estate of its own, started by the leader of its company; its professional has a part in it. */
export async function startProject(world: World, values: Record<string, unknown> = {}) {
  const estate = await world.estate()
  const company = await builder(world, estate)
  const { status, body, text } = await company.leader.post('/api/private/project', { ...bathroom, estateId: estate.id, ...values })
  if (status !== 201) throw new Error(`project: ${status} ${text}`)
  const projectId = body['projectId'] as string
  await giveParts(world, projectId)
  return { estate, company, projectId, url: `/api/private/project/${projectId}` }
}

/** A company that the first one calls in, as it is registered here. */
export async function calledIn(world: World, company: { id: string }) {
  const other = await world.company()
  const [row] = await world.sql<{ id: string }>(
    `insert into subcontractor (owner_company_id, name, organization_number, trade)
     select $1, name, organization_number, 'plumber' from company where id = $2 returning id`,
    [company.id, other.id],
  )
  return { ...other, subcontractorId: row!.id }
}
