import { readdirSync, readFileSync } from 'node:fs'
import { matchPath, type RouteObject } from 'react-router-dom'
import { expect, test } from 'vitest'
import { areas } from '#client/app/domains.ts'
import { routes } from '#client/app/routes.tsx'

const templates = 'server/mail/templates/'
const ours = /^\/(private|public-link|paper|login|register|create-password|confirm-email)\b/

/** Paths as they are written in code, with something in each of their gaps. */
function pathsIn(code: string) {
  const written = [...code.matchAll(/`(\/[^`]*)/g), ...code.matchAll(/'(\/[^']*)'/g)].map(([, path]) => path!)
  return written
    .filter((path) => ours.test(path))
    .map((path) =>
      path
        .replace(/\$\{[^}]*\? '([^']*)'[^}]*\}/g, '$1')
        .replace(/\$\{[^}]*(\}|$)/g, 'x')
        .replace(/[?#].*/, ''),
    )
}

const addressesOf = (all: readonly RouteObject[], above = ''): string[] =>
  all.flatMap(({ path = '', children }) => {
    const own = path.startsWith('/') ? path : `${above}/${path}`.replace(/\/+$/, '')
    if (children) return addressesOf(children, own)
    return path === '*' ? [] : [own]
  })

test('every mail leads to an address that there is', async () => {
  const known = addressesOf(routes)
  for (const { path, addresses } of areas) for (const part of addresses) known.push(...addressesOf(await part.routes(), path))
  const led = readdirSync(templates).flatMap((file) => pathsIn(readFileSync(templates + file, 'utf8')).map((path) => ({ file, path })))
  expect(led.length).toBeGreaterThan(40)
  expect(led.filter(({ path }) => !known.some((address) => matchPath(address, path)))).toEqual([])
})
