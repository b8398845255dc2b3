import { beforeAll, expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { World } from '#tests/support/world/world.ts'
import { report } from '../estates/reportArchive.ts'

let world: World
beforeAll(async () => {
  world = await sharedWorld()
})

const open = (client: Client, url: string, language: string) =>
  client.send('GET', url, { headers: { 'sec-fetch-dest': 'document', 'accept-language': language } })

test('somebody who opens a file in a tab, and may not, is told so in words', async () => {
  const estate = await world.estate()
  const { fileId } = await report(estate)
  const address = `/files/${fileId}/tak.pdf`
  const stranger = await open(await world.account(), address, 'nb')
  expect(stranger.status).toBe(404)
  expect(stranger.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(stranger.text).toContain('Vi fant ikke det du leter etter.')

  const visitor = await open(world.anonymous(), address, 'en')
  expect(visitor.status).toBe(401)
  expect(visitor.text).toContain('<a href="/login">Sign in</a>')

  const { key } = await estate.link({ revoked: true })
  const late = await open(world.anonymous(), `/api/public/${key}/file/${fileId}`, 'nb')
  expect(late.status).toBe(410)
  expect(late.text).toContain('Lenken har gått ut eller finnes ikke.')
})

test('a program is told as of any other call', async () => {
  const estate = await world.estate()
  const { fileId } = await report(estate)
  const { status, body } = await (await world.account()).get(`/files/${fileId}/tak.pdf`)
  expect(status).toBe(404)
  expect(body).toMatchObject({ code: 'entityNotFound' })
})
