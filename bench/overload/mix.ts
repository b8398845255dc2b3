import type { Person } from '../data/people.ts'
import { textOf } from '../load/requestText.ts'
import { commandRequests } from '../operations/commands.ts'
import { type OperationName, operations } from '../operations/operations.ts'
import { readRequests, type Request } from '../operations/requests.ts'
import { head, headersOf, tail, uploadPath } from '../operations/uploading.ts'

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

/** Every caller comes from an address of their own, as people do. */
const fromHomes = (requests: readonly Request[], net: number) =>
  requests
    .filter(isAllowed)
    .map(({ path, headers, body }, i) =>
      textOf({ path, headers: { 'x-forwarded-for': `10.${net}.${i >> 8}.${i & 255}`, ...headers }, body }),
    )

/** A scanned page of a paper. */
const page = head + '%PDF-1.7\n'.padEnd(300 * 1024) + tail
const upload = (person: Person, i: number) =>
  textOf({ path: uploadPath, headers: { ...headersOf(person), 'x-forwarded-for': `10.5.0.${i}` }, body: page })

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
