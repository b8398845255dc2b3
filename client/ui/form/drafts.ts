import { isAwaited, keptOfAccount } from '../kept.ts'

/** What stood unsaved in a form, and what it was opened with. */
export interface Draft {
  opened: object
  typed: object
}

/** What a session that ended left unsaved, and where it stood. */
interface Left {
  address: string
  drafts: Draft[]
}

const name = 'left-unsaved'

export const hasDrafts = () => isAwaited(name) ?? false

/** For as long as the tab is, and for nobody else. False where nobody is there whose they are, or the tab can't hold them. */
export function keepDrafts(address: string, drafts: Draft[]): boolean {
  return !drafts.length || keptOfAccount<Left>(name).keep({ address, drafts })
}

/** The same record, whatever others have made of it meanwhile; or a form that says the same before anything is typed. */
function isSameForm(one: { id?: unknown }, other: { id?: unknown }) {
  return one.id && other.id ? one.id === other.id : JSON.stringify(one) === JSON.stringify(other)
}

/** What the same person, with the same account, had typed in this form; told once. */
export function takeDraft(address: string, opened: object): object | undefined {
  const kept = keptOfAccount<Left>(name)
  const left = kept.read()
  if (left?.address !== address) return undefined
  const leftDraft = left.drafts.find((draft) => isSameForm(draft.opened, opened))
  if (!leftDraft) return undefined
  const drafts = left.drafts.filter((draft) => draft !== leftDraft)
  if (drafts.length) kept.keep({ address, drafts })
  else kept.forget()
  return leftDraft.typed
}
