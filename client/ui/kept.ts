/**
 * All that is kept in the browser goes through here; nothing else touches its stores. What has to do with an account is kept
 * in its name, for as long as the tab is: it outlives the session of whoever wrote it, and nobody else is ever given it.
 */
interface Owner {
  userId: string
  accountId: string
}

const mine = 'of:'
const ownedBy = ({ userId, accountId }: Owner) => `${mine}${encodeURIComponent(userId)}:${encodeURIComponent(accountId)}:`

let owner: string | undefined

/** A store may be closed to the page, or full; it works without. */
function quietly<Value>(act: () => Value): Value | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

function forgetWhere(isToGo: (key: string) => boolean) {
  quietly(() => {
    for (const key of Object.keys(sessionStorage)) if (isToGo(key)) sessionStorage.removeItem(key)
  })
}

const leaving = new Set<() => void>()
/** What is held in memory of an account goes with whoever was here. */
export const whenSomebodyElse = (forget: () => void) => void leaving.add(forget)

/** Whose what is kept from now on; nothing where nobody is here. */
export const whoIsHere = () => owner

/** Who is at the screen from now on. What others have left in this tab goes; what the same person has left waits. */
export function keepFor(next: Owner | undefined) {
  const before = owner
  owner = next && ownedBy(next)
  if (next) {
    const ofPerson = `${mine}${encodeURIComponent(next.userId)}:`
    forgetWhere((key) => key.startsWith(mine) && !key.startsWith(ofPerson))
  }
  if (before !== undefined && before !== owner) for (const forget of leaving) forget()
}

/** Whoever was here has left on purpose: signed out, left for good, or gone over to another account. */
export const forgetMine = () => forgetWhere((key) => key.startsWith(mine))

/** Whether anybody has left something of this name in the tab. */
export const isAwaited = (name: string) =>
  quietly(() => Object.keys(sessionStorage).some((key) => key.startsWith(mine) && key.endsWith(`:${name}`)))

const inTab = <Value>(key: string) => quietly(() => JSON.parse(sessionStorage.getItem(key) ?? 'null') as Value | null) ?? undefined
const putInTab = (key: string, value: object) => quietly(() => (sessionStorage.setItem(key, JSON.stringify(value)), true)) ?? false

/** What the tab itself must know after it was loaded anew: nothing that tells of an account. */
export const keptInTab = <Value extends object>(name: 'renewed') => ({
  read: () => inTab<Value>(name),
  keep: (value: Value) => putInTab(name, value),
})

/** Something of the account that acts now; it stays theirs although another one acts later. */
export function keptOfAccount<Value extends object>(name: string) {
  const whose = owner
  const key = `${whose}${name}`
  /** Whoever it belongs to is still here. */
  const isTheirs = () => whose !== undefined && whose === owner
  return {
    read: () => (isTheirs() ? inTab<Value>(key) : undefined),
    /** False where it is not kept. */
    keep: (value: Value) => isTheirs() && putInTab(key, value),
    forget() {
      quietly(() => sessionStorage.removeItem(key))
    },
  }
}

/** A choice of this device, whoever is at it: nothing that tells of an account. */
export const keptOnDevice = (name: 'colourMode' | 'language' | 'linkParts' | 'letterKeys' | 'waiting' | 'installing') => ({
  read: () => quietly(() => localStorage.getItem(name)) ?? null,
  /** False where it lasts as long as the page. */
  keep: (value: string) => quietly(() => (localStorage.setItem(name, value), true)) ?? false,
})

/** Whether anybody has left something on this device that is to be sent. */
export const isAnythingWaiting = () => keptOnDevice('waiting').read() === 'yes'

/** How far down a page was left, as the router keeps it for an entry of the tab's history. */
export function placeLeft(key: string): number {
  try {
    const places = JSON.parse(sessionStorage.getItem('react-router-scroll-positions') ?? '{}') as Record<string, number>
    return places[key] ?? 0
  } catch {
    return 0
  }
}
