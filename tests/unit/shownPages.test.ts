import { expect, test, vi } from 'vitest'
import { asLongAsShown, goesOnWithin } from '#client/access/shownPages.ts'

const all = 'abcdefghijkl'
/** Two at a time, after the last that was read. */
const page = (after = '', of = all) => {
  const rest = of.slice(of.indexOf(after) + after.length)
  const nodes = Array.from(rest.slice(0, 2))
  return {
    edges: nodes.map((node) => ({ cursor: node, node })),
    pageInfo: { hasNextPage: rest.length > 2, endCursor: nodes.at(-1) ?? null },
  }
}
const shownTo = (last: string) => ({
  edges: Array.from(all.slice(0, all.indexOf(last) + 1), (node) => ({ cursor: node, node })),
  pageInfo: { hasNextPage: true, endCursor: last },
})
const wordOf = ({ edges }: { edges: { node: string }[] }) => edges.map(({ node }) => node).join('')
const answer = (tasks: ReturnType<typeof page> | null) => ({ estate: { id: '1', name: 'Solveien', tasks } })

test('an answer is as long as the list is shown', async () => {
  const readPage = vi.fn(async (after: string | null | undefined) => answer(page(after ?? '')))
  const whole = await asLongAsShown(answer(page()), answer(shownTo('e')), readPage)
  expect(wordOf(whole.estate.tasks!)).toBe('abcdef')
  expect(whole.estate.tasks!.pageInfo).toEqual({ hasNextPage: true, endCursor: 'f' })
  expect(whole.estate.name).toBe('Solveien')
  expect(readPage.mock.calls).toEqual([['b'], ['d']])
})

test('a list that has become shorter ends where it ends', async () => {
  const readPage = async (after: string | null | undefined) => answer(page(after ?? '', 'abcd'))
  const whole = await asLongAsShown(answer(page()), answer(shownTo('h')), readPage)
  expect(wordOf(whole.estate.tasks!)).toBe('abcd')
  expect(whole.estate.tasks!.pageInfo.hasNextPage).toBe(false)
})

test('a first page is enough for whoever has not read on, for what was closed, and for a list that ends there', async () => {
  const readPage = vi.fn<() => Promise<unknown>>()
  const first = answer(page())
  expect(await asLongAsShown(first, answer(shownTo('b')), readPage)).toBe(first)
  expect(await asLongAsShown(answer(null), answer(shownTo('f')), readPage)).toEqual(answer(null))
  const short = answer(page('', 'ab'))
  expect(await asLongAsShown(short, answer(shownTo('f')), readPage)).toBe(short)
  expect(readPage).not.toHaveBeenCalled()
})

test('what is closed between two pages ends the list there', async () => {
  const whole = await asLongAsShown(answer(page()), answer(shownTo('f')), async () => answer(null))
  expect(wordOf(whole.estate.tasks!)).toBe('ab')
})

test('a list of more pages than a return is worth stays as it is shown, and the rest is new', async () => {
  const readPage = vi.fn<() => Promise<unknown>>()
  const shown = answer(shownTo('k'))
  const whole = await asLongAsShown({ estate: { ...answer(page()).estate, name: 'Brageveien' } }, shown, readPage)
  expect(whole.estate.tasks).toBe(shown.estate.tasks)
  expect(whole.estate.name).toBe('Brageveien')
  expect(readPage).not.toHaveBeenCalled()
})

test('a list that goes on by another name than the answer’s own stays as it is shown', async () => {
  const shown = answer(shownTo('e'))
  const whole = await asLongAsShown(answer(page()), shown, undefined)
  expect(whole.estate.tasks).toBe(shown.estate.tasks)
})

test('lists in the rows of another are told from the one of the answer', () => {
  const floor = (rooms: unknown) => ({ floors: { edges: [{ cursor: '1', node: { id: '1', rooms } }], pageInfo: { hasNextPage: true } } })
  expect(goesOnWithin(floor(page()))).toBe(true)
  expect(goesOnWithin(floor(page('', 'ab')))).toBe(false)
  expect(goesOnWithin(answer(page()))).toBe(false)
})
