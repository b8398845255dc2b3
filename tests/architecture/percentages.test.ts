import { expect, test } from 'vitest'
import { sources } from './sources.ts'

/** Where a hundredth is no share of something done: discounts in hundredths of a per cent, how near a picture is, what of a sum is spent. */
const others = [
  'client/projects/orders/saveOrder/orderValues.ts',
  'client/files/viewer/ImageViewer.tsx',
  'client/maintenance/economy/Facts.tsx',
]
const works = /Math\.(round|floor|ceil|trunc)\([^\n]*\* ?100|style: 'percent'|toFixed\([^\n]*%/

test('how much of something is done is worked out in one place, which never rounds up to all of it', () => {
  const elsewhere = sources().filter(({ file, text }) => file.startsWith('client/') && works.test(text))
  expect(elsewhere.map(({ file }) => file).toSorted()).toEqual([...others, 'client/ui/percent.ts'].toSorted())
})
