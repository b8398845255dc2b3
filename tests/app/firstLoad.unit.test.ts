import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const imports = /^(?:import|export) (?!type )(?:[^'"]*? from )?'([^']+)'/gm

/** Every module that comes along with these, and the packages that they name. Types come along with nothing. */
function reached(files: string[], seen = new Set<string>()) {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    if (!/\.tsx?$/.test(file)) continue
    const found = Array.from(readFileSync(file, 'utf8').matchAll(imports), ([, name = '']) => name)
    const base = new URL(`file:///${file}`)
    reached(
      found.map((name) => {
        if (name.startsWith('#')) return name.slice(1)
        return name.startsWith('.') ? new URL(name, base).pathname.slice(1) : name
      }),
      seen,
    )
  }
  return seen
}

test.each([
  ['home', 'client/app/home/HomePage.tsx'],
  ['sign-in', 'client/accounts/login/LoginPage.tsx'],
])('the first load of %s carries neither the GraphQL client nor the form library', (_, page) => {
  const all = reached(['client/main.tsx', page])
  expect(all).toContain('react-router-dom')
  expect([...all].filter((name) => /^(@apollo|graphql|rxjs|formik|yup)/.test(name))).toEqual([])
})
