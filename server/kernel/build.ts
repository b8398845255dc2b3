import type { Logger } from 'pino'
import type { Config } from '#server/config.ts'
import { descriptionAllowance, documentAllowance, linkAllowance, lookUpAllowance, tokenAllowance } from './allowance.ts'
import type { Slice } from './api.ts'
import type { App, Viewers } from './app.ts'
import { asking } from './asksPermission.ts'
import { answerType, entitiesOf, mappingOf, operationsOf } from './assemble.ts'
import type { Verify } from './command.ts'
import { connect, type Database } from './database.ts'
import { Replicas } from './database/replicas.ts'
import { naming } from './database/statementNames.ts'
import type { FileStore } from './fileStore.ts'
import { documents } from './http/documents.ts'
import { IdentityNumbers } from './identityNumbers.ts'
import type { Jobs } from './jobs.ts'
import { LinkKeys } from './linkKeys.ts'
import { MailKeys } from './mailKeys.ts'
import { OperationTimes } from './operationTimes.ts'
import type { Outbox } from './outbox.ts'
import { problems } from './read/check.ts'
import { problemsAtOnce } from './read/checkAtOnce.ts'
import { problemsOfComputed } from './read/checkComputed.ts'
import type { Guards } from './read/plan.ts'
import type { Registers } from './registers.ts'
import { loadSchema, publicPart } from './schema.ts'
import { Texts } from './texts.ts'
import type { Search } from './upload.ts'

interface Parts {
  config: Config
  databaseUrl: string
  slices: readonly Slice[]
  guards: Guards
  /** What else must hold of the database before anybody is served. */
  faults: (database: Database) => Promise<string[]>
  verify: Verify
  kept: (app: Pick<App, 'files' | 'send'>) => App['kept']
  viewers: (database: Database) => Viewers
  files: (database: Database) => FileStore
  search: Search
  outbox: Outbox
  jobs: Jobs
  registers: (database: Database) => Registers
  log: Logger
  patience?: number | undefined
  isSeen?: boolean | undefined
}

/** Puts the app together, and refuses to start where the schema promises what the database does not hold. */
export async function build({
  config,
  databaseUrl,
  slices,
  guards,
  faults,
  verify,
  kept,
  viewers,
  files,
  search,
  outbox,
  jobs,
  registers,
  log,
  patience,
  isSeen = false,
}: Parts): Promise<{ app: App; database: Database }> {
  const database = await connect(databaseUrl, entitiesOf(slices), { room: config.room, ...(patience && { patience }) })
  const schema = loadSchema()
  const publicSchema = publicPart(schema)
  const mapping = mappingOf(slices, database.source, config.features)
  const planning = { mapping, guards, features: config.features }
  const operations = operationsOf(slices, schema)
  const found = [
    ...(isSeen
      ? []
      : [
          ...(await problems(schema, mapping, database.source)),
          ...(await problemsOfComputed(schema, mapping, database.source)),
          ...(await problemsAtOnce(planning, operations.values(), (asked) => answerType(asked, operations, schema), database.source)),
        ]),
    ...(await faults(database)),
  ]
  if (found.length) throw new Error(`The schema promises what the database does not hold:\n${found.join('\n')}`)
  const { source, send } = database
  const replicas = config.replicaUrls.length ? new Replicas(config.replicaUrls, { send, source, guards, log, patience }) : undefined
  const app: App = {
    config,
    schema,
    verify,
    kept: (call, id) => kept(app)(call, id),
    ask: asking(guards),
    files: files(database),
    search,
    identityNumbers: new IdentityNumbers(config),
    linkKeys: new LinkKeys(config),
    mailKeys: new MailKeys(config),
    outbox,
    jobs,
    onRead: () => undefined,
    log,
    db: source,
    send,
    replicas,
    viewers: viewers(database),
    linkAllowance: linkAllowance(),
    tokenAllowance: tokenAllowance(),
    documentAllowance: documentAllowance(),
    descriptionAllowance: descriptionAllowance(),
    lookUpAllowance: lookUpAllowance(),
    documents: documents(schema, publicSchema),
    naming: naming(),
    times: new OperationTimes(),
    registers: registers(database),
    planning,
    publicSchema,
    operations,
    routes: slices.flatMap(({ rest }) => rest ?? []),
    texts: new Texts(),
  }
  const close = async () => {
    await replicas?.stop()
    await database.close()
  }
  return { app, database: { ...database, close } }
}
