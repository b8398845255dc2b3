import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { Params } from 'react-router-dom'
import type { Identity } from './identity.ts'

/** A question that goes on page by page. */
export interface AskedByPages {
  error?: unknown
  loading: boolean
  refetch: () => Promise<unknown>
  fetchMore: (options: { variables: { after: string | null | undefined } }) => Promise<unknown>
}

/** What an address says, to whoever is there: the same to a route's loader and to its screen. */
export interface Address {
  params: Params
  search: URLSearchParams
  /** What is searched for without standing in the address; nothing before its screen is there. */
  typed: string
  /** Who is there: known to a screen that says whom it is for. */
  identity: Identity | undefined
}

/** For whom a screen is, where not for everybody. */
export type IsFor = (identity: Identity) => boolean

/** What a screen asks, for what, and what of the answer it shows. */
export interface Question<Data, Variables extends OperationVariables, Shown> {
  document: () => Promise<TypedDocumentNode<Data, Variables>>
  /** Null where it is closed to the viewer; undefined where it is not there. */
  at: (data: Data) => Shown | null | undefined
  of: (address: Address) => Variables
}

/** The answer to a screen's own question, which its route has asked, and what can be done about it. */
export interface Own<Shown, Data = unknown> {
  /** Null where it is closed to the viewer; undefined while it is on its way, and where it is not there. */
  data: Shown | null | undefined
  /** All that was answered. */
  all: Data | undefined
  /** Why there is nothing to show. */
  error?: unknown
  /** It was answered, without what is shown here. */
  isMissing: boolean
  variables: OperationVariables
  /** Asks once more, and says what is shown then; where that fails, what was there stays. */
  again: () => Promise<Shown | null | undefined>
  /** The same, for a button. */
  retry: () => void
  /** As it is now, past what is kept: for whoever was told that somebody else saved first. */
  newest: (more?: OperationVariables) => Promise<Shown | undefined>
  /** How a list in it goes on: `pagesOf(list, own.pages)`. */
  pages: AskedByPages
}
