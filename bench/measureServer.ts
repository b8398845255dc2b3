import pg from 'pg'
import { serverFlags } from '../scripts/serverFlags.mjs'
import { type Person, readPeople } from './data/people.ts'
import { checkpoint, prepareDatabase, quieten } from './data/prepare.ts'
import { freshUploads } from './data/uploads.ts'
import { Load } from './load/load.ts'
import { compareAnswers } from './measure/answers.ts'
import { answering, type Contender } from './measure/contender.ts'
import { absolute, type OperationFigures, p99Ratio, pgCpuRatio, type ServerFigures, versus } from './measure/figures.ts'
import { peakMb } from './measure/memory.ts'
import { Rounds } from './measure/rounds.ts'
import { uploadGrowthMb } from './measure/upload.ts'
import { commandRequests, saveRequest } from './operations/commands.ts'
import { operations } from './operations/operations.ts'
import { readRequests } from './operations/requests.ts'
import type { Options } from './options.ts'
import { installPeers } from './peers/install.ts'
import { peers } from './peers/peers.ts'
import { Child } from './processes/child.ts'
import type { Running } from './processes/running.ts'
import { serverEnvironment } from './processes/serverEnvironment.ts'
import type { SqlFigures } from './sql/callByCall.ts'

/** The product beside LIMIT and the peers, on one database. */
export async function measureServer(options: Options, running: Running, say: (line: string) => void): Promise<ServerFigures> {
  const hasPeers = await installPeers()
  if (!hasPeers) say('the peers could not be installed: ours is measured against LIMIT alone.')
  const database = running.keep(new Child({ name: 'PostgreSQL', file: 'bench/data/databaseServer.ts' }))
  const { url: serverUrl, folder } = await database.heard<{ url: string; folder: string }>()
  await quieten(serverUrl)
  say(`making ${options.estates} estates, ${options.registered} companies and addresses, ${options.documents} documents …`)
  const [tenthUrl, url] = await Promise.all([
    prepareDatabase(serverUrl, 'tenth', { estates: options.estates / 10, registered: 0, documents: options.documents / 10 }),
    prepareDatabase(serverUrl, 'whole', options),
  ])

  const contenders = await startContenders({ url, folder, names: hasPeers ? (options.quick ? peers.slice(0, 1) : peers) : [] }, running)
  const load = await Load.start(running.keep)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const people = await readPeople(client)
    say(`${contenders.map(({ name }) => name).join(', ')}: comparing their answers …`)
    await compareAll(client, contenders, people, options)
    const sql = running.keep(
      new Child({
        name: 'the statements',
        file: 'bench/sql/callByCall.ts',
        env: { DATABASE_URL: url, TENTH_URL: tenthUrl, FOLDER: folder, CALLS: String(options.calls) },
      }),
    )
    await sql.heard()
    const rounds = new Rounds({ load, client, people, contenders })
    say('warming up …')
    await rounds.warm(options.operations, options.warming)
    const figures: OperationFigures[] = []
    for (const operation of options.operations) {
      say(`${operation.title} …`)
      await rounds.prepare(operation)
      await checkpoint(serverUrl)
      const tracks = await rounds.run(operation, options.rounds)
      const [ours, limit] = [tracks.get('ours')!, tracks.get('LIMIT')!]
      const statements = operation.isCompiled
        ? await sql.ask<SqlFigures>({ operation: operation.name })
        : { pgCpu: pgCpuRatio(ours, limit) }
      const against = versus(ours, limit)
      const others = [...tracks].filter(([name]) => name !== 'ours' && name !== 'LIMIT')
      figures.push({
        ...operation,
        ...statements,
        throughput: against.throughput,
        nodeCpu: against.nodeCpu,
        p99: p99Ratio(ours, limit),
        versus: Object.fromEntries(others.map(([name, track]) => [name, versus(ours, track)])),
        ours: absolute(ours),
      })
    }
    await compareAll(client, contenders, people, options)
    const [ours] = contenders
    const peak = peakMb(ours!.pid)
    return { operations: figures, peakMb: peak, uploadGrowthMb: await uploadGrowthMb(ours!, people[0]!) }
  } finally {
    await client.end()
  }
}

interface Cast {
  url: string
  folder: string
  names: readonly (typeof peers)[number][]
}

async function startContenders({ url, folder, names }: Cast, running: Running): Promise<Contender[]> {
  const product = running.keep(
    new Child({ name: 'the product', file: 'server/main.ts', flags: serverFlags, args: ['--quiet'], env: serverEnvironment(url, folder) }),
  )
  const others = [{ name: 'LIMIT', file: 'bench/limit/server.ts', application: 'limit' }, ...names].map((other) => ({
    ...other,
    child: running.keep(new Child({ name: other.name, file: other.file, env: { DATABASE_URL: url, NODE_ENV: 'production' } })),
  }))
  const { address } = await product.heard<{ address: string }>()
  const ours = { name: 'ours', port: Number(new URL(address).port), pid: product.pid, application: 'grunnmur' }
  const started = others.map(async ({ name, application, child }) => ({
    name,
    application,
    pid: child.pid,
    port: (await child.heard<{ port: number }>()).port,
  }))
  return [ours, ...(await Promise.all(started))]
}

async function compareAll(client: pg.Client, contenders: readonly Contender[], people: readonly Person[], { compared }: Options) {
  for (const operation of operations) {
    if (!operation.takesUpload) {
      const requests = operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people)
      await compareAnswers(
        answering(operation, contenders),
        requests.slice(-compared).map((request) => () => request),
      )
      continue
    }
    const [person] = people
    const ids = await freshUploads(client, [person!.accountId], contenders.length * 2)
    await compareAnswers(
      contenders,
      [1, 2].map((i) => () => saveRequest(operation, person!, ids.pop()!.id, i)),
    )
  }
}
