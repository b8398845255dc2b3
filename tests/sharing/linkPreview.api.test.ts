import { describe, expect, test } from 'vitest'
import { uuidv7 } from '#server/kernel/ids.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import type { TestEstate } from '#tests/support/world/world.ts'
import { linksOf, listed, made } from './publicLinks.ts'

const PREVIEW = 'mutation ($input: PreviewPublicLinkInput!) { previewPublicLink(input: $input) { publicLinkKey url expiresAt } }'

interface Preview {
  publicLinkKey: string
  url: string
  expiresAt: string
}

const ask = (estate: TestEstate, input: object) => estate.owner.gql(PREVIEW, { input: { estateId: estate.id, ...input } })
const preview = async (estate: TestEstate, input: object) => (await ask(estate, input)).data['previewPublicLink'] as Preview

describe('a look at what a visitor will see', async () => {
  const world = await sharedWorld()
  const seen = async (key: string, path: string) => (await world.anonymous().get(`/api/public/${key}/estate/${path}`)).status

  test('opens just what was chosen, for half an hour, and is no link of the estate', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key, url, expiresAt } = await preview(estate, { sections: ['insurance'] })
    expect(url).toMatch(new RegExp(`/public-link/${key}$`))
    expect(Date.parse(expiresAt) - Date.now()).toBeCloseTo(30 * 60_000, -5)
    expect(await seen(key, `${estate.id}/insurance`)).toBe(200)
    expect(await seen(key, `${estate.id}/report-archive`)).toBe(403)
    expect(await listed(estate)).toEqual([])
  })

  test('what is chosen next counts at once, under the same key, and the free links stay free', async () => {
    const estate = await world.estate()
    const first = await preview(estate, { sections: ['insurance'] })
    const next = await preview(estate, { sections: [] })
    expect(next.publicLinkKey).toBe(first.publicLinkKey)
    expect(await seen(next.publicLinkKey, `${estate.id}/insurance`)).toBe(403)
    for (const name of ['one', 'two', 'three']) await made(estate, { name })
    expect(await listed(estate)).toHaveLength(3)
  })

  test('two at once are one', async () => {
    const estate = await world.estate()
    const both = await Promise.all([preview(estate, { sections: [] }), preview(estate, { sections: [] })])
    expect(new Set(both.map(({ publicLinkKey }) => publicLinkKey)).size).toBe(1)
  })

  test('it ends by itself, and is made anew when somebody looks again', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await preview(estate, { sections: [] })
    await world.sql("update public_link set expires_at = now() - interval '1 second', version = version + 1 where estate_id = $1", [
      estate.id,
    ])
    expect(await seen(key, `${estate.id}/details`)).toBe(410)
    const again = await preview(estate, { sections: [] })
    expect(again.publicLinkKey).not.toBe(key)
    expect(await seen(again.publicLinkKey, `${estate.id}/details`)).toBe(200)
    expect(await seen(key, `${estate.id}/details`)).toBe(404)
  })

  test('over REST it is the same; it can neither be changed nor taken back as a link', async () => {
    const estate = await world.estate()
    const answer = await estate.owner.post(`${linksOf(estate)}/preview`, { sections: ['insurance'] })
    expect(answer).toMatchObject({ status: 200, body: { publicLinkKey: expect.stringMatching(/^[\w-]{32}$/) as string } })
    const [row] = await world.sql<{ id: string }>('select id from public_link where estate_id = $1', [estate.id])
    expect((await estate.owner.delete(linksOf(estate), { id: row!.id })).status).toBe(404)
    expect((await estate.owner.put(linksOf(estate), { id: row!.id, name: 'Mitt' })).status).toBe(404)
  })

  test('looking is no visit', async () => {
    const estate = await world.estate()
    const { publicLinkKey: key } = await preview(estate, { sections: [] })
    await seen(key, `${estate.id}/details`)
    const { link } = estate
    const real = await link()
    await seen(real.key, `${estate.id}/details`)
    await expect
      .poll(
        async () =>
          (await world.sql<{ visits: number }>('select visits from public_link where estate_id = $1 order by visits', [estate.id])).map(
            ({ visits }) => visits,
          ),
        { timeout: 20_000 },
      )
      .toEqual([0, 1])
  })

  test('names what can not be shown: a project that is not there, a part that no link shows', async () => {
    const estate = await world.estate()
    const look = (body: object) => estate.owner.post(`${linksOf(estate)}/preview`, body)
    const refusedFor = (fields: object) => ({ status: 422, body: { code: 'unprocessableEntity', details: { fields } } })
    expect(await look({ sections: [], projectId: uuidv7() })).toMatchObject(refusedFor({ projectId: 'notValid' }))
    expect(await look({ sections: ['mailbox'] })).toMatchObject({ status: 422, body: { code: 'unprocessableEntity' } })
  })

  test('is for whoever makes links here, and of a stranger’s estate there is none', async () => {
    const [estate, other] = [await world.estate(), await world.estate()]
    const viewer = await estate.guest('read')
    expect((await viewer.gql(PREVIEW, { input: { estateId: estate.id, sections: [] } })).error).toMatchObject({
      code: 'authorizationFailure',
    })
    expect((await other.owner.gql(PREVIEW, { input: { estateId: estate.id, sections: [] } })).error).toMatchObject({
      code: 'entityNotFound',
    })
  })
})
