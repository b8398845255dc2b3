import type { EstateKey } from './estates.ts'
import type { PersonKey } from './people.ts'

/** Something that somebody did. */
export interface Event {
  at: Date
  by: PersonKey
  operation: string
  estate?: EstateKey
  recordId?: string
  outcome?: string
  changedFields?: readonly string[]
}
