import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Browser } from '#tests/accounts/browser.ts'
import { createPeople, type People } from '#tests/accounts/people.ts'

let people: People
beforeAll(async () => void (people = await createPeople()))
afterAll(() => people.close())

describe('another site', () => {
  const remember = (browser: Browser, accountId: string, headers: Record<string, string>) =>
    browser.rest('POST', '/api/private/profile/user/remember', { accountId }, headers)

  test.each(['http://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:81'])(
    'at %s changes nothing with the cookie of ours',
    async (origin) => {
      const { browser, accountId } = await people.signedIn()
      expect(await remember(browser, accountId, { origin, host: 'localhost' })).toMatchObject({
        status: 403,
        code: 'authorizationFailure',
        details: { reason: 'origin' },
      })
      expect(await people.world.sql('select from account where is_remembered and id = $1', [accountId])).toEqual([])
    },
  )

  test.each<Record<string, string>>([{ origin: 'http://localhost' }, { origin: 'https://grunnmur.test', host: 'grunnmur.test' }, {}])(
    'is not what %j is',
    async (headers) => {
      const { browser, accountId } = await people.signedIn()
      expect(await remember(browser, accountId, headers)).toMatchObject({ status: 204 })
    },
  )

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'cannot send what a form can send: %s',
    async (type) => {
      const { browser, accountId } = await people.signedIn()
      const asText = { body: JSON.stringify({ accountId }), headers: { 'content-type': type } }
      const { status, json } = await browser.send('POST', '/api/private/profile/user/remember', asText)
      expect({ status, code: json?.code }).toEqual({ status: 415, code: 'unsupportedFileFormat' })
      const mutation = {
        body: JSON.stringify({ query: `mutation { rememberAccount(input: { accountId: "${accountId}" }) { accountId } }` }),
        headers: { 'content-type': type },
      }
      expect((await browser.send('POST', '/graphql', mutation)).status).toBeGreaterThanOrEqual(400)
      expect(await people.world.sql('select from account where is_remembered and id = $1', [accountId])).toEqual([])
    },
  )
})
