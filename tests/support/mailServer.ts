import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface ReceivedMail {
  from: string
  to: string
  /** Headers and both forms, undone of the encoding of transport. */
  text: string
  messageId: string
}

/** A mail server on a port of this machine. It keeps what it is sent, and refuses what it is told to. */
export async function startMailServer(port = 0) {
  const received: ReceivedMail[] = []
  const refusals = new Map<string, number[]>()
  const waiting: { count: number; done: () => void }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const code = refusals.get(address)?.shift()
      done(code ? Object.assign(new Error('not now'), { responseCode: code }) : undefined)
    },
    onData(stream, { envelope }, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        const raw = Buffer.concat(parts).toString()
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo[0]!.address, text: decoded(raw), messageId: /^message-id: (.+)$/im.exec(raw)?.[1] ?? '' })
        done()
        for (const each of waiting) if (received.length >= each.count) each.done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`,
    port: (server.server.address() as AddressInfo).port,
    received,
    /** The next answers to mails for this reader. */
    refuse(address: string, ...codes: number[]) {
      refusals.set(address, codes)
    },
    arrived: (count: number) =>
      new Promise<void>((resolve) => {
        if (received.length >= count) resolve()
        else waiting.push({ count, done: resolve })
      }),
    to: (address: string) => received.filter(({ to }) => to === address),
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}

/** Quoted-printable and base64 parts as they were written. */
const decoded = (raw: string) =>
  raw
    .split(/(?=^content-transfer-encoding:)/im)
    .map((part) => {
      if (/^content-transfer-encoding: base64/i.test(part)) {
        return part.replaceAll(/(?:^[A-Za-z0-9+/=]{4,}\r?\n)+/gm, (lines) => Buffer.from(lines, 'base64').toString())
      }
      if (!/^content-transfer-encoding: quoted-printable/i.test(part)) return part
      const bytes = part
        .replaceAll(/=\r?\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      return Buffer.from(bytes, 'latin1').toString('utf8')
    })
    .join('')
