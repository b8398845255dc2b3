import { spawn } from 'node:child_process'
import path from 'node:path'
import { createServer } from 'vite'
import { readConfig } from '#server/config.ts'
import { announcement } from '#server/start/announce.ts'
import { openDatabase } from '#server/start/openDatabase.ts'
import { stopsWith, stopWhenAsked } from '#server/start/stopping.ts'
import { developmentServer } from './dev/developmentServer.ts'
import { served, waitForServer } from './dev/waitForServer.ts'

const root = path.resolve(import.meta.dirname, '..')
const config = readConfig(process.env)
// Held for as long as we work, so that a restart of the server finds it running.
const database = await openDatabase(config)
const server = await developmentServer(config)

const vite = await createServer({
  configFile: path.join(root, 'vite.config.ts'),
  server: { host: config.host, port: config.port, strictPort: true, proxy: { [served.source]: { target: server.address } } },
  plugins: [waitForServer(server.ready)],
})

for (const tree of ['server', 'schema', 'migrations', 'demo']) vite.watcher.add(path.join(root, tree))
vite.watcher.on('all', (_event, file) => {
  const place = path.relative(root, file)
  if (place.endsWith('.graphql')) spawn(process.execPath, ['scripts/generated.ts'], { cwd: root, stdio: 'inherit' })
  if (/^(server|schema|migrations|demo)\//.test(place)) server.restart()
})

// Vite would leave at once, and the rest behind.
process.removeAllListeners('SIGTERM')
const report = (error: unknown) => console.error(error)
const stop = stopsWith(async () => {
  await vite.close()
  await server.stop()
  await database.close()
}, report)
stopWhenAsked(stop, report)

await vite.listen()
await server.ready()
console.log(announcement(config, `http://localhost:${config.port}`, database.place))
