import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom, builder, calledIn } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const CREATE = `mutation ($input: CreateProjectInput!) { createProject(input: $input) { controlAreas { type partyName partyId } } }`

describe('who does the work of the areas that a renovation brings', () => {
  test('is said as the project is started, by name or by the company that is called in', async () => {
    const estate = await world.estate()
    const company = await builder(world, estate)
    const { subcontractorId: partyId } = await calledIn(world, company)
    const [firm] = await world.sql<{ name: string }>('select name from subcontractor where id = $1', [partyId])
    const values = {
      ...bathroom,
      estateId: estate.id,
      areaParties: [
        { type: 'wetAreas', partyName: 'Murmester Berg' },
        { type: 'electrician', partyId },
      ],
    }
    const partiesIn = (areas: unknown) =>
      (areas as { type: string; partyName: string | null }[])
        .filter(({ partyName }) => partyName)
        .map(({ type, partyName }) => [type, partyName])
    const wanted = expect.arrayContaining([
      ['wetAreas', 'Murmester Berg'],
      ['electrician', firm!.name],
    ])
    const { status, body } = await company.leader.post('/api/private/project', values)
    expect(status).toBe(201)
    const { body: project } = await company.leader.get(`/api/private/project/${body['projectId'] as string}`)
    expect(partiesIn(project['controlAreas'])).toEqual(wanted)
    expect(partiesIn(project['controlAreas'])).toHaveLength(2)
    const { data } = await company.leader.gql(CREATE, { input: values })
    const { controlAreas } = data['createProject'] as { controlAreas: { type: string; partyId: string | null }[] }
    expect(partiesIn(controlAreas)).toEqual(wanted)
    expect(controlAreas.find(({ type }) => type === 'electrician')).toMatchObject({ partyId })
  })

  test('names the field at fault: an area that it does not bring, one said twice, a company of others', async () => {
    const estate = await world.estate()
    const company = await builder(world, estate)
    const { subcontractorId } = await calledIn(world, await world.company())
    const fieldsOf = async (areaParties: object[], values: object = bathroom) =>
      (await company.leader.post('/api/private/project', { ...values, estateId: estate.id, areaParties })).body.details?.fields
    const berg = { type: 'wetAreas', partyName: 'Murmester Berg' }
    expect(await fieldsOf([{ type: 'chimneys', partyName: 'Murmester Berg' }])).toEqual({ areaParties: 'notValid' })
    expect(await fieldsOf([berg, berg])).toEqual({ areaParties: 'notValid' })
    expect(await fieldsOf([berg], { name: 'Annet', type: 'CUSTOM' })).toEqual({ areaParties: 'notValid' })
    expect(await fieldsOf([{ type: 'garden' }])).toMatchObject({ 'areaParties[0].type': 'notValid' })
    expect(await fieldsOf([{ ...berg, partyName: 'x'.repeat(256) }])).toEqual({ 'areaParties[0].partyName': 'tooLong' })
    expect(await fieldsOf([{ type: 'wetAreas', partyId: subcontractorId }])).toEqual({ 'areaParties[0].partyId': 'notValid' })
    expect(await world.sql('select from project where company_id = $1', [company.id])).toHaveLength(0)
  })
})
