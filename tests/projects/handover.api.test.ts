import { beforeAll, describe, expect, test } from 'vitest'
import { writeBook } from '#server/projects/handover/writing.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const MAKE = `mutation ($input: MakeHandoverBookInput!) { makeHandoverBook(input: $input) { id state } }`
const BOOK = `query ($projectId: ID!) { project(projectId: $projectId) { handoverBook {
  id state step done count pageCount contentHash pdfHash pdf { id name type } zip { id name } } } }`

/** One point with a picture that was not drawn by anybody, one paper, and closed. */
async function closedProject() {
  const started = await startProject(world)
  const { company, url, projectId } = started
  await company.leader.put(`${url}/delivery-documents`, {
    documents: [{ documentType: 'fdv', customName: 'FDV bad', fileId: await company.leader.upload() }],
  })
  const [point] = await world.sql<{ id: string; areaId: string }>(
    'select id, control_area_id "areaId" from control_point where project_id = $1 order by id limit 1',
    [projectId],
  )
  await company.leader.put(`${url}/control-areas/${point!.areaId}/control-points/${point!.id}`, {
    isCompleted: true,
    comment: 'Målt til 12 %',
    files: [{ id: await company.leader.upload() }],
  })
  await company.leader.post(`${url}/close`)
  return { ...started, owner: started.estate.owner }
}
const make = async (by: Client, projectId: string, language = 'nb') => by.gql(MAKE, { input: { projectId, language } })
const bookOf = async (by: Client, projectId: string) =>
  ((await by.gql(BOOK, { projectId })).data['project'] as { handoverBook: Record<string, unknown> | null }).handoverBook

describe('the book of a completed project', () => {
  test('is made in the background, with its pages, its hashes, and a file with everything', async () => {
    const { company, projectId, owner, estate } = await closedProject()
    expect(await bookOf(owner, projectId)).toBe(null)
    const asked = (await make(owner, projectId)).data['makeHandoverBook'] as { id: string }
    expect(asked).toMatchObject({ state: 'waiting' })
    expect((await make(company.leader, projectId)).data['makeHandoverBook']).toMatchObject({ id: asked.id })
    await writeBook(world.app, asked.id)
    const book = await bookOf(owner, projectId)
    expect(book).toMatchObject({
      state: 'ready',
      pdf: { name: 'overleveringsbok.pdf', type: 'application/pdf' },
      zip: { name: 'overleveringsbok.zip' },
      contentHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      pdfHash: expect.stringMatching(/^[0-9a-f]{64}$/),
    })
    expect(book!['pageCount']).toBeGreaterThan(8)
    const pdf = await owner.get(`/api/private/file/${(book!['pdf'] as { id: string }).id}`)
    expect(pdf.status).toBe(200)
    expect((await owner.get(`/api/private/file/${(book!['zip'] as { id: string }).id}`)).status).toBe(200)
    const link = await estate.link({ sections: ['projects'] })
    expect((await link.get(`/api/public/${link.key}/file/${(book!['pdf'] as { id: string }).id}`)).status).toBe(404)
  })

  test('tells the same content by the same hash, and another language by another', async () => {
    const { projectId, owner } = await closedProject()
    const hashes: unknown[] = []
    for (const language of ['nb', 'nb', 'en']) {
      const { id } = (await make(owner, projectId, language)).data['makeHandoverBook'] as { id: string }
      await writeBook(world.app, id)
      hashes.push((await bookOf(owner, projectId))!['contentHash'])
    }
    expect(hashes[0]).toBe(hashes[1])
    expect(hashes[2]).not.toBe(hashes[0])
  })

  test('is there for a closed project alone, and not for guests', async () => {
    const open = await startProject(world)
    expect((await make(open.estate.owner, open.projectId)).error).toMatchObject({ details: { reason: 'transition' } })
    const { projectId, estate } = await closedProject()
    const guest = await estate.guest('read')
    expect((await make(guest, projectId)).error).toMatchObject({ code: 'authorizationFailure' })
    const stranger = await (await world.company()).as('Leader')
    expect((await make(stranger, projectId)).error).toMatchObject({ code: 'entityNotFound' })
    expect((await make(estate.owner, projectId, 'de')).error?.details?.fields).toEqual({ language: 'notValid' })
  })
})
