import pg from 'pg'
import { startContenders } from './contenders.ts'
import { type Person, readPeople } from './data/people.ts'
import { checkpoint, prepareDatabases, quieten } from './data/prepare.ts'
import { Load } from './load/load.ts'
import { compareAnswers } from './measure/answers.ts'
import { answering, type Contender } from './measure/contender.ts'
import { figuresOf, type OperationFigures, pgCpuRatio, type ServerFigures } from './measure/figures.ts'
import { peakMb } from './measure/memory.ts'
import { Rounds } from './measure/rounds.ts'
import { uploadGrowthMb } from './measure/upload.ts'
import { commandRequests } from './operations/commands.ts'
import { onceRequests } from './operations/once.ts'
import { readRequests } from './operations/requests.ts'
import type { Options } from './options.ts'
import { Child } from './processes/child.ts'
import type { Running } from './processes/running.ts'
import type { SqlFigures } from './sql/callByCall.ts'

interface Started {
  url: string
  socketUrl: string
  folder: string
}

/** The product beside LIMIT and the peers, on one database. No figures where only the answers are compared. */
export async function measureServer(options: Options, running: Running, say: (line: string) => void): Promise<ServerFigures | undefined> {
  const database = running.keep(new Child({ name: 'PostgreSQL', file: 'bench/data/databaseServer.ts' }))
  const { url: serverUrl, socketUrl, folder } = await database.heard<Started>()
  await quieten(serverUrl)
  say(`making ${options.estates} estates, ${options.registered} companies and addresses, ${options.documents} documents …`)
  const { whole: url } = await prepareDatabases(serverUrl, { whole: { ...options, hasLarge: !options.answersOnly } })
  say('starting the servers …')
  const onSocket = Object.assign(new URL(socketUrl), { pathname: new URL(url).pathname }).href
  const contenders = await startContenders({ url, socketUrl: onSocket, folder }, options, running, say)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const people = await readPeople(client)
    say(`${contenders.map(({ name }) => name).join(', ')}: comparing their answers …`)
    await compareAll(client, contenders, people, options)
    if (options.answersOnly) return undefined
    const { tenth } = await prepareDatabases(serverUrl, {
      tenth: { estates: options.estates / 10, registered: 0, documents: options.documents / 10, hasLarge: false },
    })
    const load = await Load.start(running.keep)
    const sql = running.keep(
      new Child({
        name: 'the statements',
        file: 'bench/sql/callByCall.ts',
        env: { DATABASE_URL: url, TENTH_URL: tenth, FOLDER: folder, CALLS: String(options.calls) },
      }),
    )
    await sql.heard()
    const rounds = new Rounds({ load, client, people, contenders })
    await rounds.introduce(options.operations)
    const figures: OperationFigures[] = []
    for (const operation of options.operations) {
      say(`${operation.title} …`)
      await rounds.warm(operation, options.warmingMs)
      await checkpoint(serverUrl)
      const tracks = await rounds.run(operation, options)
      const statements = operation.isCompiled ? await sql.ask<SqlFigures>({ operation: operation.name }) : pgCpuRatio(tracks)
      figures.push(figuresOf(operation, tracks, statements))
    }
    say('comparing their answers once more …')
    await compareAll(client, contenders, people, options)
    const [ours] = contenders
    const peak = peakMb(ours!.pid)
    return { operations: figures, peakMb: peak, uploadGrowthMb: await uploadGrowthMb(ours!, people[0]!) }
  } finally {
    await client.end()
  }
}

async function compareAll(
  client: pg.Client,
  contenders: readonly Contender[],
  people: readonly Person[],
  { compared, operations }: Options,
) {
  for (const operation of operations) {
    const servers = answering(operation, contenders)
    if (!operation.usesUp) {
      const requests = operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people)
      await compareAnswers(
        servers,
        requests.slice(-compared).map((request) => () => request),
      )
      continue
    }
    const asking = operation.usesUp === 'upload' ? people.slice(0, 1) : people
    const calls = await onceRequests(client, operation, { people: asking, count: servers.length * 2, numberOf: () => 1 })
    await compareAnswers(
      servers,
      [1, 2].map(() => () => calls.pop()!),
    )
  }
}
