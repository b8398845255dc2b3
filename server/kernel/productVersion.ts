import { readFileSync } from 'node:fs'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }

/** Which build this is: told by the start, by the descriptions, and to the database by each migration. docs/CHANGELOG.md names them all. */
export const productVersion = version
