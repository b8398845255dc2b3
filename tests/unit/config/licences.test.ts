import { expect, test } from 'vitest'
import { type Bill, billOfMaterials, isAllowed, refusedLicences } from '../../../scripts/sbom.ts'

test('whatever is shipped may be, by its licence', () => {
  const bill = billOfMaterials()
  expect(bill).toMatchObject({ bomFormat: 'CycloneDX', specVersion: expect.stringMatching(/^1\.\d$/) as string })
  expect(bill.components.length).toBeGreaterThan(300)
  expect(refusedLicences(bill)).toEqual([])
})

test('a licence that is not on the list, or none, is named with its package', () => {
  const component = (name: string, id?: string) => ({ name, version: '1.0.0', ...(id && { licenses: [{ license: { id } }] }) })
  const bill: Bill = {
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    components: [component('a', 'AGPL-3.0-only'), component('b'), component('c', 'MIT')],
  }
  expect(refusedLicences(bill)).toEqual(['a 1.0.0: AGPL-3.0-only', 'b 1.0.0: says no licence'])
})

test('of several that may be chosen one is enough, of several that hold together all are needed', () => {
  expect(['(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later AND MIT', 'MIT AND GPL-3.0-only'].map(isAllowed)).toEqual([
    true,
    true,
    false,
  ])
})
