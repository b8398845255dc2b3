import type { Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Config } from '#server/config.ts'
import { busy } from '../errors.ts'
import { languageOf } from '../texts.ts'
import type { Crowd } from './crowd.ts'
import { doors } from './doors.ts'
import { refuseOnSocket, type Speaking } from './onSocket.ts'
import { peerOf } from './peer.ts'

/** What may be sent away by its first line alone. Sign-in and health are not in it, and of /graphql only the body tells. */
const mayBeSentAway = /^[A-Z]+ \/(files\/|api\/(?!public\/profile\/user\/login[ ?]|public\/oidc\/))/
const accepted = /\r\naccept-language: *([^\r]*)/i
const forwarded = /\r\nx-forwarded-for: *([^\r]*)/i
/** Characters; far more than the first lines of a browser have. */
const mostRead = 4096
/** So many in one turn of the loop, and others stand behind them. */
const rush = doors / 4
/** Milliseconds. */
const longestSilence = 10_000
const sentAway = busy()

type Receiving = Speaking & { config: Pick<Config, 'trustedProxies'> }
type Queue = Pick<Crowd, 'isStanding' | 'standsBefore' | 'waiting' | 'refused'>

/**
 * Takes connections on. Where those who are in the house already wait, one that is new is sent away by its first line:
 * to make a request of it first costs half of what serving does, and that is taken from those who are in. Whoever waits
 * only because their own address has its share keeps nobody else out.
 */
export function receiving(app: Receiving, http: Server, crowd: Queue) {
  let came = 0
  let isRush = false
  function count() {
    if (came++ > 0) return
    setImmediate(() => {
      isRush = came >= rush
      came = 0
    })
  }
  const mayBeFull = () => crowd.isStanding || (isRush && crowd.waiting > 0)
  function isFullFor(head: string, socket: Socket) {
    const [, proxied] = forwarded.exec(head) ?? []
    return crowd.standsBefore(peerOf(app.config, { headers: proxied ? { 'x-forwarded-for': proxied } : {}, socket }), isRush)
  }

  return (socket: Socket) => {
    count()
    if (!mayBeFull()) {
      http.emit('connection', socket)
      return
    }
    const hangUp = () => socket.destroy()
    socket.on('error', hangUp).on('end', hangUp).setTimeout(longestSilence, hangUp)
    socket.once('data', (sent: Buffer) => {
      const head = sent.toString('latin1', 0, mostRead)
      if (mayBeFull() && mayBeSentAway.test(head) && isFullFor(head, socket)) {
        crowd.refused++
        refuseOnSocket(app, { error: sentAway, language: languageOf(accepted.exec(head)?.[1]) }, socket)
        return
      }
      socket.off('error', hangUp).off('end', hangUp).off('timeout', hangUp).setTimeout(0)
      http.emit('connection', socket)
      socket.emit('data', sent)
    })
  }
}
