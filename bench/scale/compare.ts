import pg from 'pg'
import type { Spread } from '../measure/statistics.ts'
import type { Request } from '../operations/requests.ts'
import { inTurns } from '../sql/alternated.ts'
import { Backend, type Call, type Looks, spentBy } from '../sql/backend.ts'
import { Product } from '../sql/product.ts'
import { type Question, questionsFor } from './questions.ts'

/** Of the large to the small: PostgreSQL's time, and what its statements look at, where these can be sent one by one. */
export interface Comparison {
  time: Spread
  pages?: number
  rows?: number
}
export interface ScaleFigures {
  megabytes: number
  questions: readonly { name: string; title: string; world: Comparison; most?: Comparison }[]
}

interface World {
  product: Product
  backend: Backend
  watch: pg.Client
}

interface Asking {
  folder: string
  size: number
  calls: number
  only: readonly string[] | undefined
}

export async function compare(urls: { large: string; small: string }, { folder, size, calls, only }: Asking, say: (line: string) => void) {
  const [large, small] = [await open(urls.large, folder), await open(urls.small, folder)]
  const figures: ScaleFigures['questions'][number][] = []
  try {
    for (const { name, title, isCompiled, usual, most } of await questionsFor(urls, only)) {
      say(`${title} …`)
      const way = isCompiled ? byStatement : byAnswer
      figures.push({
        name,
        title,
        world: await way([large, usual.large], [small, usual.small], calls),
        ...(most && { most: await way([large, most.large], [large, most.small], calls) }),
      })
    }
  } finally {
    for (const { product, backend, watch } of [large, small]) await Promise.all([backend.close(), watch.end(), product.close()])
  }
  return { megabytes: size, questions: figures }
}

async function open(url: string, folder: string): Promise<World> {
  const [product, backend] = [await Product.open(url, folder), await Backend.open(url)]
  const watch = new pg.Client({ connectionString: url, application_name: 'bench' })
  await watch.connect()
  return { product, backend, watch }
}

type Asked = readonly [world: World, requests: Question['usual']['large']]

/** The same statements, sent by one connection to each world. */
async function byStatement([large, many]: Asked, [small, few]: Asked, calls: number): Promise<Comparison> {
  const [theirs, ours] = [await statementsOf(large, many), await statementsOf(small, few)]
  const cost =
    ({ backend }: World, sent: readonly Call[][]) =>
    (i: number) =>
      backend.cost(sent[i % sent.length]!)
  const time = await inTurns(cost(large, theirs), cost(small, ours), calls)
  const [looks, other] = [await looksOf(large, theirs), await looksOf(small, ours)]
  return { time, pages: looks.pages / other.pages, rows: looks.rows / other.rows }
}

async function statementsOf({ product }: World, requests: readonly Request[]) {
  const sent: Call[][] = []
  for (const request of requests) if (!request.refused) sent.push(await product.statementsFor(request))
  return sent
}

/** The median of them: one that asks for more than the others is no measure. */
async function looksOf({ backend }: World, sent: readonly Call[][]): Promise<Looks> {
  const looks: Looks[] = []
  for (const calls of sent.slice(0, 16)) looks.push(await backend.looksAt(calls))
  const middle = (of: keyof Looks) => looks.map((each) => each[of]).toSorted((a, b) => a - b)[Math.floor(looks.length / 2)]!
  return { pages: middle('pages'), rows: middle('rows') }
}

/** The product is asked as a whole, where it sends more than one statement: what all of its connections spend. */
async function byAnswer([large, many]: Asked, [small, few]: Asked, calls: number): Promise<Comparison> {
  const cost = (world: World, requests: readonly Request[]) => async (i: number) => {
    const pids = await connectionsOf(world)
    const before = spent(pids)
    const request = requests[i % requests.length]!
    const { statusCode, body } = await world.product.answer(request)
    // What fails is no measure.
    if (statusCode !== 200 || body.includes('"errors":') !== request.refused) throw new Error(`${request.body} was answered ${body}`)
    return spent(pids) - before
  }
  return { time: await inTurns(cost(large, many), cost(small, few), calls) }
}

const spent = (pids: readonly number[]) => pids.reduce((sum, pid) => sum + spentBy(pid), 0)
async function connectionsOf({ watch }: World) {
  const { rows } = await watch.query<{ pid: number }>(
    `select pid from pg_stat_activity where datname = current_database() and backend_type = 'client backend' and application_name <> 'bench'`,
  )
  return rows.map(({ pid }) => pid)
}
