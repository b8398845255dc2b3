import { readFileSync } from 'node:fs'

/**
 * What the same GraphQL call costs a running server past Apollo, and through Apollo, which an `Accept` with a reservation takes.
 * Arguments: the address, the server's process, e-mail, password.
 */
const [address = 'http://localhost:4391', pid = '', email = 'owner@demo.example', password = 'Demo-1234'] = process.argv.slice(2)
const rounds = 12
const calls = 150

const cpu = () => {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const ticks = fields.split(' ')
  return (Number(ticks[11]) + Number(ticks[12])) * 10
}
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
const query = '{ estates(first: 20) { totalCount edges { node { id addressLine1 addressLine2 may } } } }'
const ways = { past: 'application/json', through: 'application/json;q=0.9' }
const cost: Record<keyof typeof ways, number[]> = { past: [], through: [] }
const texts = new Set<string>()
for (let round = 0; round < rounds; round++)
  for (const [way, accept] of Object.entries(ways) as [keyof typeof ways, string][]) {
    const before = cpu()
    for (let call = 0; call < calls; call++) texts.add(await (await post({ query }, { cookie, accept })).text())
    if (round > 1) cost[way].push((cpu() - before) / calls)
  }
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!
if (texts.size > 1 || [...texts].some((text) => text.includes('"errors"')))
  throw new Error(`Not the same answer: ${[...texts].slice(0, 3).join('\n')}`)
process.stdout.write(
  `ms of processor for each call: past Apollo ${median(cost.past).toFixed(2)}, through Apollo ${median(cost.through).toFixed(2)}\n`,
)
