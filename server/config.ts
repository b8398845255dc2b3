import path from 'node:path'
import { type Feature, readFeatures } from './config/features.ts'
import { type FileStore, readFileStore } from './config/fileStore.ts'
import { type Provider, readProviders } from './config/providers.ts'
import { readReplicas } from './config/replicas.ts'
import { readSales, type Sales } from './config/sales.ts'
import { readSecrets } from './config/secrets.ts'
import { readSite, type Site } from './config/site.ts'
import { readTracing, type TracingConfig } from './config/tracing.ts'
import { type Proxies, readTrustedProxies } from './config/trustedProxies.ts'
import { choice, type Environment, gigabytes, given, port, refuse, seconds, url } from './config/variables.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

export type Config = Readonly<{
  host: string
  port: number
  /** Without a trailing slash. Links in mails and public links begin with it. */
  publicUrl: string
  /** Unset: the embedded PostgreSQL under `dataDir`. */
  databaseUrl: string | undefined
  /** Those that follow it, for what may be a little old. */
  replicaUrls: readonly string[]
  dataDir: string
  /** The embedded database with demo data, kept mails and synthetic numbers. */
  demo: boolean
  files: FileStore
  /** Where a backup is kept each night. Unset: none is taken by itself. */
  backupUrl: string | undefined
  /** Months of the audit log that stay in the database; older ones are moved to the store of files. Unset: all stay. */
  auditMonths: number | undefined
  /** Bytes that the files of one estate, one company or one account may take up. */
  room: number
  /** Milliseconds that a program is kept waiting for a yearly report; it is made all the same. */
  reportWait: number
  /** Where clamd listens. Unset: what comes in is kept without having been searched. */
  scannerUrl: URL | undefined
  mail: Readonly<{ smtpUrl: string | undefined; from: string }>
  sessionSecret: string
  identityKey: string
  features: readonly Feature[]
  site: Site | undefined
  /** Prices of the licences, and who sends the invoices. */
  sales: Sales
  registers: Readonly<{ addressUrl: string | undefined; companyUrl: string | undefined; propertyUrl: string | undefined }>
  /** Whose word is believed about whom they ask for. */
  trustedProxies: Proxies | undefined
  /** By whom people sign in and prove who they are, in the order of their buttons. */
  providers: readonly Provider[]
  metricsToken: string | undefined
  /** What this process is called among others, in logs and to whoever runs it. */
  instanceName: string | undefined
  /** Milliseconds for which calls are still served once it was told to stop. */
  drainTime: number
  logLevel: (typeof logLevels)[number]
  /** Where traces go. Unset: nothing is followed. */
  tracing: TracingConfig | undefined
}>

const web = (env: Environment, name: string) => url(env, name, ['http:', 'https:'], 'https://example.com')?.href

function readPublicUrl(env: Environment, listening: number): string {
  const given = url(env, 'PUBLIC_URL', ['http:', 'https:'], 'https://grunnmur.example')
  if (!given) return `http://localhost:${listening}`
  if (given.pathname !== '/' || given.search || given.hash) refuse('PUBLIC_URL', 'an address without a path, like https://grunnmur.example')
  return given.origin
}

function readMail(env: Environment) {
  const smtpUrl = url(env, 'SMTP_URL', ['smtp:', 'smtps:'], 'smtps://user:password@mail.example:465')?.href
  const from = given(env, 'MAIL_FROM')
  if (smtpUrl && !from) refuse('MAIL_FROM', 'set to the sender of the mails when SMTP_URL is set')
  if (from && !/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/.test(from)) refuse('MAIL_FROM', 'a sender like Grunnmur <post@grunnmur.example>')
  return Object.freeze({ smtpUrl, from: from ?? 'Grunnmur <post@grunnmur.example>' })
}

function readAuditMonths(env: Environment) {
  const value = given(env, 'AUDIT_MONTHS')
  if (value === undefined) return undefined
  return /^\d{1,4}$/.test(value) && Number(value) >= 2 ? Number(value) : refuse('AUDIT_MONTHS', 'a number of months, at least 2')
}

function readInstanceName(env: Environment) {
  const name = given(env, 'INSTANCE_NAME')
  if (name && !/^[\p{L}\p{N} ._:@/-]{1,63}$/u.test(name))
    refuse('INSTANCE_NAME', 'a name of at most 63 letters and digits, like grunnmur-1')
  return name
}

/** Every variable that the product knows, read once. A bad one stops the start. */
export function readConfig(env: Environment, isTerminal: boolean = process.stdout.isTTY): Config {
  const dataDir = path.resolve(given(env, 'DATA_DIR') ?? '.data')
  const databaseUrl = url(env, 'DATABASE_URL', ['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/database')?.href
  const listening = port(env, 'PORT', 4000)
  return Object.freeze({
    host: given(env, 'HOST') ?? '127.0.0.1',
    port: listening,
    publicUrl: readPublicUrl(env, listening),
    databaseUrl,
    replicaUrls: Object.freeze(readReplicas(env)),
    dataDir,
    demo: databaseUrl === undefined,
    files: Object.freeze(readFileStore(env, dataDir)),
    backupUrl: given(env, 'BACKUP_URL'),
    auditMonths: readAuditMonths(env),
    room: gigabytes(env, 'STORAGE_GB', 50),
    reportWait: seconds(env, 'REPORT_WAIT_SECONDS', 50),
    scannerUrl: url(env, 'SCANNER_URL', ['tcp:'], 'tcp://scanner.example:3310'),
    mail: readMail(env),
    features: Object.freeze(readFeatures(env)),
    site: readSite(env),
    sales: readSales(env),
    registers: Object.freeze({
      addressUrl: web(env, 'ADDRESS_API_URL'),
      companyUrl: web(env, 'COMPANY_API_URL'),
      propertyUrl: web(env, 'PROPERTY_API_URL'),
    }),
    trustedProxies: readTrustedProxies(env),
    providers: readProviders(env),
    metricsToken: given(env, 'METRICS_TOKEN'),
    instanceName: readInstanceName(env),
    // Whoever sits before it waits, and sends no calls elsewhere.
    drainTime: seconds(env, 'DRAIN_SECONDS', isTerminal ? 0 : 3),
    logLevel: choice(env, 'LOG_LEVEL', logLevels, 'info'),
    tracing: readTracing(env),
    // Last, since it is the only one that writes: a bad value leaves nothing behind.
    ...readSecrets(env, dataDir, databaseUrl === undefined),
  })
}
