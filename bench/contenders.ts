import { serverFlags } from '../scripts/serverFlags.mjs'
import type { Contender } from './measure/contender.ts'
import { onSocket } from './measure/figures.ts'
import type { Operation } from './operations/operations.ts'
import type { Options } from './options.ts'
import { installPeers } from './peers/install.ts'
import { peers } from './peers/peers.ts'
import { Child } from './processes/child.ts'
import type { Running } from './processes/running.ts'
import { compileCache, serverEnvironment } from './processes/serverEnvironment.ts'

interface Stage {
  url: string
  socketUrl: string
  folder: string
}

const everything = () => true
const withLimit = ({ isOursAlone }: Operation) => !isOursAlone
const withPeers = ({ hasPeers }: Operation) => hasPeers

/** All that answer, ours first and LIMIT beside it. Who answers none of what is asked is not started. */
export async function startContenders(
  { url, socketUrl, folder }: Stage,
  { quick, answersOnly, operations }: Options,
  running: Running,
  say: (line: string) => void,
): Promise<Contender[]> {
  const wantedPeers = !answersOnly && operations.some(withPeers) ? (quick ? peers.slice(0, 1) : peers) : []
  const named = wantedPeers.length && (await installPeers()) ? wantedPeers : []
  if (named.length < wantedPeers.length) say('the peers could not be installed: ours is measured against LIMIT alone.')
  const product = (name: string, databaseUrl: string) =>
    running.keep(
      new Child({ name, file: 'server/main.ts', flags: serverFlags, args: ['--quiet'], env: serverEnvironment(databaseUrl, folder) }),
    )
  const other = (name: string, file: string) =>
    running.keep(new Child({ name, file, env: { DATABASE_URL: url, NODE_ENV: 'production', NODE_COMPILE_CACHE: compileCache } }))

  const ours = { name: 'ours', application: 'grunnmur', answers: everything, portOf: portOfProduct, child: product('the product', url) }
  const started = [
    { ...ours, isOnSocket: false },
    {
      name: 'LIMIT',
      application: 'limit',
      answers: withLimit,
      portOf: portOfOther,
      child: other('LIMIT', 'bench/limit/server.ts'),
      isOnSocket: false,
    },
    ...(answersOnly
      ? []
      : [
          {
            ...ours,
            name: onSocket,
            child: product('the product on a socket', socketUrl),
            isOnSocket: true,
            answers: quick ? withPeers : everything,
          },
        ]),
    ...named.map(({ name, file, application }) => ({
      name,
      application,
      answers: withPeers,
      portOf: portOfOther,
      child: other(name, file),
      isOnSocket: false,
    })),
  ]
  return Promise.all(started.map(async ({ child, portOf, ...rest }) => ({ ...rest, pid: child.pid, port: await portOf(child) })))
}

const portOfProduct = async (child: Child) => Number(new URL((await child.heard<{ address: string }>()).address).port)
const portOfOther = async (child: Child) => (await child.heard<{ port: number }>()).port
