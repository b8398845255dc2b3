import type { IncomingHttpHeaders } from 'node:http'

/** The token that a program shows; nothing where it shows none, or something else. */
export const bearerOf = ({ authorization }: IncomingHttpHeaders) => /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1]
