import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { productVersion } from '#server/kernel/productVersion.ts'

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const versions = [...read('docs/CHANGELOG.md').matchAll(/^## (\d+\.\d+\.\d+)(?: · \d{4}-\d{2}-\d{2})?$/gm)].map(([, version]) => version!)

test('the version of the product is the newest of the changelog, and none is told twice', () => {
  expect(versions[0]).toBe(productVersion)
  expect(new Set(versions).size).toBe(versions.length)
  const lock = JSON.parse(read('package-lock.json')) as { version: string; packages: { '': { version: string } } }
  expect([lock.version, lock.packages[''].version]).toEqual([productVersion, productVersion])
})

test('a database that has to take a stepping stone is told a version that the changelog names', () => {
  const { version } = JSON.parse(read('migrations/replaced.json')) as { version: string }
  expect(versions).toContain(version)
})
