import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readConfig } from '#server/config.ts'
import { ConfigError } from '#server/config/variables.ts'

const folder = mkdtempSync(path.join(tmpdir(), 'grunnmur-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

let folders = 0
const dataDir = () => path.join(folder, String(++folders))
const secret = 'x'.repeat(32)
const external = { DATABASE_URL: 'postgres://user:password@localhost/grunnmur', SESSION_SECRET: secret, IDENTITY_KEY: secret }

const complaint = (env: Record<string, string>) => {
  try {
    readConfig({ DATA_DIR: dataDir(), ...env })
  } catch (error) {
    expect(error).toBeInstanceOf(ConfigError)
    return (error as Error).message
  }
  return 'no complaint'
}

describe('without any variable', () => {
  const config = readConfig({ DATA_DIR: path.join(folder, 'plain') })

  test('it listens on the own machine and keeps its data in one folder', () => {
    expect(config).toMatchObject({ host: '127.0.0.1', port: 4000, publicUrl: 'http://localhost:4000', demo: true, logLevel: 'info' })
    expect(config.files).toEqual({ kind: 'local', folder: path.join(folder, 'plain', 'files') })
    expect(config.features).toHaveLength(5)
  })

  test('the secrets are made once and readable by their owner only', () => {
    const again = readConfig({ DATA_DIR: path.join(folder, 'plain') })
    expect(again.sessionSecret).toBe(config.sessionSecret)
    expect(again.identityKey).not.toBe(config.sessionSecret)
    expect(statSync(path.join(folder, 'plain', 'secrets.json')).mode & 0o777).toBe(0o600)
  })

  test('nothing of it can be changed', () => {
    expect(Object.isFrozen(config) && Object.isFrozen(config.features) && Object.isFrozen(config.mail)).toBe(true)
  })
})

describe('with a database of one’s own', () => {
  test('it is not the demo, and writes no secrets', () => {
    const place = dataDir()
    expect(readConfig({ ...external, DATA_DIR: place })).toMatchObject({ demo: false, sessionSecret: secret })
    expect(() => readFileSync(path.join(place, 'secrets.json'))).toThrow('ENOENT')
  })

  test.each(['SESSION_SECRET', 'IDENTITY_KEY'])('it refuses to start without %s', (name) => {
    expect(complaint({ ...external, [name]: '' })).toBe(`${name} must be set, to at least 32 random characters, when DATABASE_URL is set.`)
  })
})

test('replicas are listed, and follow a database of one’s own', () => {
  const two = 'postgres://user:password@one/grunnmur, postgresql://user:password@two:5433/grunnmur'
  expect(readConfig({ ...external, DATA_DIR: dataDir(), DATABASE_REPLICA_URL: two }).replicaUrls).toEqual(two.split(', '))
  expect(readConfig({ ...external, DATA_DIR: dataDir(), DATABASE_REPLICA_URL: ' , ' }).replicaUrls).toEqual([])
  expect(complaint({ ...external, DATABASE_REPLICA_URL: 'postgres://user@one/grunnmur,two' })).toMatch(
    /^DATABASE_REPLICA_URL must be addresses like /,
  )
  expect(complaint({ DATABASE_REPLICA_URL: 'postgres://user@one/grunnmur' })).toMatch(/^DATABASE_REPLICA_URL must be left out /)
})

test('features are named in the kebab form, and empty means none', () => {
  expect(readConfig({ DATA_DIR: dataDir(), FEATURES: 'task-page, maintenance-plan' }).features).toEqual(['taskPage', 'maintenancePlan'])
  expect(readConfig({ DATA_DIR: dataDir(), FEATURES: '' }).features).toEqual([])
})

test('files may lie in a folder or in an S3-compatible store', () => {
  const files = (FILES_URL: string) => readConfig({ DATA_DIR: '/data', FILES_URL, ...external }).files
  expect(files('file:pictures')).toEqual({ kind: 'local', folder: '/data/pictures' })
  expect(files('file:///srv/my%20files')).toEqual({ kind: 'local', folder: '/srv/my files' })
  expect(files('s3://bucket?endpoint=https://s3.example&region=eu')).toEqual({
    kind: 's3',
    bucket: 'bucket',
    endpoint: 'https://s3.example/',
    region: 'eu',
    scratch: '/data/tmp',
  })
})

test('the footer’s values come from a file', () => {
  const file = path.join(folder, 'site.json')
  writeFileSync(file, JSON.stringify({ about: 'https://example.com', phone: '68 05 00 00' }))
  expect(readConfig({ DATA_DIR: dataDir(), SITE: file }).site).toEqual({ about: 'https://example.com', phone: '68 05 00 00' })
})

test('prices are given in kroner, and a plan that is left out keeps its own', () => {
  const { sales } = readConfig({ DATA_DIR: dataDir(), LICENCE_PRICES: 'CUSTOMER_PLUS=99.5, COMPANY_PRO=1000' })
  expect(sales.prices).toEqual({ CUSTOMER_PLUS: 9950, COMPANY_PRO: 100_000, COMPANY_PRO_PLUS: 890_000, SUPPLIER_ACCESS: 29_000 })
})

test('who sends the invoices comes whole from a file', () => {
  const file = path.join(folder, 'seller.json')
  const seller = { ...readConfig({ DATA_DIR: dataDir() }).sales.seller, name: 'Selgeren AS' }
  writeFileSync(file, JSON.stringify(seller))
  expect(readConfig({ DATA_DIR: dataDir(), SELLER: file }).sales.seller).toEqual(seller)
})

describe('a seller', () => {
  const file = path.join(folder, 'named.json')
  const sell = (more: object) => {
    writeFileSync(file, JSON.stringify({ ...readConfig({ DATA_DIR: dataDir() }).sales.seller, ...more }))
    return file
  }
  const sellerOf = (more: object) => readConfig({ DATA_DIR: dataDir(), SELLER: sell(more) }).sales.seller

  test('with shares and a branch of a foreign company are in the register of enterprises; whoever sells alone is not said to be', () => {
    for (const name of ['Selgeren AS', 'AS Selgeren', 'Selgeren ASA', 'Selgeren aksjeselskap'])
      expect(sellerOf({ name }).register).toBe('Foretaksregisteret')
    for (const name of ['Seller Ltd NUF', 'NUF Seller Ltd', 'Seller Ltd norsk avdeling av utenlandsk foretak'])
      expect(sellerOf({ name }).register).toBe('Foretaksregisteret')
    for (const name of ['Selgeren', 'Aslaug Sel', 'Selgeren ANS', 'Seller Ltd', 'Nufsen'])
      expect(sellerOf({ name }).register).toBeUndefined()
  })

  test('of whom the register’s own answer is given is said to be in it as it answers, whatever the name', () => {
    const told = (name: string, registrertIForetaksregisteret: boolean) => sellerOf({ name, registrertIForetaksregisteret })
    expect(told('Seller Ltd NUF', false).register).toBeUndefined()
    expect(told('Seller Ltd NUF', true).register).toBe('Foretaksregisteret')
    expect(told('Selgeren ANS', true)).not.toHaveProperty('registrertIForetaksregisteret')
    expect(told('Selgeren ANS', true).register).toBe('Foretaksregisteret')
    expect(complaint({ SELLER: sell({ registrertIForetaksregisteret: 'ja' }) })).toMatch(
      /^SELLER must be .+registrertIForetaksregisteret.+\.$/,
    )
  })
})

test('who tells who people are comes from a file, and asks for no more than it must', () => {
  const file = path.join(folder, 'providers.json')
  const bank = { name: 'bank', label: 'Bank-ID', issuer: 'https://bank.example', clientId: 'us', clientSecret: 'ours' }
  const asksNumber = { scopes: 'openid nin', identityNumberClaim: 'nin', allowsSynthetic: true }
  const office = { ...bank, name: 'office', issuer: 'http://127.0.0.1:9000', ...asksNumber }
  writeFileSync(file, JSON.stringify([bank, office]))
  expect(readConfig({ DATA_DIR: dataDir(), OIDC_PROVIDERS: file }).providers).toEqual([
    { ...bank, scopes: 'openid', identityNumberClaim: undefined, allowsSynthetic: false },
    office,
  ])
  expect(readConfig({ DATA_DIR: dataDir() }).providers).toEqual([])
  for (const wrong of [
    [bank, bank],
    [{ ...bank, name: 'Bank ID' }],
    [{ ...bank, issuer: 'http://bank.example' }],
    [{ ...bank, clientSecret: '' }],
    [{ ...bank, scopes: 'email' }],
    [{ ...bank, secret: 'x' }],
    [{ ...bank, allowsSynthetic: 'yes' }],
    bank,
  ]) {
    writeFileSync(file, JSON.stringify(wrong))
    expect(complaint({ OIDC_PROVIDERS: file })).toMatch(/^OIDC_PROVIDERS must be .+\.$/)
  }
})

describe('a bad value stops the start with one line that names the variable and what is expected', () => {
  const wrong = path.join(folder, 'wrong.json')
  writeFileSync(wrong, JSON.stringify({ abuot: 'https://example.com' }))

  test.each([
    ['PORT', 'http'],
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['DATABASE_URL', 'mysql://localhost/grunnmur'],
    ['PUBLIC_URL', 'grunnmur.example'],
    ['PUBLIC_URL', 'https://grunnmur.example/app'],
    ['FILES_URL', 'ftp://files.example'],
    ['FILES_URL', 's3://bucket'],
    ['SMTP_URL', 'mail.example'],
    ['MAIL_FROM', 'nobody'],
    ['MAIL_FROM', 'a@b.example\r\nBcc: c@d.example'],
    ['FEATURES', 'taskPage'],
    ['SITE', path.join(folder, 'missing.json')],
    ['SITE', wrong],
    ['OIDC_PROVIDERS', wrong],
    ['SELLER', wrong],
    ['LICENCE_PRICES', 'CUSTOMER_PLUS'],
    ['LICENCE_PRICES', 'GOLD=12'],
    ['LICENCE_PRICES', 'COMPANY_PRO=-1'],
    ['ADDRESS_API_URL', 'file:///etc/passwd'],
    ['LOG_LEVEL', 'loud'],
    ['INSTANCE_NAME', 'one\nand another'],
    ['DRAIN_SECONDS', 'soon'],
    ['SESSION_SECRET', 'short'],
  ])('%s=%s', (name, value) => {
    const line = complaint({ [name]: value })
    expect(line).toMatch(new RegExp(`^${name} must be .+\\.$`))
    expect(line).not.toContain('\n')
  })
})
