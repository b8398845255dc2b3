import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { writeBook } from '#server/projects/handover/writing.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { unzippedBytes } from '#tests/support/zip.ts'
import { ordering } from './order.ts'

const world = await sharedWorld()
const BOOK = `query ($projectId: ID!) { project(projectId: $projectId) { handoverBook { zip { url } zips { file { url } } } } }`

test('the file with everything has the paper of each approved order, by its number and title, and of no other', async () => {
  const { leader, owner, plumber, projectId, url, estate, released, move, approve } = await ordering(world)
  const [agreed, withdrawn] = [await released({ title: 'Gulvvarme: bad/vask' }), await released({ title: 'Nisje' })]
  expect((await approve(owner, agreed)).status).toBe(200)
  expect((await move(leader, withdrawn.orderId, 'open')).status).toBe(200)
  expect((await leader.post(`${url}/close`, { reason: 'Resten tas senere' })).status).toBeLessThan(300)
  const [book] = await world.sql<{ id: string }>(
    "insert into handover_book (project_id, estate_id, language) values ($1, $2, 'nb') returning id",
    [projectId, estate.id],
  )
  await writeBook(world.app, book!.id)
  const { data } = await owner.gql(BOOK, { projectId })
  const { zip } = (data['project'] as { handoverBook: { zip: { url: string } } }).handoverBook
  const entries = await unzippedBytes((await owner.get(zip.url)).raw)
  expect(Object.keys(entries).filter((name) => name.startsWith('bestillinger/'))).toEqual(['bestillinger/1 Gulvvarme_ bad_vask.pdf'])
  const [kept] = await world.sql<{ sum: string }>(`select encode(file_hash, 'hex') sum from order_approval where id = $1`, [agreed.orderId])
  expect(hash('sha256', entries['bestillinger/1 Gulvvarme_ bad_vask.pdf']!)).toBe(kept!.sum)
  expect(JSON.parse(entries['content.json']!.toString())).toMatchObject({ orders: [{ number: 1, paper: { sha256: kept!.sum } }] })
  // Whoever was called in gets neither the file nor a link to it.
  const seen = await plumber.admin.gql(BOOK, { projectId })
  expect((seen.data['project'] as { handoverBook: object }).handoverBook).toEqual({ zip: null, zips: null })
  expect(await plumber.admin.get(zip.url)).toMatchObject({ status: 404 })
})
