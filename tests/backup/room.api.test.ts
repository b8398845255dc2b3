import { existsSync } from 'node:fs'
import { mkdir, readdir, rm, truncate, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { carryOver } from '#server/backup/carryOver.ts'
import { placesOf } from '#server/postgres/older.ts'
import { changeManifest, command, emptyPlace, newFolder, take } from '#tests/support/backups.ts'
import { createWorld, type World } from '#tests/support/world/world.ts'

let world: World
beforeAll(async () => {
  world = await createWorld()
  await (await world.estate()).owner.upload('notat.txt', Buffer.from('Innhold'))
})
afterAll(() => world.close())

describe('a disk with too little room', () => {
  test('is told of before anything is put there', async () => {
    const to = await newFolder('backups')
    const { room } = await take(world, to)
    expect(room!.database * room!.files).toBeGreaterThan(0)
    await changeManifest(to, (manifest) => void (manifest.room = { database: 9e18, files: 0 }))
    const DATA_DIR = await newFolder('data')
    const { code, err } = await command('restore', ['--from', to], { DATA_DIR }).ended
    expect(code).toBe(1)
    expect(err).toMatch(/^grunnmur · The backup \S+ takes \d+ MB in .+, and \d+ MB are free\. Nothing was changed\.\n$/)
    expect(await readdir(DATA_DIR)).toEqual([])
    // Whose database is elsewhere needs room for files alone.
    await changeManifest(to, (manifest) => void (manifest.room = { database: 9e18, files: 1 }))
    const empty = await emptyPlace(world)
    expect((await empty.restore(to)).isWhole).toBe(true)
    await empty.drop()
  })
  test('is told of before a database is carried over to a newer PostgreSQL', async () => {
    const dataDir = path.join(await newFolder('data'), 'postgres')
    const { cluster, next } = placesOf(dataDir)
    await mkdir(cluster, { recursive: true })
    await writeFile(path.join(cluster, 'PG_VERSION'), '17\n')
    await writeFile(path.join(cluster, 'rows'), '')
    await truncate(path.join(cluster, 'rows'), 2 ** 43)
    const said: string[] = []
    await expect(carryOver(dataDir, (line) => said.push(line))).rejects.toThrow(
      /takes \d+ MB in .+, and \d+ MB are free\. Nothing was changed/,
    )
    expect(said).toEqual([])
    expect((await readdir(cluster)).toSorted()).toEqual(['PG_VERSION', 'rows'])
    expect(existsSync(next)).toBe(false)
    await rm(cluster, { recursive: true })
  })
})
