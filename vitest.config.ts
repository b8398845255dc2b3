import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { Tally } from './scripts/test/tally.ts'
import { chakra } from './tests/support/chakra.setup.ts'
import { awsEnvironment } from './tests/support/s3/objectStore.ts'

const anywhere = (pattern: string) => ['schema', 'server', 'client', 'scripts', 'tests'].map((tree) => `${tree}/**/${pattern}`)

/** Where a whole run wants to find what came of each file. */
const { TALLY } = process.env
/** Where `npm run statements:record` wants to find what the product asks of the database. */
const { STATEMENTS } = process.env

/** Ends what hangs. A machine with much to do is no fault of what is tested, so no test has less. */
const patience = 300_000

/** What uses the database, the browser or the whole machine has its own project, so that each can be run alone. */
export default defineConfig({
  // Node itself knows graphql by its CommonJS form only; a second copy beside it would not recognise the first one's schemas.
  resolve: { alias: [{ find: /^graphql$/, replacement: path.resolve(import.meta.dirname, 'node_modules/graphql/index.js') }] },
  test: {
    passWithNoTests: false,
    allowOnly: false,
    restoreMocks: true,
    expect: { poll: { timeout: patience } },
    maxWorkers: 2,
    // Room for what is soon forgotten, and no tidying up because there is nothing else to do: a fifth of the time went into that.
    execArgv: ['--min-semi-space-size=64', '--max-semi-space-size=64', '--initial-old-space-size=512', '--no-memory-reducer'],
    ...(TALLY && { reporters: ['dot', new Tally(TALLY)] }),
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: [...anywhere('*.unit.test.{ts,tsx}'), 'tests/{unit,architecture}/**/*.test.{ts,tsx}'],
          exclude: anywhere('*.api.test.ts'),
          isolate: false,
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'api',
          environment: 'node',
          include: [...anywhere('*.api.test.ts'), 'tests/{security,reliability}/**/*.test.ts'],
          globalSetup: 'tests/support/postgres.setup.ts',
          setupFiles: ['tests/support/hashing.setup.ts', ...(STATEMENTS ? ['tests/support/statements.setup.ts'] : [])],
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        extends: true,
        // What fetches an older PostgreSQL: `npm run upgrades -- --majors`.
        test: {
          name: 'majors',
          environment: 'node',
          include: ['tests/upgrades/*.majors.test.ts'],
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        extends: true,
        // The tests of files once more, with an S3-compatible store beneath.
        test: {
          name: 'objects',
          environment: 'node',
          env: awsEnvironment,
          include: ['tests/files/*.api.test.ts', 'tests/security/{uploads,largeUploads}.test.ts'],
          // These bring a store of their own.
          exclude: ['tests/files/{s3Store,moveFiles}.api.test.ts'],
          globalSetup: ['tests/support/postgres.setup.ts', 'tests/support/objects.setup.ts'],
          setupFiles: 'tests/support/hashing.setup.ts',
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
      {
        extends: true,
        resolve: { alias: [{ find: /^@chakra-ui\/react$/, replacement: chakra }] },
        test: {
          name: 'page',
          environment: 'happy-dom',
          include: anywhere('*.page.test.tsx'),
          globalSetup: 'tests/support/chakra.setup.ts',
          setupFiles: ['tests/support/react.setup.ts', 'tests/support/styles.setup.ts', 'tests/support/page.setup.ts'],
          isolate: false,
          testTimeout: patience,
        },
      },
      {
        extends: true,
        test: {
          name: 'journey',
          environment: 'node',
          include: anywhere('*.journey.spec.ts'),
          globalSetup: 'tests/support/production.setup.ts',
          setupFiles: 'tests/support/journey.setup.ts',
          isolate: false,
          testTimeout: patience,
          hookTimeout: patience,
        },
      },
    ],
  },
})
