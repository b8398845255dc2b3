import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { emptyPlace, newFolder, take } from '#tests/support/backups.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'
import { ordering } from '../projects/order.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const password = 'Blå-dør-9'
const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex')

/** Writes until it is told to stop; answers what was acknowledged, and when. */
async function writing(write: (turn: number) => Promise<string>, stop: AbortSignal) {
  const acknowledged: { id: string; at: number }[] = []
  for (let turn = 0; !stop.aborted; turn++) acknowledged.push({ id: await write(turn), at: Date.now() })
  return acknowledged
}

test('what was acknowledged before the mark comes back whole, files to the byte, while others write', async () => {
  const { estate, owner, released, approve } = await ordering(world)
  const email = await world.userWithPassword(password)
  const contents = new Map<string, string>()
  const upload = async (turn: number) => {
    const content = Buffer.concat([Buffer.from(`Nr. ${turn}\n`), Buffer.from(randomBytes(20_000).toString('hex'))])
    const id = await owner.upload(`notat-${turn}.txt`, content)
    contents.set(id, sha256(content))
    const { status, text } = await owner.put(`/api/private/estate/${estate.id}/report-archive`, {
      type: 'otherReport',
      customName: `Rapport ${turn}`,
      fileId: id,
    })
    if (status >= 300) throw new Error(text)
    return id
  }
  const agree = async () => {
    const order = await released()
    const { status, text } = await approve(owner, order)
    if (status !== 200) throw new Error(text)
    return order.orderId
  }
  const first = { file: await upload(-1), order: await agree() }

  const end = new AbortController()
  const writers = [writing(upload, end.signal), writing(upload, end.signal), writing(agree, end.signal)] as const
  const to = await newFolder('backups')
  const manifest = await take(world, to)
  end.abort()
  const [some, more, agreed] = await Promise.all(writers)
  expect(some.length * more.length * agreed.length).toBeGreaterThan(0)
  const mark = Date.parse(manifest.takenAt)
  const before = (all: { id: string; at: number }[]) => all.filter(({ at }) => at < mark).map(({ id }) => id)

  const empty = await emptyPlace(world)
  const restored = await empty.restore(to)
  expect(restored).toMatchObject({ isWhole: true, manifest: { totals: manifest.totals } })
  expect(empty.said.join('\n')).toContain('Every file has its content')
  const again = await empty.open()

  const files = await again.sql<{ id: string }>('select file_id id from report_archive_document')
  const ids = files.map(({ id }) => id)
  expect(ids).toEqual(expect.arrayContaining([first.file, ...before(some), ...before(more)]))
  for (const id of ids) expect(sha256(await buffer(await again.app.files.read(id)))).toBe(contents.get(id))
  const approvals = await again.sql<{ id: string }>('select id from order_approval')
  expect(approvals.map(({ id }) => id)).toEqual(expect.arrayContaining([first.order, ...before(agreed)]))

  // Whoever was signed in is not any more, and signs in by the same password.
  expect(await again.sql('select from session')).toEqual([])
  expect((await again.anonymous().post('/api/public/profile/user/login', { email, password })).status).toBe(200)
  await empty.drop()
})
