import { expect, test } from 'vitest'
import { inputOf, valuesOf } from '#client/estates/reportArchive/reportForm.ts'

test('a new report has nothing yet, and sends no empty words', () => {
  expect(inputOf({ ...valuesOf(undefined), reportType: 'valueRate', customName: 'Takst', fileId: 'f' })).toEqual({
    id: null,
    version: null,
    reportType: 'valueRate',
    customName: 'Takst',
    reportDate: null,
    fileId: 'f',
  })
})
