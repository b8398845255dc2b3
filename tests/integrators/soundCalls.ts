import type { ApiDocument } from '#server/openapi/document.ts'
import { operationIds } from '#server/openapi/names.ts'
import type { ApiOperation } from '#server/openapi/operations.ts'
import { type Ask, type Asking, asks } from '#tests/security/matrix/asks.ts'
import type { Column } from '#tests/security/matrix/people.ts'
import { table } from '#tests/security/matrix/table.ts'
import type { World } from '#tests/support/world/world.ts'
import { furtherCalls } from './furtherCalls.ts'

export interface Row {
  method: string
  path: string
  operation: ApiOperation
}
export const rowsIn = ({ paths }: ApiDocument): Row[] =>
  Object.entries(paths).flatMap(([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ method, path, operation })))

/** Who of the matrix is asked to call, those first who are made in few steps. */
const callers = ['owner', 'partnerAdmin', 'partnerLeader', 'sysadmin', 'anonymous'] as const satisfies Column[]
export type Caller = (typeof callers)[number] | 'link'

export interface SoundCall {
  caller: Caller
  asking: Asking
}

const isByLink = ({ path }: Row) => path.includes('/{publicLinkKey}/')

/** How each row is called so that it is answered: by whom the matrix lets in, with what it asks there. */
export function soundCallsOf({ app }: World): (row: Row) => SoundCall {
  const names = new Map([...operationIds(app.routes)].map(([route, id]) => [id, route.operation.name]))
  return (row) => {
    const { operationId } = row.operation
    const further = furtherCalls[operationId]
    if (further) return further
    const name = names.get(operationId) ?? ''
    const [asking, cells] = [asks[name], table.get(name)]
    const caller = isByLink(row) ? 'link' : callers.find((column) => cells?.[column] === 'ok')
    if (!asking || !caller) throw new Error(`the matrix does not say how ${operationId} is called`)
    return { caller, asking }
  }
}

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)

/** What is sent by their names in the description. An operation that stands in several rows has the same ids in all of them. */
export function parametersOf(all: readonly Row[], row: Row, { rest, restByLink }: Ask, key: string): Record<string, string> {
  const url = isByLink(row) ? restByLink?.(key) : rest?.url
  if (!url) throw new Error(`${row.operation.operationId} is not called over REST`)
  const { pathname, searchParams } = new URL(url, 'http://here')
  const asked = [row, ...all].map(({ path }) => patternOf(path)).find((pattern) => pattern.test(pathname))
  if (!asked) throw new Error(`${pathname} is not described`)
  const decoded = Object.entries(asked.exec(pathname)!.groups ?? {}).map(([name, value]) => [name, decodeURIComponent(value)] as const)
  const version = rest?.version && { 'If-Match': `"v${rest.version}"` }
  return { ...Object.fromEntries([...decoded, ...searchParams]), ...version }
}
