/** What stood unsaved in a form, and what it was opened with. */
export interface Draft {
  opened: object
  typed: object
}

/** Who sits at the screen, and as which of their accounts. */
interface Writer {
  userId: string | null
  selectedAccountId: string | null
}

/** What a session that ended left unsaved: whose it is, and where it stood. */
interface Left extends Writer {
  address: string
  drafts: Draft[]
}

let writer: () => Writer | undefined = () => undefined

/** The app says who writes. */
export function toldByWhom(tell: typeof writer) {
  writer = tell
}

const key = 'left-unsaved'

function read(): Left | undefined {
  try {
    return (JSON.parse(sessionStorage.getItem(key) ?? 'null') as Left | null) ?? undefined
  } catch {
    return undefined
  }
}

function write(left: Left) {
  try {
    if (left.drafts.length) sessionStorage.setItem(key, JSON.stringify(left))
    else forgetDrafts()
  } catch {
    // Without room, what was typed goes with its form.
  }
}

export const hasDrafts = () => read() !== undefined
export const forgetDrafts = () => sessionStorage.removeItem(key)

/** For as long as the tab is, and for nobody else. */
export function keepDrafts(address: string, drafts: Draft[]) {
  const { userId, selectedAccountId } = writer() ?? {}
  if (userId && selectedAccountId && drafts.length) write({ userId, selectedAccountId, address, drafts })
}

/** The same record, whatever others have made of it meanwhile; or a form that says the same before anything is typed. */
function isSameForm(one: { id?: unknown }, other: { id?: unknown }) {
  return one.id && other.id ? one.id === other.id : JSON.stringify(one) === JSON.stringify(other)
}

/** What the same person, with the same account, had typed in this form; told once. */
export function takeDraft(address: string, opened: object): object | undefined {
  const left = read()
  const { userId, selectedAccountId } = writer() ?? {}
  if (!left || !userId) return undefined
  if (left.userId !== userId) forgetDrafts()
  if (left.selectedAccountId !== selectedAccountId || left.address !== address) return undefined
  const found = left.drafts.find((draft) => isSameForm(draft.opened, opened))
  if (found) write({ ...left, drafts: left.drafts.filter((draft) => draft !== found) })
  return found?.typed
}
