import { freePort } from './freePort.ts'
import type { ClusterOptions } from './settings.ts'
import { nominalPort, openSocketFolder } from './sockets.ts'

const loopback = '127.0.0.1'

export const hasSockets = process.platform !== 'win32'

export type Listening = { port: number; sockets?: string | undefined }

/** On a socket alone, which costs less than TCP and which nobody reaches from elsewhere; where there are none, on a loopback port. */
export async function listening(sockets: string | undefined, cluster: string, { onPort = !sockets, port }: ClusterOptions) {
  if (sockets) openSocketFolder(sockets, cluster)
  return {
    port: String(onPort ? (port ?? (await freePort())) : nominalPort),
    listen_addresses: onPort ? loopback : '',
    unix_socket_directories: sockets ?? '',
  }
}

export const hostOf = ({ sockets }: Listening) => sockets ?? loopback
