import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Archiver } from '#server/backup/archive/archiver.ts'
import { inTheClear } from '#server/backup/backupKey.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { command, holdsFile, killedOnce, newFolder } from '#tests/support/backups.ts'
import { destroy, embeddedWorld, openWorld } from '#tests/support/embeddedWorld.ts'

/** A base, a moment after it, and what came later still; then the machine is lost. */
async function lostAfterwards() {
  const to = await newFolder('backups')
  const world = await embeddedWorld()
  const { owner, id } = await world.estate()
  const report = async (customName: string) => {
    const fileId = await owner.upload(`${customName}.txt`, Buffer.alloc(400_000, customName))
    await owner.put(`/api/private/estate/${id}/report-archive`, { type: 'otherReport', customName, fileId })
  }
  const place = await openPlace('--to', to)
  const dataDir = path.join(world.environment['DATA_DIR']!, 'postgres')
  const archiver = new Archiver({ dataDir, place, key: inTheClear, files: world.app.files })
  await archiver.turn()
  for (let turn = 0; turn < 10; turn++) await report(`Før-${turn}`)
  await command('backup', ['--to', to], { ...world.environment, BACKUP_URL: to }).ended
  for (let turn = 0; turn < 10; turn++) await report(`Siden-${turn}`)
  const [{ at }] = (await world.sql('select clock_timestamp() at')) as [{ at: Date }]
  await report('For sent')
  await archiver.turn()
  await archiver.end()
  await world.close()
  await destroy(world)
  const DATA_DIR = await newFolder('restored')
  return { to, at: at.toISOString(), env: { ...world.environment, DATA_DIR, BACKUP_URL: '' } }
}
const namesIn = async (env: Record<string, string>) => {
  const world = await openWorld(env)
  const names = await world.sql<{ name: string }>('select custom_name as name from report_archive_document')
  await world.close()
  return names.map(({ name }) => name).toSorted()
}
const numbered = (name: string) => Array.from({ length: 10 }, (_, turn) => `${name}-${turn}`)

test('a restore to a moment that is killed is begun anew, by the same command or by another', async () => {
  const { to, at, env } = await lostAfterwards()
  const restore = (...more: string[]) => command('restore', ['--from', to, ...more], env)
  for (const sign of ['unfinished_restore', 'postgres.log', /^files\/.+\/[0-9a-f-]{36}$/]) {
    expect(await killedOnce(restore('--at', at), holdsFile(env.DATA_DIR, sign))).toBe(true)
    expect((await command('integrity', [], env).ended).err).toContain('is being restored, or that was broken off')
  }
  expect(await restore().ended).toMatchObject({ code: 0 })
  expect(await namesIn(env)).toEqual(numbered('Før'))

  await rm(env.DATA_DIR, { recursive: true })
  expect(await restore('--at', at).ended).toMatchObject({ code: 0 })
  expect(await namesIn(env)).toEqual([...numbered('Før'), ...numbered('Siden')])
})

test('a content that is damaged is named before anything is touched, also for a moment', async () => {
  const { to, at, env } = await lostAfterwards()
  const [damaged] = (await readdir(to, { recursive: true })).filter((name) => path.basename(name).startsWith('content.'))
  const bytes = await readFile(path.join(to, damaged!))
  bytes[0]! ^= 1
  await writeFile(path.join(to, damaged!), bytes)
  const { code, err } = await command('restore', ['--from', to, '--at', at], env).ended
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining(`${path.basename(damaged!)} is damaged`) })
  expect(await readdir(env.DATA_DIR)).toEqual([])
})
