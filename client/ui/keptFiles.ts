import { createStore, del, entries, keys, set } from 'idb-keyval'
import { keptOnDevice, whoIsHere } from './kept.ts'

/**
 * Files, and what is to be done once they have been sent, lie in the browser's database: they outlive the page and the
 * session. Each is kept in the name of whoever took it, and given to nobody else.
 */
const store = (() => {
  let made: ReturnType<typeof createStore> | undefined
  return () => (made ??= createStore('grunnmur', 'waiting'))
})()

const isKept = keptOnDevice('waiting')

/** Nothing where the browser has no such store, or none for this page. */
async function unlessClosed<Value>(ask: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await ask()
  } catch {
    return undefined
  }
}

const nameOf = (id: string) => `${whoIsHere()}${id}`

/** Rejects where the browser gives no room for it. */
export async function keepHere(item: { id: string; at: number }) {
  await set(nameOf(item.id), item, store())
  isKept.keep('yes')
}

export async function forgetHere(id: string) {
  await unlessClosed(() => del(nameOf(id), store()))
  const left = (await unlessClosed(() => keys(store()))) ?? [id]
  if (!left.length) isKept.keep('no')
}

/** What whoever is here has left, oldest first. */
export async function keptHere<Item extends { id: string; at: number }>(): Promise<Item[]> {
  const whose = whoIsHere()
  if (!whose) return []
  const all = (await unlessClosed(() => entries<string, Item>(store()))) ?? []
  if (!all.length) isKept.keep('no')
  return all
    .filter(([name]) => name.startsWith(whose))
    .map(([, item]) => item)
    .toSorted((one, other) => one.at - other.at)
}
