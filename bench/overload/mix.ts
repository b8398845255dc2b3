import type { Person } from '../data/people.ts'
import { commandRequests } from '../operations/commands.ts'
import { type OperationName, operations } from '../operations/operations.ts'
import { readRequests, type Request } from '../operations/requests.ts'

/** Calls of one kind of caller, one of which is made as often as its share says. */
export interface Kind {
  name: string
  share: number
  calls: readonly string[]
}

const named = (name: OperationName) => operations.find((each) => each.name === name)!
const requestsFor = (names: readonly OperationName[], people: readonly Person[]) =>
  names.flatMap((name) => {
    const operation = named(name)
    return operation.kind === 'read' ? readRequests(operation, people) : commandRequests(operation, people)
  })

const isAllowed = ({ refused }: Request) => !refused

function bytesOf(path: string, headers: Readonly<Record<string, string>>, body: string) {
  const lines = Object.entries({ host: '127.0.0.1', ...headers, 'content-length': String(Buffer.byteLength(body)) })
  return `POST ${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n${body}`
}

/** Every caller comes from an address of their own, as people do. */
const fromHomes = (requests: readonly Request[], net: number) =>
  requests
    .filter(isAllowed)
    .map(({ path, headers, body }, i) => bytesOf(path, { 'x-forwarded-for': `10.${net}.${i >> 8}.${i & 255}`, ...headers }, body))

const boundary = 'grunnmur-bench-boundary'
const kilobyte = 1024

/** A scanned page of a paper. */
function upload({ token, accountId }: Person, i: number) {
  const paper = '%PDF-1.7\n'.padEnd(300 * kilobyte)
  const body = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="side ${i}.pdf"\r\ncontent-type: application/pdf\r\n\r\n${paper}\r\n--${boundary}--\r\n`
  const headers = {
    cookie: `session=${token}`,
    'x-account': accountId,
    'x-forwarded-for': `10.5.0.${i}`,
    'content-type': `multipart/form-data; boundary=${boundary}`,
  }
  return bytesOf('/api/private/temporary-document', headers, body)
}

/** A script that somebody left running asks for as much as one document may, from one address and account. */
function rude(people: readonly Person[]) {
  const [person] = people
  return fromHomes(readRequests(named('estateDetails'), [person!, person!]), 6).slice(0, 1)
}

/** What a morning brings, in a hundred calls. */
export const mixOf = (people: readonly Person[]): Kind[] => [
  {
    name: 'owners',
    share: 38,
    calls: fromHomes(
      requestsFor(
        ['estateList', 'estateSummary', 'reportArchive', 'documentSearch', 'planOverview', 'yearWheel', 'projectOverview'],
        people,
      ),
      1,
    ),
  },
  {
    name: "a supplier's morning",
    share: 18,
    calls: fromHomes(requestsFor(['assignedPlans', 'supplierErrand', 'order', 'controlArea'], people), 2),
  },
  { name: 'a link on a front page', share: 25, calls: fromHomes(requestsFor(['publicEstate', 'publicReportArchive'], people), 3) },
  { name: 'what is written', share: 9, calls: fromHomes(requestsFor(['saveRoom', 'saveTask', 'saveOrderLine', 'saveBudget'], people), 4) },
  { name: 'reports and forecasts', share: 4, calls: fromHomes(requestsFor(['yearlyReports', 'forecast', 'portfolio'], people), 7) },
  { name: 'uploads', share: 2, calls: people.map(upload) },
  { name: 'one rude client', share: 4, calls: rude(people) },
]
