import type { Person, Plan, Work } from '../data/people.ts'
import { searched } from '../data/registers.ts'
import type { Operation, OperationName } from './operations.ts'

/** One call over GraphQL, whoever answers it. */
export interface Request {
  operation: OperationName
  path: string
  headers: Readonly<Record<string, string>>
  body: string
  /** It is about an estate that does not exist for its caller. */
  refused: boolean
}

type Variables = Readonly<Record<string, unknown>>

const call = (
  { name, document }: Operation,
  path: string,
  headers: Request['headers'],
  variables: Variables,
  refused = false,
): Request => ({
  operation: name,
  path,
  headers: {
    'content-type': 'application/json',
    accept: 'application/graphql-response+json, application/json',
    'accept-language': 'nb',
    ...headers,
  },
  body: JSON.stringify({ query: document, variables }),
  refused,
})
const signedIn = ({ token, accountId }: Pick<Person, 'token' | 'accountId'>) => ({ cookie: `session=${token}`, 'x-account': accountId })

export const asPerson = (operation: Operation, person: Pick<Person, 'token' | 'accountId'>, variables: Variables, refused = false) =>
  call(operation, '/graphql', signedIn(person), variables, refused)
const byLink = (operation: Operation, { linkKey }: Person, variables: Variables, refused = false) =>
  call(operation, `/graphql/public/${linkKey}`, {}, variables, refused)

const wheelYear = 2026

/** Every tenth person also asks for something that is somebody else's. */
const reachesTooFar = (i: number) => i % 10 === 3

type Writer = (operation: Operation, person: Person, stranger: Person, i: number) => Request[]

type Asked = (person: Person, i: number) => object
const nothingMore: Asked = () => ({})

/** Of the estate that has everything, of one that has little, of those that an entry opens, and of one that is none of theirs. */
const ofEstates =
  (more = nothingMore): Writer =>
  (operation, person, stranger, i) => [
    ...[person.papers, person.papers, person.estates[3]!, ...person.guestOn.slice(0, 1)].map((estateId) =>
      asPerson(operation, person, { estateId, ...more(person, i) }),
    ),
    ...(reachesTooFar(i) ? [asPerson(operation, person, { estateId: stranger.papers, ...more(person, i) }, true)] : []),
  ]
const ofLink: Writer = (operation, person, stranger, i) => [
  byLink(operation, person, { estateId: person.papers }),
  ...(reachesTooFar(i) ? [byLink(operation, person, { estateId: stranger.papers }, true)] : []),
]
/** Somebody types two words; every other person only looks at what is there. */
const typing: Asked = (_, i) => (i % 2 ? { search: 'taket sluttbef' } : {})

/** Of their own plan, of one that is somebody else's, and of what hangs there. */
const ofPlans =
  (more = nothingMore, planOf = ({ plans: [smallest] }: Person) => smallest!): Writer =>
  (operation, person, stranger, i) => {
    const asked = (plan: Plan) => ({
      estateId: plan.estateId,
      ...(operation.name === 'planArea' && { areaId: plan.areaId }),
      ...more(person, i),
    })
    return [
      asPerson(operation, person, asked(planOf(person))),
      ...(reachesTooFar(i) ? [asPerson(operation, person, asked(planOf(stranger)), true)] : []),
    ]
  }

/** Of the main project of their company, and of one that is somebody else's; every other time its customer asks, and a firm that was called in. */
const ofWork =
  (more: (work: Work) => Variables = ({ projectId }) => ({ projectId })): Writer =>
  (operation, person, stranger, i) => [
    asPerson(operation, person.admin, more(person.admin.work)),
    asPerson(operation, i % 2 ? person : person.calledIn, more(person.admin.work)),
    ...(reachesTooFar(i) ? [asPerson(operation, person.admin, more(stranger.admin.work), true)] : []),
  ]
const byAdmin: Writer = (operation, { admin }) => [asPerson(operation, admin, {})]
const byCustomer: Writer = (operation, person) => [asPerson(operation, person, {})]
const byFirm: Writer = (operation, { calledIn }) => [asPerson(operation, calledIn, {})]

/** No address may ask the registers as much as all of them together do here. */
const addresses = 16
const fromAllOver = (operation: Operation, i: number, searchValue: string) =>
  Array.from({ length: addresses }, (_, n) => call(operation, '/graphql', { 'x-forwarded-for': `10.${i}.${n}.1` }, { searchValue }))

type Commands =
  | 'saveReport'
  | 'saveRoom'
  | 'saveTask'
  | 'archiveTask'
  | 'saveOrderLine'
  | 'completePoint'
  | 'approveOrder'
  | 'saveBudget'
  | 'startProjectForCustomer'
