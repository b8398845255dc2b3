import { Session } from 'node:inspector/promises'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'
import pino from 'pino'
import { createApp } from '../server/app.ts'
import { readConfig } from '../server/config.ts'
import { type Person, readPeople } from './data/people.ts'
import { connected, prepareDatabases } from './data/prepare.ts'
import { commandRequests } from './operations/commands.ts'
import { onceRequests } from './operations/once.ts'
import { type Operation, type OperationName, operations } from './operations/operations.ts'
import { asPerson, readRequests, type Request } from './operations/requests.ts'
import { Child } from './processes/child.ts'
import { Running } from './processes/running.ts'
import { serverEnvironment } from './processes/serverEnvironment.ts'

/** `node bench/walks.ts` tells through which files of ours a call goes, from its door to its SQL: those in which something runs. */
const root = path.resolve(import.meta.dirname, '..')
const operationNamed = (name: OperationName) => operations.find((each) => each.name === name)!

/** Calls of one kind, and what is waited for once they are answered. */
interface Walk {
  title: string
  requests: readonly Request[]
  until?: () => Promise<unknown>
}

async function walksOf(client: pg.Client, people: readonly Person[]): Promise<Walk[]> {
  const reads = (name: OperationName) => readRequests(operationNamed(name), people).filter(({ refused }) => !refused)
  const approvals = await onceRequests(client, operationNamed('approveOrder'), { people, count: 2 })
  const drafts = people.slice(0, 2).map(async (person) => {
    const { rows } = await client.query<{ id: string }>(
      'select id from maintenance_report where estate_id = $1 and generated_at is null limit 1',
      [person.plans.at(-1)!.estateId],
    )
    return asPerson(makesReport, person, { input: { estateId: person.plans.at(-1)!.estateId, reportId: rows[0]!.id } })
  })
  return [
    { title: 'list of projects', requests: reads('projectList') },
    { title: 'approve an order', requests: approvals },
    { title: 'make a yearly report', requests: await Promise.all(drafts), until: () => reportsMade(client) },
    { title: 'save a room', requests: commandRequests(operationNamed('saveRoom'), people) },
  ]
}

const makesReport = {
  ...operationNamed('yearlyReports'),
  document: 'mutation MakeReport($input: GenerateMaintenanceReportInput!) { generateMaintenanceReport(input: $input) { id state } }',
} satisfies Operation

async function reportsMade(client: pg.Client) {
  const asked = 'select from maintenance_report where asked_at is not null and generated_at is null and failure is null'
  while ((await client.query(asked)).rowCount) await pause(100)
}

const running = new Running()
const database = running.keep(new Child({ name: 'PostgreSQL', file: 'bench/data/databaseServer.ts' }))
const { url: serverUrl, folder } = await database.heard<{ url: string; folder: string }>()
const small = { estates: 1000, registered: 100, documents: 1000, hasLarge: false }
const { whole: url } = await prepareDatabases(serverUrl, { whole: small })
const config = readConfig(serverEnvironment(url, folder))
const app = await createApp({ config, databaseUrl: url, log: pino({ level: 'silent' }) })

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false })

/** In which something has run since the last look. */
async function filesWalked(): Promise<string[]> {
  const { result } = await session.post('Profiler.takePreciseCoverage')
  return result
    .filter(({ functions }) => functions.some(({ ranges: [range] }) => range!.startOffset > 0 && range!.count > 0))
    .filter(({ url: script }) => script.startsWith('file:'))
    .map(({ url: script }) => path.relative(root, fileURLToPath(script)))
    .filter((file) => /^(server|schema)\//.test(file))
}

const both = (ones: Set<string>, others: Set<string>) => new Set([...ones].filter((file) => others.has(file)))

/** Those that two calls share: what the app does by itself meanwhile is in one of them. */
async function walk({ requests, until }: Walk): Promise<Set<string>> {
  const walked: Set<string>[] = []
  for (const { path: address, headers, body } of requests.slice(0, 2)) {
    await filesWalked()
    const response = await app.server.inject({ method: 'POST', url: address, headers, payload: body })
    if (response.body.includes('"errors":')) throw new Error(response.body)
    await until?.()
    walked.push(new Set(await filesWalked()))
  }
  return both(walked[0]!, walked[1]!)
}

await connected(url, async (client) => {
  const walked = new Map<string, Set<string>>()
  for (const each of await walksOf(client, await readPeople(client))) walked.set(each.title, await walk(each))
  const shared = [...walked.values()].reduce(both)
  console.log([`every call: ${shared.size} files`, ...[...shared].sort()].join('\n  '))
  for (const [title, files] of walked) {
    const own = [...files].filter((file) => !shared.has(file)).sort()
    console.log([`\n${title}: ${files.size} files, of its own ${own.length}`, ...own].join('\n  '))
  }
})
await app.close()
await running.stop()
