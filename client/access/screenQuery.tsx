import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import { type ComponentType, useEffect, useRef } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useNewest } from '#client/data/useNewest.ts'
import { useIdentity } from './identity.ts'
import type { IsFor, Own, Question } from './own.ts'
import { namedIn, preload } from './preload.ts'

/** How a screen asks its own query: the route has started it already, and what fails is shown where the answer would be. */
export const screenQuery = { fetchPolicy: 'cache-first', context: { tell: false } } as const

interface AskingProps {
  path: string
  asks: Question<unknown, OperationVariables, unknown>
  isFor?: IsFor
  document: TypedDocumentNode<unknown>
  page: ComponentType<Own<unknown>>
}

/** Asks what the address asks. Another record's address begins anew; another search keeps what it shows meanwhile. */
export function Asking(props: AskingProps) {
  const params = useParams()
  const [search] = useSearchParams()
  const { typed = '' } = (useLocation().state ?? {}) as { typed?: string }
  const identity = useIdentity()
  const variables = namedIn(props.document, props.asks.of({ params, search, typed, identity }))
  const isAsked = !props.isFor || (identity !== undefined && props.isFor(identity))
  return <Answered key={props.path + JSON.stringify(params)} {...props} variables={variables} isAsked={isAsked} />
}

interface AnsweredProps extends AskingProps {
  variables: OperationVariables
  isAsked: boolean
}

function Answered({ asks: { at }, document, page: Page, variables, isAsked }: AnsweredProps) {
  const query = useQuery(document, { variables, skip: !isAsked, ...screenQuery })
  useChosenAgain(document, variables)
  const readNewest = useNewest()
  // While another search is under way, what was found before stays; where it fails, it is not the answer.
  const all = query.data ?? (query.error ? undefined : query.previousData)
  const shownIn = (answer: unknown) => (answer === undefined ? undefined : at(answer))
  const shown = shownIn(all)
  const data = shown ?? (query.error ? undefined : shown)
  const again = () =>
    query.refetch().then(
      (read) => shownIn(read.data),
      () => undefined,
    )
  const newest = async (more?: OperationVariables) => shownIn(await readNewest(document, { ...variables, ...more })) ?? undefined
  return (
    <Page
      data={data}
      all={all}
      error={data === undefined ? query.error : undefined}
      isMissing={all !== undefined && data === undefined && !query.loading && !query.error}
      variables={variables}
      again={again}
      retry={() => void again()}
      newest={newest}
      pages={query}
    />
  )
}

/**
 * What is chosen again shows what was kept of it, and how it is by now is asked behind that: once the new address is on
 * the screen. What is fetched while the router still works at it renders the old one, which asks for the old variables.
 */
function useChosenAgain(document: TypedDocumentNode<unknown>, variables: OperationVariables) {
  const { publicLinkKey } = useParams()
  const chosen = JSON.stringify(variables)
  const shown = useRef(chosen)
  useEffect(() => {
    if (shown.current !== chosen) void preload(document, variables, publicLinkKey, 'chose')
    shown.current = chosen
  })
}
