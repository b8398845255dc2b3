import path from 'node:path'
import { serverVariables } from '../../scripts/serverFlags.mjs'

/** What V8 has compiled for the programs of one run serves the next. */
export const compileCache = path.resolve(import.meta.dirname, '../../node_modules/.cache/compiled')

/** The product as it runs in production on a database of its own, on a port that is free. */
export const serverEnvironment = (databaseUrl: string, dataDir: string) => ({
  DATABASE_URL: databaseUrl,
  DATA_DIR: dataDir,
  SESSION_SECRET: 'of no worth, since nothing here outlives the run',
  IDENTITY_KEY: 'of no worth either, for the very same reason.',
  PORT: '0',
  // Callers say who they ask for, as behind a proxy.
  TRUSTED_PROXIES: '127.0.0.1',
  // As `npm start` does.
  NODE_ENV: 'production',
  NODE_COMPILE_CACHE: compileCache,
  DRAIN_SECONDS: '0',
  ...serverVariables,
})
