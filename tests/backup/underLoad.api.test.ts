import { rm } from 'node:fs/promises'
import type pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { idsIn, readManifest } from '#server/backup/manifest.ts'
import { openPlace } from '#server/backup/place/openPlace.ts'
import { command, holdsFile, holdsParts, killedOnce, newFolder } from '#tests/support/backups.ts'
import { Caller, Traffic } from '../../bench/kills/caller.ts'
import { findingsOf } from '../../bench/kills/findings.ts'
import { inDatabase, placeIn, settled } from '../../bench/kills/measureKills.ts'
import { Service } from '../../bench/kills/service.ts'
import { type Made, works } from '../../bench/kills/works.ts'

const password = 'Demo-1234'
const key = { BACKUP_KEY: 'fire graner ved fjorden' }

const services: Service[] = []
afterEach(async () => {
  for (const service of services.splice(0)) await service.stop()
})
async function served(folder?: string) {
  const service = await Service.start(folder)
  services.push(service)
  await service.ready()
  return service
}

/** The days before today have their seals. */
const seal = (service: Service) =>
  inDatabase(service, async (client) => {
    await client.query("insert into pgboss.job (name) values ('audit-seal')")
    const isSealed = 'select from audit_seal where day > current_date - 3'
    await expect.poll(async () => (await client.query(isSealed)).rowCount).toBeGreaterThan(0)
    return seals(client)
  })
const seals = async (client: pg.Client) =>
  (await client.query("select day::text, encode(hash, 'hex') hash from audit_seal order by 1")).rows

/** Everybody at what they do, over and over, until it is over; what they were told of, and when. */
async function atWork(service: Service) {
  const traffic = new Traffic()
  const at = () => service.address
  const [owner, leader] = [new Caller(at, traffic), new Caller(at, traffic)]
  await owner.signIn('owner@demo.example', password)
  await leader.signIn('leader@demo.example', password)
  const ground = { owner, leader, ...(await inDatabase(service, placeIn)) }
  const over = new AbortController()
  const made: (Made & { at: number })[] = []
  const working = Object.entries(works).map(async ([work, doOnce]) => {
    for (let turn = 0; !over.signal.aborted; turn++) {
      const records = await doOnce(ground, `${work}-${turn}`)
      made.push(...records.map((record) => ({ ...record, at: Date.now() })))
    }
  })
  const all = Promise.all(working)
  all.catch(() => over.abort())
  const kindsOf = () => new Set(made.map(({ of }) => of)).size
  return {
    traffic,
    made,
    ground,
    /** Whether somebody was told of each kind. */
    isUnderWay: async () => await expect.poll(() => kindsOf() >= 9 || over.signal.aborted).toBe(true),
    end: () => (over.abort(), all),
  }
}

test('the machine is lost while all are at work, and everything acknowledged before the mark of the backup comes back', async () => {
  const service = await served()
  const sealed = await seal(service)
  const people = await atWork(service)
  await people.isUnderWay()
  const to = await newFolder('backups')
  const place = await openPlace('--to', to)
  const backUp = () => command('backup', ['--to', to], { DATA_DIR: service.folder, ...key })
  for (const least of [3, 40, 150]) expect(await killedOnce(backUp(), holdsParts(to, least))).toBe(true)
  expect(await idsIn(place)).toEqual([])
  const backup = await backUp().ended
  expect(backup).toMatchObject({ code: 0, out: expect.stringMatching(/^backup \S+: \d+ rows, \d+ files, \d+ bytes\n$/) })
  await people.end()
  await service.lose()

  const DATA_DIR = await newFolder('restored')
  const restore = () => command('restore', ['--from', to], { DATA_DIR, ...key })
  for (const sign of ['unfinished_restore', 'postgres.log', /^files\/.+\/[0-9a-f-]{36}$/]) {
    expect(await killedOnce(restore(), holdsFile(DATA_DIR, sign))).toBe(true)
    expect((await command('integrity', [], { DATA_DIR }).ended).err).toContain('is being restored, or that was broken off')
  }
  const { code, out } = await restore().ended
  expect({ code, out }).toEqual({ code: 0, out: backup.out.replace('backup', 'restore') })

  const [id] = await idsIn(place)
  const mark = Date.parse((await readManifest(place, id!)).takenAt)
  const before = <One extends { at: number }>(all: readonly One[]) => all.filter(({ at }) => at < mark)
  const made = before(people.made)
  expect(new Set(made.map(({ of }) => of)).size).toBe(9)
  expect(people.made.length).toBeGreaterThan(made.length)
  const again = await served(DATA_DIR)
  const { findings, contents } = await inDatabase(again, async (db) => {
    await settled(db)
    const { rows } = await db.query<{ name: string; sha256: string }>("select name, encode(sha256, 'hex') sha256 from file")
    expect(await seals(db)).toEqual(sealed)
    return { findings: await findingsOf(db, made, before(people.traffic.acknowledged)), contents: rows }
  })
  expect(findings).toEqual({ lost: [], doubled: [], halfDone: [] })
  const uploads = made.filter(({ of }) => of === 'upload').map(({ name, sha256 }) => ({ name, sha256 }))
  expect(contents).toEqual(expect.arrayContaining(uploads))
  // Each content is read against that hash, the log against its seals, and what was approved against its own.
  const integrity = await command('integrity', [], { DATA_DIR }).ended
  expect(integrity).toMatchObject({ code: 0, out: expect.stringContaining('Every file has its content') })
  expect(integrity.out).toContain('The audit log is whole')
  expect(integrity.out).toContain('What customers have approved is as it was')
  await rm(to, { recursive: true })
})
