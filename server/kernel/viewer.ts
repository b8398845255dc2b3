import type { PermissionEntry } from '#schema/access/entries.ts'
import type { TokenArea } from '#schema/access/tokenAreas.ts'
import type { Language } from './texts.ts'

/** What a token was limited to when it was made: null is everything that its account may. */
export interface TokenLimits {
  areas: readonly TokenArea[] | null
  estateIds: readonly string[] | null
}

/** Who asks: a signed-in user acting as an account, the holder of a public link, or nobody we know. */
export type Viewer = SignedIn | LinkHolder | Anonymous

export interface SignedIn {
  kind: 'account'
  sessionId: string
  version: number
  userId: string
  /** Null until an account is selected. */
  accountId: string | null
  companyId: string | null
  /** Of whoever comes with an access token, not with a session of their own. */
  tokenScope?: 'read' | 'write' | 'search'
  /** Of a token that was made for less than its account may. */
  limits?: TokenLimits
  /** Of answers, where the request itself names none. */
  language: Language
  roles: readonly string[]
  licences: readonly string[]
  entries: readonly PermissionEntry[]
  /** The first moment at which an entry or a licence ends, and this picture of the viewer with it. */
  validUntil: string | null
  /** What the account may do on estates, as JSON; see server/access/estateRights.ts. */
  rights: string
}

export interface LinkHolder {
  kind: 'link'
  linkId: string
  version: number
  key: string
  estateId: string
  /** The one that it shows, of all that there is. */
  projectId: string | null
  sections: readonly string[]
  rights: string
}

export interface Anonymous {
  kind: 'anonymous'
}

export type ViewerKind = Viewer['kind']
export const viewerKinds: readonly ViewerKind[] = ['account', 'link', 'anonymous']
