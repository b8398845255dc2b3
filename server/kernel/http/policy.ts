import { randomBytes } from 'node:crypto'

/** What an answer that is no page may do in a browser: nothing. */
export const nothingAllowed = "default-src 'none'; frame-ancestors 'none'"

export const freshNonce = () => randomBytes(16).toString('base64')

type Sources = Readonly<Record<string, string>>

const strict: Sources = {
  'default-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'frame-ancestors': "'none'",
  'form-action': "'self'",
}

const written = (sources: Sources) =>
  Object.entries(sources)
    .map((directive) => directive.join(' '))
    .join('; ')

/** Where a page may stand in another: what a link shows is looked at from within, before it is shared. */
type Framed = 'here' | 'nowhere'

/** The application: its own files, and inline only what carries this answer's nonce. */
export const applicationPolicy = (nonce: string, framed: Framed = 'nowhere') =>
  written({
    ...strict,
    ...(framed === 'here' && { 'frame-ancestors': "'self'" }),
    'script-src': `'self' 'nonce-${nonce}'`,
    'style-src': `'self' 'nonce-${nonce}'`,
    'img-src': "'self' data: blob:",
    'connect-src': "'self'",
  })

/** A page that is only read: no script at all. */
export const readingPolicy = (nonce: string) =>
  written({ ...strict, 'default-src': "'none'", 'style-src': `'nonce-${nonce}'`, 'font-src': "'self'", 'img-src': "'self'" })

/** The explorer's editor writes its own styles and starts workers; like everything else it reaches no other host. */
export const explorerPolicy = written({
  ...strict,
  'style-src': "'self' 'unsafe-inline'",
  'img-src': "'self' data:",
  'font-src': "'self' data:",
  'worker-src': "'self' blob:",
  'connect-src': "'self'",
})