const written: Readonly<Record<Exclude<OperationName, Commands>, Writer>> = {
  estateList: byCustomer,
  estateSummary: (operation, person, stranger, i) => [
    ...[person.papers, person.estates[3]!, ...person.guestOn].map((estateId) => asPerson(operation, person, { estateId })),
    ...(reachesTooFar(i) ? [asPerson(operation, person, { estateId: stranger.papers }, true)] : []),
  ],
  estateDetails: ofEstates(),
  technicalInformation: ofEstates(),
  documentSearch: ofEstates(typing),
  reportArchive: ofEstates(),
  estateDeletions: (operation, person, stranger, i) => [
    asPerson(operation, person, { estateId: person.papers }),
    ...(reachesTooFar(i) ? [asPerson(operation, person, { estateId: stranger.papers }, true)] : []),
  ],
  publicReportArchive: ofLink,
  publicEstate: (operation, person) => [byLink(operation, person, {})],
  integratorQuery: ofLink,
  planOverview: ofPlans(),
  planArea: ofPlans(),
  yearWheel: ofPlans(() => ({ year: wheelYear })),
  orderList: byAdmin,
  customerOrders: byCustomer,
  firmOrders: byFirm,
  order: ofWork(({ orderId }) => ({ orderId })),
  projectList: byAdmin,
  customerProjects: byCustomer,
  firmProjects: byFirm,
  projectOverview: ofWork(),
  controlArea: ofWork(({ projectId, areaId }) => ({ projectId, controlAreaId: areaId })),
  publicProject: (operation, person, stranger, i) => [
    byLink(operation, person, { projectId: person.admin.work.projectId }),
    ...(reachesTooFar(i) ? [byLink(operation, person, { projectId: stranger.admin.work.projectId }, true)] : []),
  ],
  buildingBudgets: ofPlans(() => ({ year: wheelYear })),
  forecast: ofPlans(),
  // Half of the calls are of the one who sees two hundred estates; a guest's list is another one.
  portfolio: (operation, person, _stranger, i) => [asPerson(operation, i % 2 ? person : person.keeper, {})],
  // The smallest plan has none yet.
  yearlyReports: ofPlans(nothingMore, ({ plans }) => plans.at(-1)!),
  starterPlan: ofPlans(),
  customerProjectOptions: byAdmin,
  supplierErrand: (operation, { supplierKey }) => [call(operation, '/graphql', {}, { linkKey: supplierKey })],
  assignedPlans: (operation, { admin }, _stranger, i) => [asPerson(operation, admin, i % 2 ? { search: 'eier rørlegger' } : {})],
  companyUsers: (operation, { admin }, stranger, i) => [
    asPerson(operation, admin, { companyId: admin.companyId }),
    ...(reachesTooFar(i) ? [asPerson(operation, admin, { companyId: stranger.admin.companyId }, true)] : []),
  ],
  search: (operation, person, _stranger, i) => [
    asPerson(operation, person, { text: searched.anything(i) }),
    asPerson(operation, person.admin, { text: searched.anything(i + 1) }),
  ],
  companySearch: (operation, _person, _stranger, i) => fromAllOver(operation, i, searched.company(i)),
  addressSearch: (operation, _person, _stranger, i) => fromAllOver(operation, i, searched.address(i)),
}

/** The calls of an operation, each of which may be made any number of times. */
export function readRequests(operation: Operation, people: readonly Person[]): Request[] {
  const write = written[operation.name as keyof typeof written]
  return people.flatMap((person, i) => write(operation, person, people[(i + 5) % people.length]!, i))
}

/** What an operation asks of the estate that holds more than a page, and of one that holds just that. */
export function largeRequests(operation: Operation, people: readonly Person[]) {
  const owner = people.find(({ large }) => large)!
  if (operation.name === 'planOverview' || operation.name === 'planArea') {
    const requestsOn = ({ estateId, areaId }: Plan) => [
      asPerson(operation, owner, { estateId, ...(operation.name === 'planArea' && { areaId }) }),
    ]
    return { large: requestsOn(owner.plans.at(-1)!), small: requestsOn(owner.plans.at(-2)!) }
  }
  if (operation.name === 'orderList' || operation.name === 'projectList') {
    const [usual] = people.filter((person) => person !== owner)
    return { large: [asPerson(operation, owner.admin, {})], small: [asPerson(operation, usual!.admin, {})] }
  }
  if (operation.name === 'firmOrders' || operation.name === 'firmProjects') {
    const [usual] = people.filter((person) => person !== owner)
    return { large: byFirm(operation, owner, owner, 0), small: byFirm(operation, usual!, owner, 0) }
  }
  const asked = operation.name === 'documentSearch' ? [1, 2].map((i) => typing(owner, i)) : [{}]
  const requestsOn = (estateId: string) => asked.map((more) => asPerson(operation, owner, { estateId, ...more }))
  return { large: requestsOn(owner.large!), small: requestsOn(owner.papers) }
}
