import type { AnyObject, ObjectSchema } from 'yup'
import type { Call, Noted } from './call.ts'
import type { Granting, Reads, Rule } from './permission.ts'
import type { Writes } from './read/writesAtOnce.ts'
import type { Services } from './services.ts'
import type { IncomingFile } from './upload.ts'

/** What an operation is handed: what it may, what was sent, what the call is, and what the app has. */
export interface Handed<Grant, Input> {
  grant: Grant
  input: Input
  call: Call
  app: Services
}

/** What an operation is made of, whatever its kind. */
export interface OperationParts {
  kind: 'query' | 'answer' | 'command' | 'upload'
  name: string
  input: ObjectSchema<AnyObject>
  permission: Pick<Reads<never, unknown>, 'gate'> & Partial<Reads<never, unknown>> & Partial<Granting<never, unknown>> & Rule
  mayBeOld?: boolean
  rows?: (ask: { scope: never; input: never }) => unknown
  writes?: Writes
  before?: (ask: never) => Promise<unknown>
  stage?: (file: IncomingFile, app: Services) => Promise<unknown>
  prepare?: (ask: never) => Promise<unknown>
  concerns?: (ask: { grant: never; input: never }) => Noted
  run?: (ask: never) => Promise<unknown>
  answer?: (ask: never) => Promise<unknown>
  isSecret?: boolean
  isPartOfAnother?: boolean
  endsOwnAccess?: boolean
}
