import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redirectTarget } from '#client/access/redirect.ts'
import { localPath } from '#schema/localPath.ts'
import { returningTo } from '#server/accounts/electronicId/returning.ts'

const start = '/private/estates'

test.each([
  '/',
  '/private/estates',
  '/private/estate/1?report=2#x',
  '/privat/Grünerløkka?søk=tak',
  '/a//b',
  '/apiary',
  '/?next=//evil.example',
])('%s is one of ours', (path) => {
  expect(localPath(path)).toBe(new URL(path, 'https://a.example').href.slice('https://a.example'.length))
})

describe.each([
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/..//evil.example/x',
  '/.//evil.example',
  '/a/..//evil.example',
  '/a/%2e%2e//evil.example',
  '/%2e//evil.example',
  '/\t/evil.example',
  '/..\t//evil.example',
  '/\n\\evil.example',
  '/..\\\\evil.example',
  'https://evil.example/',
  'javascript:alert(1)',
  'private/estates',
  ' //evil.example',
  '',
  '/api/public/profile/user/logout',
  '/a/../api/private/x',
  '/graphql?query={a}',
  `/${'a'.repeat(2000)}`,
])('%j', (wanted) => {
  test('leads nowhere', () => expect(localPath(wanted)).toBeUndefined())
  test('leads whoever signs in to the start', () => {
    expect(redirectTarget(new URLSearchParams({ redirect: wanted }))).toBe(start)
    expect(returningTo(wanted)).toBe(start)
  })
})

test('whatever is written, it is led to this very site, by an address that cannot be read as another', () => {
  const piece = fc.constantFrom(
    '/',
    '//',
    '\\',
    '.',
    '..',
    '%2e',
    '%2E%2e',
    '%2f',
    '%5c',
    '\t',
    '\n',
    '\r',
    ' ',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
    'a',
    '。',
    '／',
    '\u{202e}',
    '\0',
  )
  const written = fc.oneof(
    fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
    fc.string({ unit: 'binary' }),
    fc.webUrl(),
  )
  fc.assert(
    fc.property(written, (wanted) => {
      const path = localPath(wanted)
      if (path === undefined) return
      for (const site of ['https://here.example', 'http://localhost:3000']) {
        expect(new URL(path, site).origin).toBe(site)
        expect(new URL(path, `${site}/private/estate/1`).origin).toBe(site)
      }
      expect(path).toMatch(/^\/([^/\\]|$)/)
      expect(path).not.toMatch(/[\t\n\r]/)
      expect(path.split(/[?#]/)[0]).not.toMatch(/[\s\\]/)
      expect(localPath(path)).toBe(path)
    }),
    { numRuns: 20_000 },
  )
})
