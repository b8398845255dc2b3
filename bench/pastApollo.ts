import { spent, timesOf } from './measure/processorTime.ts'

/**
 * What the same GraphQL call costs a running server past Apollo, through Apollo, which an `Accept` with a reservation takes, and with
 * its fields put together by the executor, as is done where a word about the schema stands beside them.
 * Arguments: the address, the server's process, e-mail, password.
 */
const [address = 'http://localhost:4391', pid = '', email = 'owner@demo.example', password = 'Demo-1234'] = process.argv.slice(2)
const rounds = 14
/** The executor's look at the schema is paid for out of an account's purse, so that there are not more. */
const calls = 40

const post = (body: object, headers: Record<string, string>) =>
  fetch(`${address}/graphql`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: address, ...headers },
  })

/** One session from the first call on; a document is known from its third. */
let cookie = ''
async function signed(query: string, variables: object) {
  const answer = await post({ query, variables }, { cookie })
  cookie = answer.headers.getSetCookie().map((each) => each.split(';')[0])[0] ?? cookie
  return (await answer.json()) as { data: { login: { accountProfiles: { accountId: string }[] } } }
}
const { data } = await signed(
  'mutation ($email: String!, $password: String!) { login(email: $email, password: $password) { accountProfiles { accountId } } }',
  {
    email,
    password,
  },
)
const { accountId } = data.login.accountProfiles[0]!
await signed('mutation ($accountId: ID!) { selectAccount(input: { accountId: $accountId }) { __typename } }', { accountId })
const fields = 'estates(first: 20) { totalCount edges { node { id addressLine1 addressLine2 may } } }'
const query = `{ ${fields} }`
const reserved = 'application/json;q=0.9'
const ways = {
  past: { query, accept: 'application/json' },
  through: { query, accept: reserved },
  executed: { query: `{ ${fields} __schema { description } }`, accept: reserved },
}
const cost: Record<keyof typeof ways, number[]> = { past: [], through: [], executed: [] }
const texts = new Set<string>()
const estatesIn = (text: string) => JSON.stringify((JSON.parse(text) as { data?: { estates: unknown } }).data?.estates ?? text)
for (let round = 0; round < rounds; round++)
  for (const way of Object.keys(ways) as (keyof typeof ways)[]) {
    const { accept, ...sent } = ways[way]
    const before = timesOf([Number(pid)])
    for (let call = 0; call < calls; call++) texts.add(estatesIn(await (await post(sent, { cookie, accept })).text()))
    if (round > 1) cost[way].push(spent(before, timesOf([Number(pid)])) / calls / 1000)
  }
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
if (texts.size > 1 || [...texts].some((text) => text.includes('errors')))
  throw new Error(`Not the same answer: ${[...texts].slice(0, 3).join('\n')}`)
process.stdout.write(
  `ms of processor for each call: past Apollo ${median(cost.past).toFixed(2)}, through Apollo ${median(cost.through).toFixed(2)}, by the executor ${median(cost.executed).toFixed(2)}\n`,
)
