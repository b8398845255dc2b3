import { describe, expect, test } from 'vitest'
import { ringsOf } from './rings.ts'
import { sources } from './sources.ts'

const product = sources().filter(({ file }) => !file.startsWith('tests/') && !/\.(test|spec)\.tsx?$/.test(file))
const access = product.filter(({ file }) => file.startsWith('server/access/'))

test('no file imports itself, on whatever way round', () => {
  expect(ringsOf(product)).toEqual([])
})

test('a ring is found, however long it is', () => {
  const file = (name: string, ...from: string[]) => ({
    file: name,
    text: '',
    imports: from.map((one) => ({ from: one, isType: false, line: '' })),
  })
  expect(ringsOf([file('a', 'b'), file('b', 'c', 'd'), file('c', 'a'), file('d')])).toEqual([['a', 'b', 'c']])
})

describe('access decides, and does nothing else', () => {
  test('in few lines', () => {
    const lines = access.reduce((sum, { text }) => sum + text.split('\n').length - 1, 0)
    expect(lines).toBeLessThanOrEqual(4200)
  })
  test('whoever is admitted may, where a permission is about no record that has to be looked up', () => {
    const silent = access
      .filter(({ text }) => text.includes('gate: whoeverIsAdmitted'))
      .map(({ file }) => file.slice('server/access/'.length))
    expect(silent).toEqual([
      'asSystemAdmin.ts',
      'byLink.ts',
      'deliveringDocuments.ts',
      'everyone.ts',
      'foundingEstates.ts',
      'onLicences.ts',
      'planList.ts',
      'signedIn.ts',
      'startingForCustomers.ts',
      'startingProjects.ts',
    ])
  })
})

test('a slice holds no connection: it is handed a grant', () => {
  const serving = /^server\/(access|backup|config|files|jobs|kernel|mail|openapi|pages|pdf|postgres|start)\//
  const slices = product.filter(({ file }) => /^server\/\w+\//.test(file) && !serving.test(file))
  const holding = slices.filter(({ text }) => /\b(EntityManager|DataSource)\b/.test(text))
  expect(holding.map(({ file }) => file)).toEqual([])
})
