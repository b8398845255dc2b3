import { type Person, readPeople } from '../data/people.ts'
import { connected } from '../data/prepare.ts'
import { freshUploads } from '../data/uploads.ts'
import type { Spread } from '../measure/statistics.ts'
import { commandRequests, saveRequest } from '../operations/commands.ts'
import { type Operation, operations } from '../operations/operations.ts'
import { largeRequests, readRequests, type Request } from '../operations/requests.ts'
import { serveParent, tellParent } from '../processes/parent.ts'
import { type Ask, inTurns, warming } from './alternated.ts'
import { Backend, type Call } from './backend.ts'
import { LimitStatements } from './limit.ts'
import { Product } from './product.ts'

export interface SqlFigures {
  /** Of ours to LIMIT's, where that answers. */
  pgCpu?: Spread
  /** How many of its calls PostgreSQL has planned anew, of all beyond the first five. */
  plannedAnew?: number
  /** Of ours to ours without its checks; for what is about one known estate. */
  checks?: Spread
  /** Of ours to ours over a tenth of the data. */
  tenfold?: Spread
  /** Of ours to ours on an estate that holds no more than a page. */
  large?: Spread
}

const environment = process.env as Record<'DATABASE_URL' | 'TENTH_URL' | 'FOLDER' | 'CALLS', string>
const { DATABASE_URL: url, TENTH_URL: tenthUrl, FOLDER: folder } = environment
const calls = Number(environment.CALLS)
/** Where one statement of ours is held against another of ours. */
const fewer = calls / 2

const product = await Product.open(url, folder)
const tenth = await Product.open(tenthUrl, folder)
const limit = new LimitStatements(url)
const [backend, tenthBackend] = [await Backend.open(url), await Backend.open(tenthUrl)]
const people = await connected(url, readPeople)
const tenthPeople = await connected(tenthUrl, readPeople)

const alternated = (one: Ask, other: Ask, count = calls): Promise<Spread> => inTurns(one, other, count)

const prepared = (requests: readonly Request[], statementFor: (request: Request) => Promise<Call[]>) =>
  Promise.all(requests.map(statementFor)).then((found) => (i: number) => found[i % found.length]!)
const inTurn = async (requests: readonly Request[], statementFor: (request: Request) => Promise<Call[]>) => {
  const found: Call[][] = []
  for (const request of requests) found.push(await statementFor(request))
  return (i: number) => found[i % found.length]!
}

async function readFigures(operation: Operation): Promise<SqlFigures> {
  const requests = readRequests(operation, people)
  const ours = await inTurn(requests, (request) => product.statementsFor(request))
  const limits = await prepared(requests, async (request) => [await limit.statementFor(request)])
  const pgCpu = await alternated(
    (i) => backend.cost(ours(i)),
    (i) => backend.cost(limits(i)),
  )
  const plannedAnew = await backend.plannedAnew([...new Set(requests.flatMap((_, i) => ours(i).map(({ name }) => name)))])
  const tenthOurs = await inTurn(readRequests(operation, tenthPeople), (request) => tenth.statementsFor(request))
  const tenfold = await alternated(
    (i) => backend.cost(ours(i)),
    (i) => tenthBackend.cost(tenthOurs(i)),
    fewer,
  )
  return {
    pgCpu,
    plannedAnew,
    tenfold,
    ...(operation.hasChecks && (await checksOf(requests))),
    ...(operation.isOfLarge && (await largeOf(operation))),
  }
}

async function checksOf(requests: readonly Request[]) {
  const seen = requests.filter(({ refused }) => !refused)
  const checked = await inTurn(seen, (request) => product.statementsFor(request))
  const unchecked = await prepared(seen, (request) => product.uncheckedFor(request))
  const checks = await alternated(
    (i) => backend.cost(checked(i)),
    (i) => backend.cost(unchecked(i)),
    fewer,
  )
  return { checks }
}

async function largeOf(operation: Operation) {
  const requests = largeRequests(operation, people)
  const onLarge = await inTurn(requests.large, (request) => product.statementsFor(request))
  const onSmall = await inTurn(requests.small, (request) => product.statementsFor(request))
  const large = await alternated(
    (i) => backend.cost(onLarge(i)),
    (i) => backend.cost(onSmall(i)),
    fewer,
  )
  return { large }
}

/** Each call adds a room to a floor. */
async function roomFigures(operation: Operation): Promise<SqlFigures> {
  const ours = await inTurn(commandRequests(operation, people), (request) => product.statementsFor(request))
  const limits = await prepared(commandRequests(operation, people), async (request) => [await limit.statementFor(request)])
  const tenthOurs = await inTurn(commandRequests(operation, tenthPeople), (request) => tenth.statementsFor(request))
  return {
    pgCpu: await alternated(
      (i) => backend.cost(ours(i)),
      (i) => backend.cost(limits(i)),
    ),
    tenfold: await alternated(
      (i) => backend.cost(ours(i)),
      (i) => tenthBackend.cost(tenthOurs(i)),
      fewer,
    ),
  }
}

/** Each call takes over an upload of its own. */
async function saveFigures(operation: Operation): Promise<SqlFigures> {
  const asker = people[0]!
  const uploads = async (of: Person, database: string) =>
    connected(database, async (client) => {
      const rows = await freshUploads(client, [of.accountId], (calls + warming) * 2 + 1)
      // What the windows before have left behind lies in one database only.
      await client.query('vacuum analyze file')
      return rows.map(({ id }) => id)
    })
  const [ids, tenthIds] = [await uploads(asker, url), await uploads(tenthPeople[0]!, tenthUrl)]
  const withFresh = (call: Call, known: string, fresh: string) => ({
    ...call,
    values: call.values.map((value) => (value === known ? fresh : value)),
  })
  const oursOf = async (from: Product, of: Person, known: string) => (await from.statementsFor(saveRequest(operation, of, known, 1)))[0]!
  const [first, tenthFirst] = [ids.pop()!, tenthIds.pop()!]
  const ours = await oursOf(product, asker, first)
  const tenthOurs = await oursOf(tenth, tenthPeople[0]!, tenthFirst)
  const limits = await limit.statementFor(saveRequest(operation, asker, first, 1))
  const save = (on: Backend, call: Call, known: string, from: string[]) => () => on.cost([withFresh(call, known, from.pop()!)])
  const pgCpu = await alternated(save(backend, ours, first, ids), save(backend, limits, first, ids))
  const more = await uploads(asker, url)
  const tenfold = await alternated(save(backend, ours, first, more), save(tenthBackend, tenthOurs, tenthFirst, tenthIds), fewer)
  return { pgCpu, tenfold }
}

serveParent(
  async ({ operation: name }: { operation: string }) => {
    const operation = operations.find((known) => known.name === name)!
    if (operation.kind === 'read') return readFigures(operation)
    return operation.usesUp === 'upload' ? saveFigures(operation) : roomFigures(operation)
  },
  async () => {
    await Promise.all([backend.close(), tenthBackend.close(), limit.close(), product.close(), tenth.close()])
  },
)
tellParent({ ready: true })
