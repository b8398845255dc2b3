import { describe, expect, test } from 'vitest'
import { isDomain, isUpstairs } from './floors.ts'
import { roomOf } from './mentions.ts'
import { type Import, type Source, sources } from './sources.ts'

const all = sources()
const isTest = ({ file }: Source) => /\.(test|spec|setup)\.tsx?$/.test(file) || file.startsWith('tests/')
const product = all.filter((source) => !isTest(source))
const ours = /^(schema|server|client|scripts|tests|migrations|bench|demo)\//
const within = (tree: string) => product.filter(({ file }) => file.startsWith(`${tree}/`))

/** Imports that a tree may not have, as sentences. */
const strangers = (tree: string, mayImport: (from: string, source: Source, imported: Import) => boolean) =>
  within(tree).flatMap((source) =>
    source.imports
      .filter((imported) => ours.test(imported.from) && !mayImport(imported.from, source, imported))
      .map(({ from }) => `${source.file} imports ${from}`),
  )

const startsWith = (from: string, ...places: string[]) => places.some((place) => from.startsWith(place))
const domainOf = (file: string) => file.split('/').slice(0, 2).join('/') + '/'
/** What serves the domains, and what puts them together. */
const services = [
  'server/kernel/',
  'server/config',
  'server/jobs/',
  'server/mail/',
  'server/openapi/',
  'server/pages/',
  'server/pdf/',
  'server/sheets/',
]
const beneath = [...services, 'server/access/']
const above = ['server/start/', 'server/postgres/', 'server/backup/', 'server/telemetry/']
const domains = within('server').filter(({ file }) => /^server\/\w+\//.test(file) && isDomain(roomOf(file)))
describe('imports point one way', () => {
  test('the contract imports itself', () => {
    expect(strangers('schema', (from) => startsWith(from, 'schema/'))).toEqual([])
  })
  test('the kernel imports the contract, and knows the configuration by its type', () => {
    expect(
      strangers(
        'server/kernel',
        (from, _source, { isType }) => startsWith(from, 'schema/', 'server/kernel/') || (isType && from.startsWith('server/config')),
      ),
    ).toEqual([])
  })
  test('access decides over the kernel’s operations and the domains’ entities', () => {
    const known = ['schema/', 'server/kernel/', 'server/config', 'server/access/']
    expect(strangers('server/access', (from) => startsWith(from, ...known) || from.endsWith('.entity.ts'))).toEqual([])
  })
  test('the description of the REST layer is made of what the kernel knows, and read by the pages alone', () => {
    expect(strangers('server/openapi', (from) => startsWith(from, 'schema/', 'server/kernel/', 'server/openapi/'))).toEqual([])
    expect(
      strangers('server', (from, { file }) => !from.startsWith('server/openapi/') || startsWith(file, 'server/openapi/', 'server/pages/')),
    ).toEqual([])
  })
  test('what serves every domain knows none', () => {
    for (const tree of ['server/jobs', 'server/mail', 'server/pages', 'server/pdf', 'server/sheets', 'server/config'])
      expect(strangers(tree, (from) => startsWith(from, 'schema/', ...services))).toEqual([])
  })
  test('a domain imports another’s entities and offers, and nothing else of it', () => {
    const foreign = (from: string, file: string) =>
      isDomain(roomOf(from)) && from.startsWith('server/') && domainOf(from) !== domainOf(file) && !/\.(entity|offer)\.ts$/.test(from)
    expect(
      domains.flatMap(({ file, imports }) =>
        imports.filter(({ from }) => foreign(from, file)).map(({ from }) => `${file} imports ${from}`),
      ),
    ).toEqual([])
  })
  test('a domain knows those beneath it: what lies upstairs says itself what it has to say', () => {
    const upward = domains.flatMap(({ file, imports }) =>
      imports
        .filter(({ from, isType }) => !isType && from.startsWith('server/') && isUpstairs(roomOf(file), roomOf(from)))
        .map(({ from }) => `${file} imports ${from}`),
    )
    expect(upward).toEqual([])
  })
  test('an offer is taken by another domain', () => {
    const taken = new Set(
      product.flatMap(({ file, imports }) => imports.filter(({ from }) => domainOf(from) !== domainOf(file)).map(({ from }) => from)),
    )
    expect(domains.filter(({ file }) => file.endsWith('.offer.ts') && !taken.has(file)).map(({ file }) => file)).toEqual([])
  })
  test('every room of the server is a domain or serves them', () => {
    const rooms = within('server').filter(({ file }) => /^server\/\w+\//.test(file) && !startsWith(file, ...beneath, ...above))
    expect([...new Set(rooms.map(({ file }) => roomOf(file)))].filter((room) => !isDomain(room))).toEqual([])
  })
  test('the demo world stands on the server, and is known to what starts it alone', () => {
    expect(strangers('demo', (from) => startsWith(from, 'schema/', 'server/', 'demo/'))).toEqual([])
    for (const tree of ['schema', 'server', 'client', 'bench'])
      expect(strangers(tree, (from, { file }) => !from.startsWith('demo/') || file === 'server/main.ts')).toEqual([])
  })
  test('server and client meet in the contract alone', () => {
    expect(strangers('server', (from) => !from.startsWith('client/'))).toEqual([])
    expect(strangers('client', (from) => startsWith(from, 'client/', 'schema/'))).toEqual([])
  })
  test('the pieces of the client know no domain, and only the app joins domains', () => {
    // Whatever has papers shows files, a public link shows the screens of the private area, and who may come in is told on a screen of the estate.
    const shared = [
      'schema/',
      'client/ui/',
      'client/access/',
      'client/data/',
      'client/records/',
      'client/messages/',
      'client/generated/',
      'client/files/',
      'client/estates/estates.routes.tsx',
      'client/estates/estate/',
    ]
    expect(strangers('client/ui', (from) => startsWith(from, 'schema/', 'client/ui/', 'client/messages/'))).toEqual([])
    expect(
      strangers(
        'client',
        (from, { file }) =>
          startsWith(file, 'client/app/', 'client/main', 'client/explorer/') ||
          startsWith(from, domainOf(file), ...shared) ||
          // The plan stands in the frame of its estate, and speaks of its buildings.
          (startsWith(file, 'client/maintenance/') && startsWith(from, 'client/estates/')) ||
          // What was found wrong becomes a task in the plan's own dialog.
          (startsWith(file, 'client/estates/findings/') &&
            startsWith(from, 'client/maintenance/adding/', 'client/maintenance/tasks/taskForm.ts')) ||
          // A project may begin where a task is sent: on the property that was looked up there.
          (startsWith(file, 'client/projects/saveProject/') && startsWith(from, 'client/estates/task/')) ||
          // A project for somebody new begins with the estate that it is on.
          (startsWith(file, 'client/projects/newCustomer/') && startsWith(from, 'client/estates/saveEstate/')) ||
          // What is inside the house is read and changed through a project too.
          (startsWith(file, 'client/projects/interior/') && startsWith(from, 'client/estates/interior/')) ||
          !from.startsWith('client/'),
      ),
    ).toEqual([])
  })
  test('nothing that is delivered imports a test', () => {
    expect(
      product.flatMap(({ file, imports }) =>
        imports.filter(({ from }) => from.startsWith('tests/')).map(({ from }) => `${file} imports ${from}`),
      ),
    ).toEqual([])
  })
})

describe('the only door to the rows', () => {
  test('operations fetch nothing themselves', () => {
    const operations = product.filter(({ file }) => file.endsWith('.operations.ts'))
    expect(
      operations.flatMap(({ file, imports }) =>
        imports.filter(({ from }) => /^(typeorm|pg)\b/.test(from)).map(({ from }) => `${file} imports ${from}`),
      ),
    ).toEqual([])
  })
  test('is opened in server/access', () => {
    const opens = /\bnew (\w+Scope|\w+Rows|\w+Grant|\w+Door|Caretaker|Rows|OneRow)\b/
    const found = within('server').filter(({ file, text }) => !startsWith(file, 'server/access/', 'server/kernel/') && opens.test(text))
    expect(found.map(({ file }) => file)).toEqual([])
  })
  test('is not gone around by asking about people, but where people come and go', () => {
    const asks = within('server').filter(({ text }) => /\bofPeople\(/.test(text))
    const those = [
      'server/access/',
      'server/accounts/',
      'server/companies/proof/',
      'server/companies/subcontractors/',
      'server/companies/users/',
      'server/licences/',
      'server/estates/ownerInvitations/',
      'server/estates/saveEstate/',
      'server/maintenance/calendar/',
      'server/sharing/guests/',
    ]
    expect(asks.filter(({ file }) => !startsWith(file, ...those)).map(({ file }) => file)).toEqual([])
  })
})

describe('files', () => {
  test('are short', () => {
    expect(all.filter(({ text }) => text.split('\n').length > 251).map(({ file }) => file)).toEqual([])
  })
  test('export by name', () => {
    // Read by a tool, or standing in for a library that has nothing but a default.
    const tools = /(\.config|codegen|\.setup|standIns\/\w+)\.ts$/
    expect(all.filter(({ file, text }) => !tools.test(file) && /^export default\b/m.test(text)).map(({ file }) => file)).toEqual([])
  })
  test('are no barrels', () => {
    expect(all.filter(({ text }) => /^export \* from/m.test(text)).map(({ file }) => file)).toEqual([])
  })
  test('have names of their own in their domain', () => {
    const named = product.filter(({ file }) => /^(schema|server|client)\/(?!messages\/)\w+\//.test(file))
    const places = Map.groupBy(named, ({ file }) => domainOf(file) + file.split('/').at(-1)!)
    const shared = [...places].filter(([, those]) => those.length > 1)
    expect(shared.flatMap(([, those]) => those.map(({ file }) => file))).toEqual([])
  })
  test('lie where their name says what they are', () => {
    const dumping = /(^|\/)(utils?|helpers?|common|misc|types|constants)(\/|\.tsx?$)/
    expect(all.filter(({ file }) => dumping.test(file)).map(({ file }) => file)).toEqual([])
  })
})
