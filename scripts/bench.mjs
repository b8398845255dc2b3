import { install, modernNode, toolEnvironment } from './bootstrap.mjs'
import { keepChild } from './keepChild.mjs'

await install({ withTools: true })
keepChild(modernNode(), ['bench/run.ts', ...process.argv.slice(2)], toolEnvironment())
