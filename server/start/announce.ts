import path from 'node:path'
import type { Config } from '#server/config.ts'

const logins = [
  ['owner', 'owns three estates, CUSTOMER_PLUS'],
  ['guest', 'guest on two of them'],
  ['admin', 'company admin, COMPANY_PRO_PLUS'],
  ['leader', 'company leader'],
  ['pro', 'company professional'],
  ['multi', 'several accounts'],
  ['sysadmin', 'system admin'],
  ['nolicence', 'company without a licence'],
] as const

const password = 'Demo-1234'

const demoLines = (home: string) => [
  `  sign in    password ${password}`,
  ...logins.map(([who, what]) => `             ${`${who}@demo.example`.padEnd(24)}${what}`),
  `  no login   ${home}/public-link/demo-house`,
  `  register   try “Find my properties” with 14837410003 (the owner), or 17858810000 (somebody new)`,
  `  mails      ${home}/dev/mail`,
]

/** What somebody who has just typed the command wants to know. */
export function announcement(config: Config, address: string, place: string): string {
  const files = config.files.kind === 'local' ? config.files.folder : `s3://${config.files.bucket}`
  const inDataDir = place === path.join(config.dataDir, 'postgres')
  // The cookie belongs to a host, and mails lead to this one.
  const home = config.port ? config.publicUrl : address
  const lines = [
    '',
    `  Grunnmur   ${home}`,
    ...(home === address ? [] : [`  listens    ${address}`]),
    ...(config.demo ? demoLines(home) : []),
    `  database   ${place}${config.demo && !inDataDir ? '  (PostgreSQL’s own user can’t enter DATA_DIR)' : ''}`,
    `  files      ${files}`,
    `  stop       Ctrl-C`,
    '',
  ]
  return `${lines.join('\n')}\n`
}
