import { readFileSync } from 'node:fs'
import yaml from 'js-yaml'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')

interface Compose {
  services: { app: { environment: Record<string, string | number>; volumes: string[] } }
}
const { app } = (yaml.load(read('docker-compose.yml')) as Compose).services

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

test('the compose file hands on every variable of the table', () => {
  expect(variables.filter((name) => !(name in app.environment))).toEqual([])
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
  const asked = new Set([...read('docker-compose.yml').matchAll(/\$\{([A-Z_]+)/g)].map(([, name]) => name!))
  expect([...asked].filter((name) => !example.has(name))).toEqual([])
  expect([...example].filter((name) => !asked.has(name))).toEqual([])
})
