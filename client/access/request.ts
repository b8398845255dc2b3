import { language } from '#client/messages/language.ts'
import { Failure } from './failure.ts'
import { selectedAccountId } from './identity.ts'
import { reactTo } from './reactions.ts'

interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE'
  body?: unknown
  /** About the user, whichever account is selected: another tab may have selected another one. */
  asUser?: boolean
  signal?: AbortSignal
  /** Of the record as it was shown: where somebody else was first, nothing is done. */
  version?: number
  /** By which the server knows it, however often it is sent. */
  key?: string
  /** The same call, where the page has made it already. */
  begun?: Promise<Response>
}

const languageHeader = { 'Accept-Language': language }

/** Headers that every request of ours carries: in whose name, and in which language the answer is wanted. */
export function ownHeaders(): Record<string, string> {
  const account = selectedAccountId()
  return { ...languageHeader, ...(account && { 'X-Account': account }) }
}

/** One REST call. Rejects with a `Failure`; with an AbortError where it was called off. */
export async function request<Answer>(
  path: string,
  { method = 'GET', body, asUser, signal, version, key, begun }: RequestOptions = {},
): Promise<Answer> {
  const response = await (begun ??
    fetch(path, {
      method,
      credentials: 'same-origin',
      headers: {
        ...(asUser ? languageHeader : ownHeaders()),
        Accept: 'application/json',
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...(version !== undefined && { 'If-Match': `"v${version}"` }),
        ...(key && { 'Idempotency-Key': key }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    }))
  if (!response.ok) throw failureOf(response.status, await response.text())
  return (response.status === 204 ? undefined : await response.json()) as Answer
}

/** Reads a refusal, and does what the app wants done about it. Also for calls that `fetch` can't make. */
export function failureOf(status: number, text: string) {
  const failure = new Failure(status, readBody(text))
  reactTo(failure)
  return failure
}

function readBody(text: string): ConstructorParameters<typeof Failure>[1] {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body ? body : { message: text }
  } catch {
    return { message: text }
  }
}
