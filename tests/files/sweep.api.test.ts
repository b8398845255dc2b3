import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findings } from '#server/files/integrity.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { Sweep } from '#server/files/sweep.ts'
import { uuidv7 } from '#server/kernel/ids.ts'
import { all } from '#tests/support/files/all.ts'
import { placeOf } from '#tests/support/files/places.ts'
import { jpeg } from '#tests/support/world/pictures.ts'
import { createWorld, later, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
})
afterAll(() => world.close())

const files = () => world.app.files
const place = (id: string) => placeOf(world, id)
const rowOf = (id: string) => world.sql('select id from file where id = $1', [id])
const age = (file: string, hours: number) => utimes(file, later(-hours), later(-hours))

describe('a sweep', () => {
  test('removes an upload that nobody adopted in time: its row, and at the second sight its content and sizes', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload('hus.jpg', await jpeg(300, 200), 'image')
    await owner.get(`/api/private/file/${id}?w=160`)
    await world.sql("update file set expires_at = now() - interval '1 second' where id = $1", [id])
    for (const key of [id, `${id}.160.jpeg`]) await age(place(key), 25)

    const sweep = new Sweep(world.app)
    expect(await sweep.run()).toBe(true)
    expect(await rowOf(id)).toEqual([])
    expect(await files().stat(id)).toBeDefined()
    await sweep.run()
    expect([await files().stat(id), await files().stat(`${id}.160.jpeg`)]).toEqual([undefined, undefined])
  })

  test('touches nothing that is in use, young, or on its way', async () => {
    const { id: estateId, owner } = await world.estate()
    const adopted = await owner.upload()
    await owner.put(`/api/private/estate/${estateId}/report-archive`, { reportType: 'valueRate', customName: 'Takst', fileId: adopted })
    const waiting = await owner.upload()
    const withoutRow = uuidv7()
    await files().put(withoutRow, Readable.from([Buffer.from('its row comes next')]))
    for (const id of [adopted, waiting]) await age(place(id), 1000)
    const part = path.join(files().scratch, 'under-way.part')
    await writeFile(part, 'x')

    const sweep = new Sweep(world.app)
    for (let times = 0; times < 3; times++) await sweep.run()
    for (const id of [adopted, waiting, withoutRow]) expect(await files().stat(id)).toBeDefined()
    expect(await readdir(files().scratch)).toContain('under-way.part')
    await age(part, 2)
    await sweep.run()
    expect(await readdir(files().scratch)).not.toContain('under-way.part')
  })

  test('leaves a content that got its row between two sights', async () => {
    const { owner } = await world.estate()
    const id = await owner.upload()
    const [row] = await world
      .sql<Record<string, unknown>>('delete from file where id = $1 returning *', [id])
      .then((answer) => (answer as unknown as [Record<string, unknown>[]])[0])
    await age(place(id), 30)
    const sweep = new Sweep(world.app)
    await sweep.run()
    await world.sql('insert into file select * from json_populate_record(null::file, $1)', [JSON.stringify(row)])
    await sweep.run()
    await sweep.run()
    expect(await files().stat(id)).toBeDefined()
  })

  test('is one at a time, whoever begins it', async () => {
    const other = world.app.db.createQueryRunner()
    await other.query('select pg_advisory_lock(727002)')
    expect(await new Sweep(world.app).run()).toBe(false)
    await other.query('select pg_advisory_unlock(727002)')
    await other.release()
    expect(await new Sweep(world.app).run()).toBe(true)
  })

  test('finds the content of an estate that is gone', async () => {
    const { id: estateId, owner } = await world.estate()
    const id = await owner.upload()
    await owner.put(`/api/private/estate/${estateId}/report-archive`, { reportType: 'valueRate', customName: 'Takst', fileId: id })
    await world.sql('delete from report_archive_document where estate_id = $1', [estateId])
    await world.sql('delete from estate where id = $1', [estateId])
    await age(place(id), 30)
    const sweep = new Sweep(world.app)
    await sweep.run()
    await sweep.run()
    expect(await files().stat(id)).toBeUndefined()
  })
})

describe('the integrity check', () => {
  const check = async () => (await all(findings(world.app))).map(({ kind, id }) => `${kind} ${id}`)

  test('names what was changed, lost, added, and forgotten', async () => {
    const { owner } = await world.estate()
    const [changed, longer, lost, forgotten] = [await owner.upload(), await owner.upload(), await owner.upload(), await owner.upload()]
    const before = await check()
    await files().delete(changed)
    await files().put(changed, Readable.from([Buffer.from('%PDF-1.4').fill('x', 0, 1), Buffer.alloc(1)]))
    await appendFile(place(longer), 'x')
    await rm(place(lost))
    await world.sql('delete from file where id = $1', [forgotten])
    const added = uuidv7()
    // By another hand than ours, which writes down what it stores.
    await (await openStore(world.app.config.files)).put(added, Readable.from([Buffer.from('x')]))
    await world.sql('delete from staged_content where id = $1', [forgotten])

    const after = (await check()).filter((finding) => !before.includes(finding))
    expect(after.sort()).toEqual(
      [`damaged ${changed}`, `damaged ${longer}`, `missing ${lost}`, `unused ${added}`, `unused ${forgotten}`].sort(),
    )
  })

  test('sees a single byte that turned', async () => {
    const { owner } = await world.estate()
    const content = Buffer.from('abcdef')
    const id = await owner.upload('a.txt', content)
    await writeFile(place(id), 'abcdeF')
    expect(await check()).toContain(`damaged ${id}`)
  })

  test('as a command ends red where it finds something', async () => {
    const env = { PATH: process.env['PATH'], ...world.environment }
    const run = spawn(process.execPath, ['scripts/integrity.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] })
    const [told, [code]] = await Promise.all([text(run.stdout), once(run, 'exit') as Promise<[number]>])
    expect(code).toBe(1)
    expect(told).toMatch(/^(missing|damaged|unused) {2}[0-9a-f-]{36}/m)
  })
})
