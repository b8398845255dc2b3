import { beforeAll, describe, expect, test } from 'vitest'
import { writeBook } from '#server/projects/handover/writing.ts'
import { emailOf, mailsTo } from '#tests/mail/mails.ts'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { startProject } from './project.ts'

let world: World
beforeAll(async () => void (world = await sharedWorld()))

const MAKE = `mutation ($input: MakeHandoverBookInput!) { makeHandoverBook(input: $input) { id state } }`
const END = `mutation ($input: EndHandoverBookInput!) { endHandoverBook(input: $input) { id state } }`
const BOOK = `query ($projectId: ID!) { project(projectId: $projectId) { handoverBook {
  id state step done count pageCount contentHash pdfHash pdf { id name type } zip { id name } zips { part file { id name size } } } } }`

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
  await company.leader.post(`${url}/close`, { reason: 'Resten tas i et nytt prosjekt' })
  return { ...started, owner: started.estate.owner }
}
/** What stands in the list at the end of it. */
const namesIn = (zip: string) =>
  zip
    .split('PK\u0001\u0002')
    .slice(1)
    .map((entry) => /overleveringsbok\.pdf|content\.json|kontrollpunkter|papirer/.exec(entry)?.[0])
const make = async (by: Client, projectId: string, language = 'nb') => by.gql(MAKE, { input: { projectId, language } })
/** One that no job knows of, so that nobody else is at it. */
const underWay = async (projectId: string, estateId: string) =>
  (
    await world.sql<{ id: string }>("insert into handover_book (project_id, estate_id, language) values ($1, $2, 'nb') returning id", [
      projectId,
      estateId,
    ])
  )[0]!.id
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
    expect(book!['pageCount']).toBeGreaterThan(4)
    const pdf = await owner.get(`/api/private/file/${(book!['pdf'] as { id: string }).id}`)
    expect(pdf.status).toBe(200)
    expect((await owner.get(`/api/private/file/${(book!['zip'] as { id: string }).id}`)).status).toBe(200)
    const link = await estate.link({ sections: ['projects'] })
    expect((await link.get(`/api/public/${link.key}/file/${(book!['pdf'] as { id: string }).id}`)).status).toBe(404)
  })

  test('comes with everything in as many parts as it takes, each with room for what is in it', async () => {
    const { projectId, owner, estate } = await closedProject()
    const id = await underWay(projectId, estate.id)
    await writeBook(world.app, id, 1)
    const { zips, zip } = (await bookOf(owner, projectId)) as { zip: { id: string }; zips: { part: number; file: { id: string } }[] }
    expect(zips).toMatchObject([1, 2, 3].map((part) => ({ part, file: { name: `overleveringsbok-${part}.zip` } })))
    expect(zips[0]!.file.id).toBe(zip.id)
    const names = async (fileId: string) => namesIn((await owner.get(`/api/private/file/${fileId}`)).text)
    expect(await names(zips[0]!.file.id)).toEqual(['overleveringsbok.pdf', 'content.json'])
    expect(await names(zips[1]!.file.id)).toEqual(['kontrollpunkter'])
    expect(await names(zips[2]!.file.id)).toEqual(['papirer'])
  })

  test('stands in the history of the estate by its hash, once, whether it was asked for or came with the closing', async () => {
    const { projectId, owner, estate } = await closedProject()
    const HISTORY = `query ($estateId: ID!, $recordId: ID!) { history(estateId: $estateId, recordId: $recordId) { nodes { operation recordName } } }`
    const toldOf = async (recordId: string) => (await owner.gql(HISTORY, { estateId: estate.id, recordId })).data['history']
    const came = await underWay(projectId, estate.id)
    await writeBook(world.app, came)
    const pdfHash = async () => String((await bookOf(owner, projectId))!['pdfHash'])
    expect(await toldOf(came)).toEqual({ nodes: [{ operation: 'makeHandoverBook', recordName: `SHA-256 ${await pdfHash()}` }] })
    const { id } = (await make(owner, projectId, 'en')).data['makeHandoverBook'] as { id: string }
    await writeBook(world.app, id)
    expect(await toldOf(id)).toEqual({ nodes: [{ operation: 'makeHandoverBook', recordName: `SHA-256 ${await pdfHash()}` }] })
  })

  test('that could not be made leaves nothing behind', async () => {
    const { projectId, owner, estate } = await closedProject()
    const id = await underWay(projectId, estate.id)
    let kept = 0
    const { files } = world.app
    const full = new Proxy(files, {
      get(store, name) {
        const its: unknown = Reflect.get(store, name, store)
        if (name === 'put')
          return (...given: Parameters<typeof files.put>) => (++kept > 2 ? Promise.reject(new Error('full')) : files.put(...given))
        return typeof its === 'function' ? its.bind(store) : its
      },
    })
    await expect(writeBook({ db: world.app.db, outbox: world.app.outbox, files: full }, id, 1)).rejects.toThrow('full')
    expect(await bookOf(owner, projectId)).toMatchObject({ state: 'failed', pdf: null, zips: [] })
    expect(
      await world.sql("select from file where project_id = $1 and name like 'overleveringsbok%' and not is_temporary", [projectId]),
    ).toEqual([])
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

  test('tells whoever asked for it and, the first time, its owner that it is there', async () => {
    const { company, projectId, owner } = await closedProject()
    const told = async (by: { userId: string }) =>
      (await mailsTo(world, await emailOf(world, by))).filter(({ subject }) => subject === 'En overleveringsbok er klar').length
    for (const expected of [
      [1, 1],
      [2, 1],
    ]) {
      const { id } = (await make(company.leader, projectId)).data['makeHandoverBook'] as { id: string }
      await writeBook(world.app, id)
      expect([await told(company.leader), await told(owner)]).toEqual(expected)
    }
  })

  test('is given up by whoever may ask for it, and asked for again', async () => {
    const { projectId, owner, estate } = await closedProject()
    const id = await underWay(projectId, estate.id)
    expect((await owner.gql(END, { input: { projectId } })).data['endHandoverBook']).toMatchObject({ id, state: 'ended' })
    await writeBook(world.app, id)
    expect(await bookOf(owner, projectId)).toMatchObject({ state: 'ended', pdf: null })
    expect((await owner.gql(END, { input: { projectId } })).error).toMatchObject({ details: { reason: 'transition' } })
    expect((await make(owner, projectId)).data['makeHandoverBook']).toMatchObject({ state: 'waiting' })
  })

  test('that is given up while it is made leaves nothing behind', async () => {
    const { projectId, owner, estate } = await closedProject()
    const id = await underWay(projectId, estate.id)
    const { files } = world.app
    const put: typeof files.put = async (...given) => {
      const stored = await files.put(...given)
      await owner.gql(END, { input: { projectId } })
      return stored
    }
    const ended = new Proxy(files, {
      get(store, name) {
        const its: unknown = name === 'put' ? put : Reflect.get(store, name, store)
        return typeof its === 'function' ? its.bind(store) : its
      },
    })
    await writeBook({ db: world.app.db, outbox: world.app.outbox, files: ended }, id)
    expect(await bookOf(owner, projectId)).toMatchObject({ state: 'ended', pdf: null })
    const left = "select from file where project_id = $1 and name like 'overleveringsbok.%' and not is_temporary"
    expect(await world.sql(left, [projectId])).toEqual([])
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
