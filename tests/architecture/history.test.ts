import { expect, test } from 'vitest'
import { en } from '#client/messages/en.ts'
import { nb } from '#client/messages/nb.ts'
import { historyKinds } from '#schema/history/historyKinds.ts'
import { historyOperations, historyRecords } from '#schema/history/historyRecords.ts'
import { described } from './described.ts'

/** What makes an estate, or somebody its owner, is not asked on one. */
const foundings = [
  'createEstate',
  'startProjectForCustomer',
  'claimEstate',
  'claimEstateAtPlace',
  'withdrawClaim',
  'enterClaimCode',
  'settleClaim',
]
/** What is done in a project is told on its estate. */
const ofProjects = [
  'updateProject',
  'closeProject',
  'reopenProject',
  'changeControlArea',
  'reopenControlArea',
  'addControlPoint',
  'changeControlPoint',
  'reopenControlPoint',
  'verifyControlPoint',
  'saveProjectDocuments',
  'restoreProjectDeletions',
  'endProjectDeletions',
  'saveProjectBudget',
  'lockProjectBudget',
  'raiseDeviation',
  'changeDeviation',
  'moveDeviation',
  'planDeviation',
  'makeHandoverBook',
  'endHandoverBook',
  'decidePaper',
  'askForPaper',
  'askForMissingPapers',
  'endPaperRequest',
  'deliverPaper',
]

/** Nothing of the estate is other than before. */
const looks = ['previewPublicLink']

test('every command on an estate is told of in its history, and nothing else is', () => {
  const commands = [...described().operations.values()].filter(({ kind }) => kind === 'command' || kind === 'upload')
  const onEstates = commands
    .filter(({ name, input }) => 'estateId' in input.fields || [...foundings, ...ofProjects].includes(name))
    .map(({ name }) => name)
    .filter((name) => !looks.includes(name))
  expect([...historyOperations].sort(), 'to be named in schema/history/historyRecords.ts').toEqual(onEstates.sort())
})
test.each([
  ['Norwegian', nb],
  ['English', en],
])('each of them is told in %s', (_, { history }) => {
  expect(Object.keys(history.did).sort(), 'did.* of client/messages/*/history.json').toEqual([...historyOperations].sort())
})
test('every part of an estate has something to tell', () => {
  expect(new Set(Object.values(historyRecords).map(({ kind }) => kind))).toEqual(new Set(historyKinds))
})
