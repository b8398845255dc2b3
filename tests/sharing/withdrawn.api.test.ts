import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, expect, test } from 'vitest'
import { bathroom, calledIn, startProject } from '#tests/projects/project.ts'
import { pdf } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate, World } from '#tests/support/world/world.ts'
import { guestPath } from './guests.ts'

let world: World
let port: number
beforeAll(async () => {
  world = await sharedWorld()
  await world.running.server.listen({ host: '127.0.0.1', port: 0 })
  port = (world.running.server.server.address() as AddressInfo).port
})

const large = Buffer.concat([pdf, Buffer.alloc(40_000_000, '%')])
async function takeBack(estate: TestEstate) {
  const { body } = await estate.owner.get(`${guestPath(estate)}/invitation`)
  expect((await estate.owner.delete(guestPath(estate), { guestId: body[0]!['id'] })).status).toBe(204)
}

/** Begins a download, does something in the middle of it, and says how much came. */
async function downloaded(token: string, fileId: string, meanwhile: () => Promise<unknown>) {
  const asked = get({ host: '127.0.0.1', port, path: `/api/private/file/${fileId}`, headers: { cookie: `session=${token}` } })
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.on('error', () => undefined)
  let bytes = ((await once(answer, 'data')) as [Buffer])[0].length
  answer.pause()
  await meanwhile()
  await pause(1200)
  answer.on('data', (part: Buffer) => (bytes += part.length)).resume()
  await new Promise((resolve) => void answer.once('close', resolve))
  return { isWhole: answer.complete, bytes }
}

test('a download that is under way is cut once its reader is a guest no more', async () => {
  const estate = await world.estate()
  const guest = await estate.guest('read')
  const fileId = await estate.owner.upload('stor.pdf', large)
  const report = { reportType: 'valueRate', customName: 'Takst', fileId }
  expect((await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, report)).status).toBe(200)
  expect(await downloaded(guest.token, fileId, async () => undefined)).toEqual({ isWhole: true, bytes: large.length })

  const cut = await downloaded(guest.token, fileId, () => takeBack(estate))
  expect(cut.isWhole).toBe(false)
  expect(cut.bytes).toBeLessThan(large.length)
})

test('a download that is under way is cut once its company is let in no more', async () => {
  const [estate, company] = [await world.estate(), await world.company()]
  const [link] = await world.sql<{ id: string }>(
    "insert into access_link (estate_id, company_id, status, claimed_at) values ($1, $2, 'claimed', now()) returning id",
    [estate.id, company.id],
  )
  const fileId = await estate.owner.upload('stor.pdf', large)
  const report = { reportType: 'valueRate', customName: 'Takst', fileId }
  expect((await estate.owner.put(`/api/private/estate/${estate.id}/report-archive`, report)).status).toBe(200)
  const url = `/api/private/maintenance-plans/access-link/estates/${estate.id}/${link!.id}`
  const cut = await downloaded(company.admin.token, fileId, () => estate.owner.delete(url))
  expect(cut.isWhole).toBe(false)
  expect(cut.bytes).toBeLessThan(large.length)
})

test('a download that is under way is cut once its reader takes part in the project no more, and so is the next request', async () => {
  const { company, url } = await startProject(world)
  const other = await calledIn(world, company)
  const theirs = await other.as('Leader')
  const manager = { role: 'ProjectManager', accountId: company.leader.accountId }
  const called = { role: 'Subcontractor', subcontractorId: other.subcontractorId }
  expect((await company.leader.put(url, { ...bathroom, participants: [manager, called] })).status).toBe(200)
  const fileId = await company.leader.upload('stor.pdf', large)
  const documents = [{ documentType: 'workingDrawing', customName: 'Plan', fileId }]
  expect((await company.leader.put(`${url}/architect-documents`, { documents })).status).toBe(200)
  expect((await theirs.get(url)).status).toBe(200)
  const cut = await downloaded(theirs.token, fileId, () => company.leader.put(url, { ...bathroom, participants: [manager] }))
  expect(cut.isWhole).toBe(false)
  expect(cut.bytes).toBeLessThan(large.length)
  for (const address of [url, `${url}/architect-documents`, `/api/private/file/${fileId}`])
    expect([address, (await theirs.get(address)).status]).toEqual([address, 404])
})

test('an upload that is under way comes to nothing once its sender is a guest no more', async () => {
  const estate = await world.estate()
  const guest = await estate.guest('edit')
  const sent = async (meanwhile: () => Promise<unknown>) => {
    const boundary = 'grunnmur-test-boundary'
    const asked = request({
      host: '127.0.0.1',
      port,
      method: 'POST',
      path: `/api/private/estate/${estate.id}/document?kind=reportArchive`,
      headers: { cookie: `session=${guest.token}`, 'content-type': `multipart/form-data; boundary=${boundary}` },
    })
    const answered = once(asked, 'response') as Promise<[IncomingMessage]>
    const part = 'content-disposition: form-data; name="file"; filename="rapport.pdf"\r\ncontent-type: application/pdf'
    asked.write(Buffer.concat([Buffer.from(`--${boundary}\r\n${part}\r\n\r\n`), pdf]))
    await pause(200)
    await meanwhile()
    asked.end(`\r\n--${boundary}--\r\n`)
    const [answer] = await answered
    answer.resume()
    return answer.statusCode
  }
  const files = async () => (await world.sql('select 1 from file where owner_account_id = $1', [guest.accountId])).length
  expect(await sent(async () => undefined)).toBe(200)
  expect(await files()).toBe(1)
  expect(await sent(() => takeBack(estate))).toBe(404)
  expect(await files()).toBe(1)
})
