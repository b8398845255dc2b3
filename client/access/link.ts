import { ApolloLink, Observable } from '@apollo/client'
import type { DocumentNode } from 'graphql'
import { atRest } from '#client/ui/atRest.ts'
import type { Answer } from './answer.ts'
import { broughtAlong } from './broughtAlong.ts'
import { Failure } from './failure.ts'
import { reactTo } from './reactions.ts'
import { failureOf, ownHeaders } from './request.ts'
import { print } from './standIns/print.ts'
import { tellFailure } from './tellFailure.ts'

interface HashedDocument extends DocumentNode {
  __meta__?: { hash: string }
}

/** What a call may say of itself beside `tell: false`. */
interface SendContext {
  headers?: Record<string, string>
  /** Goes through although the page is being closed. */
  keepalive?: boolean
  /** Ends it before it is answered: nobody waits for it any more. */
  calledOff?: AbortSignal
}

/** Operations go as their hash; the text follows only where the server, newer than this page, does not know it. */
export function operationLink(uri: string) {
  let isSeen = false
  return new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const cancel = new AbortController()
        const { tell, calledOff } = operation.getContext() as SendContext & { tell?: boolean }
        const tells = tell !== false
        calledOff?.addEventListener('abort', () => cancel.abort(), { once: true, signal: cancel.signal })
        const brought = broughtAlong(uri, operation)
        // Only then is it certain that somebody looks; and what has ended since the page was made says so.
        if (brought && !isSeen) {
          isSeen = true
          atRest(
            () =>
              void send(uri, operation)
                .then((answer) => tellErrors(answer, false))
                .catch(() => undefined),
          )
        }
        Promise.resolve(brought ?? send(uri, operation, cancel.signal))
          .then((answer) => {
            tellErrors(answer, tells)
            observer.next(withoutRefused(answer))
            observer.complete()
          })
          .catch((error: unknown) => {
            if (tells) tellFailure(error)
            observer.error(error)
          })
        return () => cancel.abort()
      }),
  )
}

async function send(uri: string, operation: ApolloLink.Operation, signal?: AbortSignal): Promise<Answer> {
  const { query, operationName, variables } = operation
  const { headers, keepalive } = operation.getContext() as SendContext
  const post = (body: object) => postJson(uri, body, { headers, keepalive, signal })
  const hash = (query as HashedDocument).__meta__?.hash
  const extensions = hash && { persistedQuery: { version: 1, sha256Hash: hash } }
  if (extensions) {
    const answer = await post({ operationName, variables, extensions })
    if (!answer.errors?.some(({ message }) => message.startsWith('PersistedQueryNot'))) return answer
  }
  return post({ operationName, variables, query: print(query) })
}

async function postJson(
  uri: string,
  body: object,
  { headers, ...options }: SendContext & { signal: AbortSignal | undefined },
): Promise<Answer> {
  const response = await fetch(uri, {
    method: 'POST',
    credentials: 'same-origin',
    headers: {
      ...ownHeaders(),
      ...headers,
      'Content-Type': 'application/json',
      Accept: 'application/graphql-response+json, application/json',
    },
    body: JSON.stringify(body),
    ...options,
  })
  const text = await response.text()
  const answer = response.headers.get('Content-Type')?.includes('json') ? (JSON.parse(text) as Answer) : undefined
  if (answer && ('data' in answer || answer.errors)) return answer
  throw failureOf(response.status, text)
}

/**
 * A field that was refused comes as null. Kept in the cache, that null would be an answer without its refusal to whoever
 * asks next; so it is left out, and is asked for again.
 */
function withoutRefused(answer: Answer): Answer {
  const { data, errors } = answer
  if (!data || !errors) return answer
  const refused = new Set(errors.map(({ path }) => path?.[0]))
  const given = Object.entries(data).filter(([field, value]) => value !== null || !refused.has(field))
  return { ...answer, data: given.length ? Object.fromEntries(given) : null }
}

/** One notice an answer, of its first error: the others follow from it more often than not. */
function tellErrors({ errors }: Answer, tells: boolean) {
  const first = errors?.[0]
  if (!first) return
  const { status = 0, code, details } = first.extensions ?? {}
  const failure = new Failure(status, { code, details, message: first.message })
  reactTo(failure)
  if (tells) tellFailure(failure)
}
