import { expect, test } from 'vitest'
import type { Client } from '#tests/support/world/client.ts'
import { sharedWorld } from '#tests/support/world/sharedWorld.ts'
import { unzipped } from '#tests/support/zip.ts'
import { ordering } from './order.ts'

const world = await sharedWorld()

/** Sums that occur nowhere else, each with what it comes to with VAT. */
const amounts = {
  planned: /41017\.25/,
  agreed: /31013|38766\.25/,
  plumbers: /7013\.5|8766\.88/,
  tilers: /52019|65023\.75/,
}
type Number = keyof typeof amounts
const line = (unitPrice: number) => ({ description: 'Arbeid', quantity: 1, unitPrice, vatRate: 25 })

const money = 'net vat gross'
const BUDGET = `query ($projectId: ID!) { projectBudget(projectId: $projectId) { plannedTotal askedTotal orderTotal remaining total
  lines { amount askedAmount orderAmount remaining sum } } }`
const ORDERS = `query ($projectId: ID!) { orders(projectId: $projectId) { totalCount nodes { id ${money} } } }`
const REPORT = `query ($projectId: ID!) { orderReport(projectId: $projectId) { ${money} orders { ${money} } trades { ${money} } states { ${money} } } }`
const ORDER = `query ($orderId: ID!) { order(orderId: $orderId) { ${money} lines { unitPrice net } approval { ${money} } } }`
const PROJECT = `query ($projectId: ID!) { project(projectId: $projectId) { canViewBudget canAccessOrders unseenOrderCount } }`

const askedOf = async (by: Client, document: string, variables: Record<string, string>) => {
  const { data, error } = await by.gql(document, variables)
  return JSON.stringify([data, error])
}

/** Everything that is said of a project's money, by whichever way it is asked for. */
async function heard(by: Client, { projectId, orders }: { projectId: string; orders: Record<string, string> }) {
  const [project, order] = [`/api/private/project/${projectId}`, '/api/private/order']
  const said: Record<string, string> = {}
  const ways = {
    'GET project': project,
    'GET projects': '/api/private/projects',
    'GET budget': `${project}/budget`,
    'GET orders': `${order}?id=${projectId}`,
    'GET approved orders': `${order}?id=${projectId}&type=approved`,
    'GET all orders': order,
    'GET updates': '/api/private/estates/updates',
    ...Object.fromEntries(Object.entries(orders).map(([whose, id]) => [`GET order of ${whose}`, `${order}/${id}`])),
  }
  for (const [way, url] of Object.entries(ways)) said[way] = (await by.get(url)).text
  const sheets = await by.get(`${order}/report?projectId=${projectId}&format=xlsx`)
  said['download'] = sheets.status === 200 ? Object.values(await unzipped(sheets.raw)).join('\n') : sheets.text
  for (const [way, document] of Object.entries({ BUDGET, ORDERS, REPORT, PROJECT })) said[way] = await askedOf(by, document, { projectId })
  for (const [whose, orderId] of Object.entries(orders)) said[`ORDER of ${whose}`] = await askedOf(by, ORDER, { orderId })
  return said
}

test('each number of a project’s money is heard by those who may, over every transport, and by nobody else', async () => {
  const { projectId, estate, company, leader, owner, plumber, tiler, url, make, released, approve } = await ordering(world)
  const [plumbing, tiling] = [await plumber.as('Leader'), await tiler.as('Leader')]
  const agreed = await released({ trade: 'plumber', lines: [line(31_013)] })
  expect((await approve(owner, agreed)).status).toBe(200)
  const orders = {
    nobody: agreed.orderId,
    plumber: (await make(plumbing, { lines: [line(7013.5)] })).orderId,
    tiler: (await make(tiling, { lines: [line(52_019)] })).orderId,
  }
  const budget = { lines: [{ trade: 'plumber', amount: 41_017.25 }] }
  expect((await leader.put(`${url}/budget`, budget)).status).toBe(200)

  const all: readonly Number[] = ['planned', 'agreed', 'plumbers', 'tilers']
  const people: [string, Client, readonly Number[]][] = [
    ['the leader', leader, all],
    ['the administrator', company.admin, all],
    ['the owner', owner, ['planned', 'agreed']],
    ['a firm that was called in', plumbing, ['plumbers']],
    ['another firm', tiling, ['tilers']],
    ['a guest who may edit', await estate.guest('edit'), []],
    ['somebody else', await world.account(), []],
    ['nobody', world.anonymous(), []],
    ['a visitor by a link', await estate.link({ sections: ['projects'] }), []],
  ]
  for (const [name, person, may] of people) {
    const told = Object.values(await heard(person, { projectId, orders }))
    // By one way alone a number would be heard over one transport only.
    const numbers = all.filter((number) => told.filter((text) => amounts[number].test(text)).length > 1)
    const leaks = all.filter((number) => !may.includes(number) && told.some((text) => amounts[number].test(text)))
    expect({ name, numbers, leaks }).toEqual({ name, numbers: may, leaks: [] })
  }
})

test('how many orders are new is told to those alone who may open them', async () => {
  const { projectId, estate, url, leader, plumber, tiler, make } = await ordering(world)
  const plumbing = await plumber.as('Leader')
  await make(plumbing, { lines: [line(100)] })
  const count = async (by: Client) => [
    (await by.get(url)).body['unseenOrderCount'],
    (await by.gql(PROJECT, { projectId })).data?.['project'],
  ]
  const allowed = { canViewBudget: true, canAccessOrders: true }
  expect(await count(leader)).toEqual([1, { ...allowed, unseenOrderCount: 1 }])
  expect(await count(await tiler.as('Leader'))).toEqual([0, { canViewBudget: false, canAccessOrders: true, unseenOrderCount: 0 }])
  expect(await count(await estate.guest('edit'))).toEqual([0, { canViewBudget: false, canAccessOrders: false, unseenOrderCount: 0 }])
})
