import { install, modernNode, toolEnvironment } from './bootstrap.mjs'
import { keepChild } from './keepChild.mjs'

await install({ withTools: true })
keepChild(modernNode(), ['scripts/test.ts'], toolEnvironment())
