import { expect, test } from 'vitest'
import { hasRoles, type WantedRoles } from '#schema/access/roles.ts'

const held = ['Company.Admin', 'Company.Leader']

test.each<[WantedRoles, boolean]>([
  [{}, true],
  [{ allOf: [] }, true],
  [{ anyOf: [] }, false],
  [{ allOf: ['Company.Admin'] }, true],
  [{ allOf: ['Company.Admin', 'Company.Leader'] }, true],
  [{ allOf: ['Company.Admin', 'Company.Professional'] }, false],
  [{ anyOf: ['Company.Professional', 'Company.Leader'] }, true],
  [{ anyOf: ['Company.Professional', 'System.Admin'] }, false],
  [{ allOf: ['Company.Admin'], anyOf: ['Company.Professional', 'Company.Leader'] }, true],
  [{ allOf: ['System.Admin'], anyOf: ['Company.Leader'] }, false],
])('of an administrator who leads too, %j is %s', (wanted, is) => {
  expect(hasRoles(held, wanted)).toBe(is)
})
