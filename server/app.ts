import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { caretakerOf } from '#server/access/caretaker.ts'
import { guards } from '#server/access/guards.ts'
import { keptUpload } from '#server/access/keptUpload.ts'
import { isUnproven, mayWrite } from '#server/access/mayWrite.ts'
import { faultsOfSql } from '#server/access/soundSql.ts'
import { verify, Viewers } from '#server/access/viewers.ts'
import type { Config } from '#server/config.ts'
import { searching } from '#server/files/scan/clamd.ts'
import { MeasuredStore } from '#server/files/store/measuredStore.ts'
import { openStore } from '#server/files/store/openStore.ts'
import { RecordingStore } from '#server/files/store/recordingStore.ts'
import { Background } from '#server/jobs/background.ts'
import type { App } from '#server/kernel/app.ts'
import { build } from '#server/kernel/build.ts'
import { openDoors } from '#server/kernel/http/doors.ts'
import { registerGraphql } from '#server/kernel/http/graphqlRoutes.ts'
import { type Bounds, registerPlatform } from '#server/kernel/http/platform.ts'
import { registerRest } from '#server/kernel/http/restRoutes.ts'
import { createServer } from '#server/kernel/http/server.ts'
import { createLog } from '#server/kernel/log.ts'
import { openRegisters } from '#server/lookups/registers/openRegisters.ts'
import { MailOutbox } from '#server/mail/outbox.ts'
import { registerReadablePages } from '#server/pages/register.ts'
import { opensLinks } from '#server/sharing/publicLinks/opensLinks.ts'
import { slices } from '#server/slices.ts'
import { forgetting } from '#server/start/forgetting.ts'

/** A register that names nobody, and nobody else who does: then all who claim an estate wait for somebody's answer. */
function warnOfClaimsThatWait({ config: { registers, providers }, log }: App) {
  if (registers.propertyUrl && !providers.some(({ identityNumberClaim }) => identityNumberClaim))
    log.warn('PROPERTY_API_URL without a provider in OIDC_PROVIDERS that names an identityNumberClaim: whoever claims an estate waits')
}

export interface Running {
  app: App
  server: FastifyInstance
  /** Answers the address. */
  listen(): Promise<string>
  /** Says that no calls should be sent here any more, and serves on for so many milliseconds, or until it is cut short. */
  drain(time: number, cut?: AbortSignal): Promise<void>
  close(): Promise<void>
}

export async function createApp({
  config,
  databaseUrl,
  log = createLog(config),
  patience,
  bounds,
  looksEvery,
  isSeen,
}: {
  config: Config
  databaseUrl: string
  log?: Logger
  /** How many times longer than usual the database may take, and who waits for a place. */
  patience?: number
  /** What is let in at once, and what may wait to be read. */
  bounds?: Bounds
  /** Seconds between two looks for jobs that were put off; what comes anew wakes whoever does it. */
  looksEvery?: number
  /** Whether this process has held the schema against a copy of the same database before. */
  isSeen?: boolean
}): Promise<Running> {
  const background = await Background.start(databaseUrl, log, looksEvery)
  const outbox = new MailOutbox(config, background, { mayWrite, isUnproven })
  const store = new MeasuredStore(await openStore(config.files))
  const { app, database } = await build({
    config,
    databaseUrl,
    slices,
    guards,
    faults: ({ source }) => faultsOfSql(source),
    verify,
    kept: keptUpload,
    viewers: (db) => new Viewers(db),
    files: ({ source }) => new RecordingStore(store, caretakerOf({ db: source })),
    search: searching(config.scannerUrl),
    outbox,
    jobs: background,
    registers: ({ source: db, send }) => openRegisters(config, { db, send }),
    log,
    patience,
    isSeen,
  })
  warnOfClaimsThatWait(app)
  for (const job of slices.flatMap(({ jobs }) => jobs ?? [])) await background.take(app, job)
  const server = await createServer(app)
  const { readiness, receive } = registerPlatform(server, app, database, { patience, ...bounds }, [
    ...slices.flatMap(({ figures }) => figures ?? []).map((figuresOf) => figuresOf(app)),
    background.figures.of(app.db),
    store.figures,
    ...(app.replicas ? [app.replicas.figures] : []),
  ])
  for (const goOn of [...slices.flatMap(({ goesOn }) => goesOn ?? []), forgetting]) server.addHook('onClose', goOn(app, server))
  registerRest(server, app)
  await registerGraphql(server, app)
  for (const route of slices.flatMap(({ routes }) => routes ?? [])) await server.register(route(app))
  await registerReadablePages(server, app, opensLinks(server, app))
  const close = async () => {
    readiness.stop()
    await server.close()
    await background.stop()
    await database.close()
  }
  let closing: Promise<void> | undefined
  return {
    app,
    server,
    listen: () => openDoors(server, { host: config.host, port: config.port }, receive),
    async drain(time, cut) {
      readiness.leave()
      await wait(time, undefined, { signal: cut }).catch(() => undefined)
    },
    /** However often it is asked. */
    close: () => (closing ??= close()),
  }
}
