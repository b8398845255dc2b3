import type { ApolloClient, DocumentNode, ObservableQuery } from '@apollo/client'
import { commandsOf } from '#client/data/openKeys.ts'
import { hasUnsaved } from '#client/ui/form/unsaved.ts'
import { refusalOf } from './refusal.ts'
import { asLongAsShown, goesOnWithin } from './shownPages.ts'
import { isToStay } from './staysAsRead.ts'

/** What is looked for in the cache alone, and what was read for one moment and is kept nowhere. */
const apart = new Set<string | undefined>(['cache-only', 'no-cache'])

/** All that the screen shows out of the cache is read again behind it, without a sign of it. Of two places that show the same, one asks. */
export async function askAnew(client: ApolloClient, calledOff: AbortSignal) {
  if (isToStay()) return
  const shown = new Map<string, ObservableQuery>()
  for (const observed of client.getObservableQueries()) {
    const isAskedFor = !apart.has(observed.options.fetchPolicy) && observed.hasObservers()
    if (isAskedFor) shown.set(JSON.stringify([observed.queryName, observed.variables]), observed)
  }
  await Promise.all([...shown.values()].map((observed) => readAnew(client, observed, calledOff)))
}

const takesAfter = ({ definitions }: DocumentNode) =>
  definitions.some(
    (part) => 'variableDefinitions' in part && part.variableDefinitions?.some(({ variable }) => variable.name.value === 'after'),
  )

async function readAnew(client: ApolloClient, observed: ObservableQuery, calledOff: AbortSignal) {
  const { query } = observed.options
  const { variables } = observed
  const read = async (more?: object) => {
    const context = { tell: false, calledOff }
    return (await client.query({ query, variables: { ...variables, ...more }, fetchPolicy: 'no-cache', context })).data
  }
  try {
    const before = commandsOf(client)
    const first = await read()
    if (goesOnWithin(first)) return
    const readPage = takesAfter(query) ? (after?: string | null) => read({ after }) : undefined
    const data = await asLongAsShown(first, observed.getCurrentResult().data, readPage)
    // What was done meanwhile is told by its own answer; this one may be from before.
    if (calledOff.aborted || commandsOf(client) !== before) return
    client.writeQuery({ query, variables, data, overwrite: true })
  } catch (error) {
    const { code } = refusalOf(error) ?? {}
    // It is gone, or closed to them by now: the screen says so, once nothing typed would go with it.
    const isLost = code === 'entityNotFound' || code === 'authorizationFailure'
    if (isLost && !calledOff.aborted && !hasUnsaved()) await observed.refetch().catch(() => undefined)
  }
}
