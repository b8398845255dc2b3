import type { GraphQLSchema } from 'graphql'
import type { Logger } from 'pino'
import type { DataSource } from 'typeorm'
import type { Config } from '#server/config.ts'
import type { Allowance } from './allowance.ts'
import type { AskPermission } from './asksPermission.ts'
import type { Call } from './call.ts'
import type { Verify } from './command.ts'
import type { Replicas } from './database/replicas.ts'
import type { Naming } from './database/statementNames.ts'
import type { Documents } from './http/documents.ts'
import type { Jobs } from './jobs.ts'
import type { Operation } from './operation.ts'
import type { OperationTimes } from './operationTimes.ts'
import type { Outbox } from './outbox.ts'
import type { Planning } from './read/plan.ts'
import type { Send } from './read/root.ts'
import type { Route } from './rest.ts'
import type { Services } from './services.ts'
import type { Texts } from './texts.ts'
import type { IncomingFile } from './upload.ts'
import type { Viewer } from './viewer.ts'

/** What a request shows of who sent it. */
export type Credentials = { sessionToken: string | undefined } | { accessToken: string } | { linkKey: string }

export interface Viewers {
  /** From memory where it is known; refuses a link that is unknown or has ended. */
  find(credentials: Credentials): Promise<Viewer>
  /** From the database. */
  reload(credentials: Credentials): Promise<Viewer>
}

/** What every call passes through, put together once at start. */
export interface App extends Services {
  config: Config
  db: DataSource
  send: Send
  /** What may be a little old is read there, where there are any. */
  replicas: Replicas | undefined
  /** Where mails are put, to leave with the command. */
  outbox: Outbox
  /** Where work is put that nobody waits for. */
  jobs: Jobs
  verify: Verify
  /** The content of an upload that whoever asks has sent before. */
  kept: (call: Call, id: string) => Promise<IncomingFile>
  ask: AskPermission
  viewers: Viewers
  linkAllowance: Allowance
  tokenAllowance: Allowance
  documentAllowance: Allowance
  descriptionAllowance: Allowance
  lookUpAllowance: Allowance
  documents: Documents
  naming: Naming
  times: OperationTimes
  /** Told who was answered what they asked for; set by whoever keeps it. */
  onRead: (viewer: Viewer, input: Readonly<Record<string, unknown>>) => void
  planning: Planning
  schema: GraphQLSchema
  publicSchema: GraphQLSchema
  /** By root field: `Query.estate`. */
  operations: ReadonlyMap<string, Operation>
  routes: readonly Route[]
  texts: Texts
  log: Logger
}
