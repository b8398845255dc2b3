import { beforeAll, describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { bathroom, builder, calledIn, startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const address = (id = '') => `/api/private/control-template${id && `/${id}`}`
const bath = {
  name: 'Bad, vår måte',
  work: 'BATHROOM',
  areas: [
    { name: 'Rør', points: [{ name: 'Trykkprøve', helpText: 'Skriv trykk og tid', wantedPicture: 'Manometeret' }] },
    { name: 'Membran', points: [{ name: 'Slukmansjett', wantedPicture: 'Sluket' }, { name: 'Hjørnebånd' }] },
  ],
}
const idOf = ({ body }: { body: Record<string, unknown> }) => String(body['id'])

describe('a project that is started with templates', () => {
  const POINTS = `query ($projectId: ID!) { project(projectId: $projectId) { controlAreas {
    name type points { name type helpText wantedPicture } } } }`

  test('has their areas and points, with help and wanted picture, in place of the catalogue’s', async () => {
    const estate = await world.estate()
    const company = await builder(world, estate)
    const first = idOf(await company.admin.post(address(), bath))
    const second = idOf(
      await company.admin.post(address(), { name: 'Avfall', areas: [{ name: 'Rydding', points: [{ name: 'Container' }] }] }),
    )
    const { data: options } = await company.professional.gql(
      'query ($id: ID!) { projectOptions(estateId: $id) { templates { templateId name work areas { name pointCount } } } }',
      { id: estate.id },
    )
    expect(options).toMatchObject({
      projectOptions: {
        templates: [
          { templateId: second, work: null, areas: [{ name: 'Rydding', pointCount: 1 }] },
          {
            templateId: first,
            work: 'BATHROOM',
            areas: [
              { name: 'Rør', pointCount: 1 },
              { name: 'Membran', pointCount: 2 },
            ],
          },
        ],
      },
    })
    const values = { ...bathroom, estateId: estate.id, templateIds: [first, second], controlAreas: [{ name: 'Dører' }] }
    const started = await company.leader.post('/api/private/project', values)
    expect(started.status).toBe(201)
    const projectId = String(started.body['projectId'])
    const wanted = {
      project: {
        controlAreas: [
          { name: 'Rør', type: null, points: [{ name: 'Trykkprøve', helpText: 'Skriv trykk og tid', wantedPicture: 'Manometeret' }] },
          { name: 'Membran', points: [{ name: 'Slukmansjett', wantedPicture: 'Sluket', helpText: null }, { name: 'Hjørnebånd' }] },
          { name: 'Rydding', points: [{ name: 'Container' }] },
          { name: 'Dører', points: [] },
        ],
      },
    }
    const { data } = await company.leader.gql(POINTS, { projectId })
    expect(data).toMatchObject(wanted)

    // What becomes of the template is nothing to the project, and a further renovation brings its own areas alone.
    await company.admin.delete(address(first))
    const url = `/api/private/project/${projectId}`
    await company.leader.put(url, { name: 'Nytt bad', type: 'RENOVATION' }, { 'If-Match': '"v1"' })
    expect((await company.leader.gql(POINTS, { projectId })).data).toMatchObject(wanted)
    await company.leader.put(
      url,
      { name: 'Bad og dør', type: 'RENOVATION', renovationPresets: ['BATHROOM', 'FRONT_DOOR_REPLACEMENT'] },
      { 'If-Match': '"v2"' },
    )
    const after = (await company.leader.gql(POINTS, { projectId })).data as unknown as typeof wanted
    expect(after.project.controlAreas.map(({ name, type }) => type ?? name)).toEqual([
      'Rør',
      'Membran',
      'Rydding',
      'Dører',
      'carpenter',
      'doors',
    ])
  })

  test('and one that goes on gets further areas of them, chosen by whoever manages it, in another company too', async () => {
    const { company, projectId, url } = await startProject(world)
    const own = idOf(await company.admin.post(address(), bath))
    const other = await calledIn(world, company)
    const participants = [{ role: 'ProjectManager', subcontractorId: other.subcontractorId }]
    const theirs = await other.as('Leader')
    const values = { ...bathroom, participants }
    expect((await company.leader.put(url, values)).status).toBe(200)
    const foreign = idOf(await other.admin.post(address(), { ...bath, name: 'Deres' }))
    const CHOICES = 'query ($projectId: ID!) { participantOptions(projectId: $projectId) { templates { templateId } } }'
    expect((await theirs.gql(CHOICES, { projectId })).data).toEqual({ participantOptions: { templates: [{ templateId: own }] } })
    const namesOf = async () => {
      const { data } = await theirs.gql(POINTS, { projectId })
      return (data['project'] as { controlAreas: { name: string; type: string | null }[] }).controlAreas.map(
        ({ name, type }) => type ?? name,
      )
    }
    const before = await namesOf()
    expect((await theirs.put(url, { ...values, templateIds: [own], controlAreas: [{ name: 'Dører' }] })).status).toBe(200)
    expect(await namesOf()).toEqual([...before, 'Rør', 'Membran', 'Dører'])
    expect(await theirs.put(url, { ...values, name: 'Annet', templateIds: [foreign] })).toMatchObject({
      status: 422,
      body: { details: { fields: { templateIds: 'notValid' } } },
    })
    expect((await theirs.get(url)).body).toMatchObject({ name: bathroom.name })
  })

  test('takes none of another company, nor one that is gone', async () => {
    const estate = await world.estate()
    const company = await builder(world, estate)
    const own = idOf(await company.admin.post(address(), bath))
    const foreign = idOf(await (await world.company()).admin.post(address(), bath))
    const refusal = { status: 422, body: { details: { fields: { templateIds: 'notValid' } } } }
    for (const templateIds of [[own, foreign], [uuidv7()]])
      expect(await company.leader.post('/api/private/project', { ...bathroom, estateId: estate.id, templateIds })).toMatchObject(refusal)
    expect(await world.sql('select from project where estate_id = $1', [estate.id])).toEqual([])
    const twice = { ...bathroom, estateId: estate.id, templateIds: [own, own] }
    const { body } = await company.leader.post('/api/private/project', twice)
    expect(await world.sql('select from control_area where project_id = $1', [body['projectId']])).toHaveLength(2)
  })
})
