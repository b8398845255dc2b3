import { beforeAll, describe, expect, test } from 'vitest'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { bathroom } from './controls.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const OVERVIEW = `query ($projectId: ID!) { project(projectId: $projectId) { name canEditProject canAccessOrders canViewBudget estate { addressLine1 }
  controlAreas { id name points { name } } } }`

/** With a paper, and a picture on a point. */
async function shown() {
  const made = await bathroom(world)
  const { admin, projectId, estate } = made
  const [fileId, paperId] = [await admin.upload(), await admin.upload()]
  const point = await made.point()
  await admin.put(point.url, { comment: 'Tett', isCompleted: true, files: [fileId] })
  await admin.put(`/api/private/project/${projectId}/delivery-documents`, {
    documents: [{ documentType: 'fdv', customName: 'FDV', fileId: paperId }],
  })
  return { ...made, point, fileId, paperId, at: (key: string, to = estate.id) => `/api/public/${key}/estate/${to}/project/${projectId}` }
}

describe('a project by a public link', () => {
  test('is its overview, areas, points and papers, and what may be read of their files', async () => {
    const { estate, at, point, projectId, fileId, paperId } = await shown()
    const link = await estate.link({ sections: ['projects'] })
    const place = at(link.key)
    const overview = await link.get(place)
    expect(overview).toMatchObject({
      status: 200,
      body: { name: 'Nytt bad', canEditProject: false, canAccessOrders: false, canViewBudget: false, deliveryDocumentCount: 1 },
    })
    for (const secret of ['may', 'customer', 'participants', 'unseenOrderCount']) expect(overview.body).not.toHaveProperty(secret)
    const ids = `control-areas/${point.controlAreaId}`
    expect((await link.get(`${place}/${ids}`)).body).toMatchObject({ controlPoints: expect.arrayContaining([]) })
    expect((await link.get(`${place}/${ids}/control-points/${point.controlPointId}`)).body).toMatchObject({
      comment: 'Tett',
      files: [{ file: { id: fileId } }],
    })
    expect((await link.get(`${place}/delivery-documents`)).body).toMatchObject({
      documents: [{ customName: 'FDV', file: { id: paperId } }],
    })
    expect((await link.get(`${place}/architect-documents`)).body).toMatchObject({ documents: [] })
    for (const id of [fileId, paperId]) expect((await link.get(`/api/public/${link.key}/file/${id}`)).status).toBe(200)
    const { data } = await link.gql(OVERVIEW, { projectId })
    expect(data['project']).toMatchObject({ name: 'Nytt bad', canEditProject: false })
    for (const field of ['customer { name }', 'participants { name }', 'may', 'unseenOrderCount'])
      expect((await link.gql(`{ project(projectId: "${projectId}") { ${field} } }`)).error).toMatchObject({ code: 'badRequest' })
  })

  test('is closed where the link does not name it, and not there by the link of another estate', async () => {
    const { estate, at, fileId, projectId } = await shown()
    const closed = await estate.link({ sections: [] })
    expect((await closed.get(at(closed.key))).status).toBe(403)
    expect((await closed.get(`/api/public/${closed.key}/file/${fileId}`)).status).toBe(404)
    const other = await world.estate()
    const foreign = await other.link({ sections: ['projects'] })
    expect((await foreign.get(at(foreign.key, other.id))).status).toBe(404)
    expect((await foreign.gql(OVERVIEW, { projectId })).error).toMatchObject({ code: 'entityNotFound' })
    const open = await estate.link({ sections: ['projects'] })
    expect((await open.get(at(open.key, other.id))).status).toBe(404)
  })

  test('can be all that a link shows', async () => {
    const { estate, at, fileId, projectId } = await shown()
    const second = await bathroom(world, { estate })
    const sent = { sections: ['report-archive'], projectId }
    const made = await estate.owner.post(`/api/private/estate/${estate.id}/public-link`, sent)
    expect(made).toMatchObject({ status: 201, body: { projectId } })
    const key = made.body['publicLinkKey'] as string
    const visitor = world.anonymous()
    const asked = await visitor.post(`/graphql/public/${key}`, {
      query: '{ sharedProjects { nodes { id estate { addressLine1 } } } sharedEstate { id } }',
    })
    expect((await visitor.get(at(key))).status).toBe(200)
    expect(asked.body).toMatchObject({ data: { sharedProjects: { nodes: [{ id: projectId }] }, sharedEstate: null } })
    expect((await visitor.get(`/api/public/${key}/file/${fileId}`)).status).toBe(200)
    expect((await visitor.get(at(key).replace(projectId, second.projectId))).status).toBe(404)
    for (const part of ['details', 'floors', 'report-archive', 'construction-projects'])
      expect((await visitor.get(`/api/public/${key}/estate/${estate.id}/${part}`)).status).toBe(403)
    const foreign = await bathroom(world)
    expect(
      (await estate.owner.post(`/api/private/estate/${estate.id}/public-link`, { sections: [], projectId: foreign.projectId })).body,
    ).toMatchObject({
      details: { fields: { projectId: 'notValid' } },
    })
  })
})

test.each([
  ['', 0],
  ['project-management', 1],
])('how many a link names where “%s” is switched on', async (FEATURES, totalCount) => {
  const built = await createWorld({ FEATURES })
  const { estate } = await bathroom(built)
  const link = await estate.link({ sections: ['projects'] })
  expect(await link.gql('{ sharedProjects { totalCount } }')).toMatchObject({ data: { sharedProjects: { totalCount } } })
  await built.close()
})
