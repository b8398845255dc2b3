import { expect, test } from 'vitest'
import { differences, inputOf, ontoNewest, type ReportValues, valuesOf } from '#client/estates/reportArchive/reportForm.ts'

const opened: ReportValues = { id: 'r', version: 1, reportType: 'valueRate', customName: 'Takst', reportDate: '', fileId: '' }
const newest: ReportValues = { ...opened, version: 2, reportType: 'otherReport', customName: 'Ny takst' }

test('what was typed stays, what was left becomes what it is now', () => {
  const typed = { ...opened, customName: 'Min takst', fileId: 'f' }
  expect(ontoNewest(typed, opened, newest)).toEqual({ ...newest, customName: 'Min takst', fileId: 'f' })
})

test('only what was typed differs from the newest', () => {
  expect(differences({ ...newest, customName: 'Min takst' }, newest)).toEqual(['customName'])
  expect(differences(newest, newest)).toEqual([])
})

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
