interface ShownList {
  edges: readonly unknown[]
  pageInfo: { hasNextPage: boolean; endCursor?: string | null }
}
type Part = Record<string, unknown>

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: Part): value is Part & ShownList => Array.isArray(value['edges']) && isPart(value['pageInfo'])

/** Somebody who has loaded more than so many pages is not asked for all of them: that list stays as it is. */
const mostPages = 5

/**
 * An answer with its list as long as it is shown: whoever has read on finds those rows again, and where they were. Only one
 * list of an answer goes on by `after`; one that goes on by another name stays as it is shown.
 */
export async function asLongAsShown<Answer>(
  answer: Answer,
  shown: unknown,
  readPage: ((after: string | null | undefined) => Promise<unknown>) | undefined,
): Promise<Answer> {
  const path = longerList(answer, shown)
  if (!path) return answer
  const first = at(answer, path) as ShownList
  const before = at(shown, path) as ShownList
  if (!readPage || before.edges.length > first.edges.length * mostPages) return put(answer, path, before)
  let list = first
  while (list.pageInfo.hasNextPage && list.edges.length < before.edges.length) {
    const next = at(await readPage(list.pageInfo.endCursor), path) as ShownList | undefined
    // It was closed to them between two pages.
    if (!next?.edges.length) break
    list = { ...next, edges: [...list.edges, ...next.edges] }
  }
  return put(answer, path, list)
}

/** Whether a list goes on that stands in the rows of another: how far each of those was read is not known here. */
export function goesOnWithin(answer: unknown, isWithin = false): boolean {
  if (Array.isArray(answer)) return answer.some((row) => goesOnWithin(row, true))
  if (!isPart(answer)) return false
  return (isWithin && isList(answer) && answer.pageInfo.hasNextPage) || Object.values(answer).some((part) => goesOnWithin(part, isWithin))
}

/** Where in the answer a list stands that goes on, and is shown further than it goes there. */
function longerList(answer: unknown, shown: unknown): string[] | undefined {
  if (!isPart(answer) || !isPart(shown)) return undefined
  if (isList(answer) && isList(shown)) return answer.pageInfo.hasNextPage && shown.edges.length > answer.edges.length ? [] : undefined
  for (const name of Object.keys(answer)) {
    const path = longerList(answer[name], shown[name])
    if (path) return [name, ...path]
  }
  return undefined
}

const at = (answer: unknown, path: string[]) => path.reduce<unknown>((part, name) => (isPart(part) ? part[name] : undefined), answer)

function put<Answer>(answer: Answer, [name, ...further]: string[], list: ShownList): Answer {
  if (name === undefined) return list as Answer
  const part = answer as Part
  return { ...part, [name]: put(part[name], further, list) } as Answer
}
