import path from 'node:path'
import { fail, install, modernNode, root, run, say, secondsSince, toolEnvironment } from './bootstrap.mjs'
import { clientIsFresh } from './clientStamp.mjs'
import { keepChild } from './keepChild.mjs'
import { serverFlags, serverVariables } from './serverFlags.mjs'

await install({ withTools: false })
const node = modernNode()
const env = toolEnvironment()

if (!clientIsFresh()) {
  const started = Date.now()
  say('building the client …')
  const code = await run(node, ['scripts/build.ts'], { env })
  if (code !== 0) fail('the client could not be built: the reason is above.')
  say(`built in ${secondsSince(started)}`)
}

const cache = path.join(root, 'node_modules/.cache/compiled')
keepChild(node, [...serverFlags, 'server/main.ts'], { NODE_ENV: 'production', NODE_COMPILE_CACHE: cache, ...serverVariables, ...env })
