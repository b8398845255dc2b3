import { existsSync, readFileSync } from 'node:fs'
import yaml from 'js-yaml'
import { expect, test } from 'vitest'
import { faultsBy } from '#tests/support/publishedSchemas.ts'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

interface Service {
  image?: string
  profiles?: string[]
  environment: Record<string, string | number>
  volumes?: string[]
  depends_on?: string[] | Record<string, unknown>
  read_only?: boolean
  cap_drop?: string[]
  security_opt?: string[]
}
interface Compose {
  services: Record<'app' | 'one' | 'two', Service> & Record<string, Service>
  volumes: Record<string, unknown>
}
const compose = yaml.load(read('docker-compose.yml')) as Compose
const { app, one, two } = compose.services
const services = Object.entries(compose.services)

/** The variables of the table that README.md has of them, with what it says of each. */
const table = read('README.md').split('## Configuration')[1]!.split('\n\n')[1]!
const rows = table
  .split('\n')
  .slice(2)
  .map((row) => row.split(' | '))
const variables = rows.flatMap(([names = '']) => [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!))
/** Those whose value is the path of a file. */
const files = rows.filter(([, , meaning]) => meaning?.startsWith('a JSON file')).flatMap(([names = '']) => /`([A-Z_]+)`/.exec(names)![1]!)

test('the table tells of every variable that the product reads', () => {
  const sources = [
    'config.ts',
    ...['fileStore', 'features', 'providers', 'sales', 'secrets', 'site', 'tracing', 'trustedProxies'].map((name) => `config/${name}.ts`),
  ]
  const asked = new Set(sources.flatMap((file) => [...read(`server/${file}`).matchAll(/'([A-Z][A-Z0-9_]{3,})'/g)].map(([, name]) => name!)))
  const plans = ['CUSTOMER_PLUS', 'COMPANY_PRO', 'COMPANY_PRO_PLUS', 'SUPPLIER_ACCESS', 'ENOENT', 'EEXIST']
  expect([...asked].filter((name) => !plans.includes(name) && !variables.includes(name))).toEqual([])
})

test('the compose file hands on every variable of the table, and none that the product does not know', () => {
  for (const { environment } of [app, one, two]) {
    expect(variables.filter((name) => !(name in environment))).toEqual([])
    expect(Object.keys(environment).filter((name) => !table.includes(`\`${name}\``))).toEqual([])
  }
})

test('the compose file has the form that is published for it', () => {
  expect(faultsBy('raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json', compose)).toEqual([])
  const wrong = { services: { app: { image: 'a', volume: ['/data'] } } }
  expect(faultsBy('raw.githubusercontent.com/compose-spec/compose-spec/master/schema/compose-spec.json', wrong)).not.toEqual([])
})

test('each service is of a profile, needs none of another, and mounts what there is', () => {
  const named = (needed: Service['depends_on']) => (Array.isArray(needed) ? needed : Object.keys(needed ?? {}))
  for (const [name, { profiles = [], depends_on: needed, volumes = [] }] of services) {
    expect([name, profiles]).toEqual([name, expect.arrayContaining([expect.stringMatching(/^(alone|production)$/)])])
    for (const other of named(needed)) expect(compose.services[other]?.profiles).toEqual(expect.arrayContaining(profiles))
    const sources = volumes.map((volume) => volume.split(':')[0]!)
    const files = sources.filter((source) => source.startsWith('./'))
    expect(files.filter((source) => !existsSync(new URL(`../../../${source}`, import.meta.url)))).toEqual([])
    expect(Object.keys(compose.volumes)).toEqual(expect.arrayContaining(sources.filter((source) => /^[a-z]/.test(source))))
  }
})

test('in production there are two instances on one database, one store and one place for backups, and a proxy that knows both', () => {
  expect(services.filter(([, { profiles }]) => profiles?.includes('production')).map(([name]) => name)).toEqual(
    expect.arrayContaining(['one', 'two', 'proxy', 'database', 'replica', 'store']),
  )
  const { INSTANCE_NAME: _, ...shared } = one.environment
  const { INSTANCE_NAME: __, ...others } = two.environment
  expect(others).toEqual(shared)
  expect(read('operations/Caddyfile')).toMatch(/reverse_proxy one:4000 two:4000/)
})

test('what is ours writes nowhere but in its volumes, and may do nothing that it need not', () => {
  for (const service of [app, one, two])
    expect(service).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] })
})

test('what is the path of a file is mounted, and told by its place within', () => {
  expect(files.sort()).toEqual(['OIDC_PROVIDERS', 'SELLER', 'SITE'])
  for (const name of files) {
    const place = /^\$\{\w+:\+(\/config\/\w+\.json)\}$/.exec(String(app.environment[name]))?.[1]
    expect(app.volumes).toContain(`\${${name}:-/dev/null}:${place}:ro`)
  }
})

test('the example of an environment has every variable that whoever deploys may set', () => {
  const example = new Set([...read('.env.example').matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name!))
  // Which services are started is asked by compose itself.
  const asked = new Set(['COMPOSE_PROFILES', ...[...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!)])
  expect([...asked].filter((name) => !example.has(name))).toEqual([])
  expect([...example].filter((name) => !asked.has(name))).toEqual([])
})
