// node scripts/run.mjs [--with-tools] program.ts …: installs what it needs, then runs it on the Node that comes along.
import { install, modernNode, toolEnvironment } from './bootstrap.mjs'
import { keepChild } from './keepChild.mjs'

const withTools = process.argv[2] === '--with-tools'
await install({ withTools })
keepChild(modernNode(), process.argv.slice(withTools ? 3 : 2), toolEnvironment())
