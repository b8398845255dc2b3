import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import pg from 'pg'
import { documents } from '../operations/documents.ts'
import { serveParent, tellParent } from '../processes/parent.ts'
import { isOfLink, isOpen, ofAccount, ofAnybody, ofLink } from './statements.ts'
import type { Ask, Statement } from './values.ts'
import { Viewers } from './viewers.ts'

/**
 * How fast it could be: written by hand for these few operations, one named statement for each request, and what PostgreSQL
 * answers goes to the socket as it came.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  application_name: 'limit',
  options: '-c timezone=UTC -c jit=off -c random_page_cost=1.1',
  max: 20,
  idleTimeoutMillis: 0,
  keepAlive: true,
})
const viewers = new Viewers(pool)

/** The fields that each answers; where there are two, its statement makes the whole of the answer. */
const fields = {
  estateList: ['estates'],
  estateSummary: ['estate'],
  estateDetails: ['estate', 'floors'],
  technicalInformation: ['estate'],
  documentSearch: ['documentSearch'],
  reportArchive: ['reportDocuments'],
  publicEstate: ['sharedEstate'],
  integratorQuery: ['estate'],
  companyUsers: ['companyUsers'],
  companySearch: ['companiesInRegister'],
  addressSearch: ['addresses'],
  saveReport: ['saveReportDocument'],
  saveRoom: ['createRoom'],
  planOverview: ['maintenanceBuildings'],
  planArea: ['maintenanceArea'],
  yearWheel: ['yearWheel'],
  assignedPlans: ['assignedPlans'],
  saveTask: ['createMaintenanceTask'],
  archiveTask: ['archiveMaintenanceTask'],
  orderList: ['orders'],
  customerOrders: ['orders'],
  firmOrders: ['orders'],
  order: ['order'],
  saveOrderLine: ['saveOrderLine'],
  projectList: ['projects'],
  customerProjects: ['projects'],
  firmProjects: ['projects'],
  projectOverview: ['project'],
  controlArea: ['project', 'controlArea'],
  publicProject: ['project'],
  completePoint: ['changeControlPoint'],
  buildingBudgets: ['buildingBudgets'],
  portfolio: ['portfolio'],
  yearlyReports: ['maintenanceReports'],
} as const
type Known = keyof typeof fields
const byText = new Map(Object.entries(documents).map(([name, text]) => [text, name as Known]))
const nullable = new Set<Known>([
  'estateSummary',
  'technicalInformation',
  'integratorQuery',
  'planArea',
  'order',
  'projectOverview',
  'controlArea',
  'publicProject',
])

interface Body {
  query: string
  variables: Ask['variables']
}

const texts = { entityNotFound: 'Vi fant ikke det du leter etter.', authorizationFailure: 'Du har ikke tilgang til dette.' }
const statuses = { entityNotFound: 404, authorizationFailure: 403 }

function refusal(operation: Known, code: keyof typeof texts, requestId: string) {
  const errors = fields[operation].map((field) => ({
    message: texts[code],
    locations: [{ line: 2, column: 3 }],
    path: [field],
    extensions: { code, status: statuses[code], requestId },
  }))
  return JSON.stringify({
    data: nullable.has(operation) ? Object.fromEntries(fields[operation].map((field) => [field, null])) : null,
    errors,
  })
}
const dataOf = (operation: Known, found: string) =>
  fields[operation].length > 1 ? `{"data":${found}}` : `{"data":{"${fields[operation][0]}":${found}}}`

const send = async (statement: Statement) =>
  (await pool.query({ ...statement, rowMode: 'array' })).rows[0] as [string | null, boolean?] | undefined
const publicPath = '/graphql/public/'
const tokenOf = (cookie = '') => /(?:^|; )session=([\w-]{43})/.exec(cookie)?.[1] ?? ''

/** The row, asked for again where who asks is no longer who they were. */
async function rowFor(request: IncomingMessage, operation: Known, ask: Ask) {
  const url = request.url!
  if (isOpen(operation)) return send(ofAnybody(operation, ask))
  if (url.startsWith(publicPath)) {
    const key = url.slice(publicPath.length)
    // The archive's document is the same for all who ask.
    const asked = isOfLink(operation) ? operation : 'publicReportArchive'
    const holder = await viewers.link(key)
    const row = holder && (await send(ofLink(asked, holder, ask)))
    const again = row ? undefined : await viewers.readLink(key)
    return row ?? (again && send(ofLink(asked, again, ask)))
  }
  if (isOfLink(operation)) return undefined
  const token = tokenOf(request.headers.cookie)
  const account = await viewers.account(token)
  const row = account && (await send(ofAccount[operation](account, ask)))
  const again = row ? undefined : await viewers.readAccount(token)
  return row ?? (again && send(ofAccount[operation](again, ask)))
}

async function answer(request: IncomingMessage, text: string) {
  const { query, variables } = JSON.parse(text) as Body
  const operation = byText.get(query)!
  const ask = { variables, address: request.socket.remoteAddress!, requestId: randomUUID() }
  const [found, may] = (await rowFor(request, operation, ask)) ?? []
  if (found) return dataOf(operation, found)
  return refusal(operation, may === false ? 'authorizationFailure' : 'entityNotFound', ask.requestId)
}

function respond(response: ServerResponse, status: number, body: string) {
  response
    .writeHead(status, { 'content-type': 'application/graphql-response+json; charset=utf-8', 'content-length': Buffer.byteLength(body) })
    .end(body)
}

const server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    answer(request, Buffer.concat(parts).toString()).then(
      (body) => respond(response, 200, body),
      (error: unknown) => {
        console.error(error)
        respond(response, 500, '{}')
      },
    )
  })
})

server.listen(0, '127.0.0.1')
await once(server, 'listening')
serveParent(
  async () => ({}),
  async () => {
    server.closeAllConnections()
    server.close()
    await pool.end()
  },
)
tellParent({ port: (server.address() as AddressInfo).port })
