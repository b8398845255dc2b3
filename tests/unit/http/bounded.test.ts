import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { readTrustedProxies } from '#server/config/trustedProxies.ts'
import {
  type Allowance,
  descriptionAllowance,
  documentAllowance,
  linkAllowance,
  lookUpAllowance,
  tokenAllowance,
} from '#server/kernel/allowance.ts'
import { Budgeted } from '#server/kernel/budgeted.ts'
import { peerOf } from '#server/kernel/http/peer.ts'
import { RecentlyUsed } from '#server/kernel/recentlyUsed.ts'
import { languageOf } from '#server/kernel/texts.ts'

setFlagsFromString('--expose-gc')
const collect = runInNewContext('gc') as () => void
function heap() {
  collect()
  return process.memoryUsage().heapUsed
}

const addressOf = (i: number) => `203.${(i >> 16) & 255}.${(i >> 8) & 255}.${i & 255}`
const spending = (allowance: Allowance) => (i: number) => void allowance.spend(addressOf(i), 1)
const remembering = (recent: RecentlyUsed<number>) => (i: number) => recent.set(`key-${i}`, i)
const keeping = (budgeted: Budgeted<number>) => (i: number) => budgeted.set(`key-${i}`, i, 1000)
function proxied() {
  const config = { trustedProxies: readTrustedProxies({ TRUSTED_PROXIES: '10.0.0.0/8' }) }
  return (i: number) =>
    void peerOf(config, {
      headers: { 'x-forwarded-for': `${addressOf(i)}, 10.${i & 255}.${(i >> 8) & 255}.1` },
      socket: { remoteAddress: '10.0.0.1' },
    })
}

test.each<[string, (i: number) => void]>([
  ['visitors of links', spending(linkAllowance())],
  ['accounts with tokens', spending(tokenAllowance())],
  ['addresses that send documents', spending(documentAllowance())],
  ['addresses that ask what there is', spending(descriptionAllowance())],
  ['addresses that ask registers', spending(lookUpAllowance())],
  ['whatever was used last', remembering(new RecentlyUsed(10_000))],
  ['what is kept within a budget', keeping(new Budgeted(1_048_576))],
  ['addresses behind proxies', proxied()],
  ['languages', (i) => void languageOf(`en;q=0.${i}`)],
])('a hundred thousand %s leave memory as it was', (_what, come) => {
  const round = (from: number) => {
    for (let i = from; i < from + 100_000; i++) come(i)
  }
  round(0)
  const before = heap()
  for (let i = 1; i <= 3; i++) round(i * 100_000)
  expect(heap() - before).toBeLessThan(2 * 1_048_576)
})
