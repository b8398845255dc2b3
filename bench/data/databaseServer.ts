import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startPostgres } from '../../server/postgres/startPostgres.ts'
import { serveParent, tellParent } from '../processes/parent.ts'

/** Where it stays, if it is to outlive this run. */
const { KEPT_IN: kept } = process.env
/** PostgreSQL as the product runs it, durable, in a folder that goes with it. A process of its own, so that it ends whoever is killed. */
const folder = kept ?? (await mkdtemp(path.join(tmpdir(), 'grunnmur-bench-')))
const postgres = await startPostgres({ dataDir: path.join(folder, 'postgres'), maxConnections: 200, onPort: true })
/** What most installations have: a PostgreSQL of its own, reached over TCP. */
const overTcp = Object.assign(new URL(postgres.url), { hostname: '127.0.0.1' })

serveParent(
  async () => ({}),
  async () => {
    await postgres.stop()
    if (kept) return
    await rm(folder, { recursive: true })
    if (!postgres.place.startsWith(folder)) await rm(path.dirname(postgres.place), { recursive: true })
  },
)
tellParent({ url: overTcp.href, socketUrl: postgres.url, folder })
