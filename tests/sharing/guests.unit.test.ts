import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { closedToNewGuests } from '#schema/sharing/guests.input.ts'

test('what a new guest starts without is what the contract says', () => {
  const [, told = ''] = /"Sections to be closed([^"]*)"/.exec(readFileSync('schema/sharing/guests.graphql', 'utf8'))!
  expect([...told.matchAll(/`([^`]+)`/g)].map(([, section]) => section)).toEqual(closedToNewGuests)
  expect(closedToNewGuests).toEqual(expect.arrayContaining(['insurance', 'value', 'room-comments']))
})
