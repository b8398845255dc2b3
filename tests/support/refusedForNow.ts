import { expect } from 'vitest'
import en from '#schema/errors/en.json' with { type: 'json' }
import nb from '#schema/errors/nb.json' with { type: 'json' }
import type { Client } from './world/client.ts'
import type { TestEstate, World } from './world/world.ts'

type Caller = Awaited<ReturnType<World['account']>>
const texts = { nb: nb.reasons, en: en.reasons }

/** Somebody signed in, somebody with a link and somebody who wants in, each of whom asks in their own way. */
export async function everybody(world: World) {
  const estate = await world.estate()
  const email = await world.userWithPassword('Blå-dør-9')
  const link = await estate.link()
  return { estate, email, link }
}
export type Everybody = Awaited<ReturnType<typeof everybody>>

export const writing = (by: Client, { id }: Pick<TestEstate, 'id'>, name: string) =>
  by.put(`/api/private/estate/${id}/private-folder`, { customName: name })
export const reading = (by: Client) => by.get('/api/private/estates')
export const uploading = (by: Client) => by.sendFile('/api/private/temporary-document', 'notat.txt', Buffer.from('Et notat'))
export const remembering = (by: Client, { accountId }: Pick<Caller, 'accountId'>) =>
  by.post('/api/private/profile/user/remember', { account: { accountId } })

const waysIn = ({ estate, email, link }: Everybody, language: 'nb' | 'en') => {
  const headers = { 'accept-language': language }
  const owner = estate.owner.with(headers)
  const query = { query: '{ estates { totalCount } }' }
  return {
    reads: [
      reading(owner),
      owner.send('POST', '/graphql', { body: query }),
      link.send('POST', `/graphql/public/${link.key}`, { body: { query: `{ estate(estateId: "${estate.id}") { id } }` }, headers }),
    ],
    writes: [
      remembering(owner, estate.owner),
      uploading(owner),
      link.post('/api/public/profile/user/login', { email, password: 'Blå-dør-9' }, headers),
    ],
  }
}

type Reason = 'busy' | 'databaseAway' | 'readOnly' | 'diskFull'

/** Each is told in their language to come again, and when. */
export async function expectRefused(all: Everybody, which: readonly ('reads' | 'writes')[], reason: Reason = 'databaseAway') {
  for (const language of ['nb', 'en'] as const) {
    const ways = waysIn(all, language)
    const answers = await Promise.all(which.flatMap((each) => ways[each]))
    await Promise.all(Object.values(ways).flat())
    for (const { status, body, headers } of answers) {
      const [error] = (body['errors'] as { message: string; extensions: object }[] | undefined) ?? []
      expect(error ? { message: error.message, ...error.extensions } : { ...(body as object), status }).toMatchObject({
        status: 503,
        code: 'cannotHandleTheRequest',
        message: texts[language][reason],
        details: { reason },
      })
      expect(Number(headers['retry-after'])).toBeGreaterThan(0)
    }
  }
}

export async function expectAnswered(all: Everybody, which: readonly ('reads' | 'writes')[]) {
  const ways = waysIn(all, 'nb')
  const answers = await Promise.all(which.flatMap((each) => ways[each]))
  await Promise.all(Object.values(ways).flat())
  for (const { status, body } of answers) {
    expect({ status, body }).toMatchObject({ status: expect.toBeOneOf([200, 204]) as number })
    expect(body?.['errors']).toBeUndefined()
  }
}
