import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@apollo/client/react'
import type { ComponentType } from 'react'
import { useLocation, useParams, useSearchParams } from 'react-router-dom'
import { useNewest } from '#client/data/useNewest.ts'
import type { Own, Question } from './own.ts'
import { namedIn } from './preload.ts'

/** How a screen asks its own query: the route has started it already, and what fails is shown where the answer would be. */
export const screenQuery = { fetchPolicy: 'cache-first', context: { tell: false } } as const

interface AskingProps {
  path: string
  asks: Question<unknown, OperationVariables, unknown>
  document: TypedDocumentNode<unknown>
  page: ComponentType<Own<unknown>>
}

/** Asks what the address asks. Another record's address begins anew; another search keeps what it shows meanwhile. */
export function Asking(props: AskingProps) {
  const params = useParams()
  const [search] = useSearchParams()
  const { typed = '' } = (useLocation().state ?? {}) as { typed?: string }
  const variables = namedIn(props.document, props.asks.of({ params, search, typed }))
  return <Answered key={props.path + JSON.stringify(params)} {...props} variables={variables} />
}

function Answered({ asks: { at }, document, page: Page, variables }: AskingProps & { variables: OperationVariables }) {
  const asked = useQuery(document, { variables, ...screenQuery })
  const readNewest = useNewest()
  // While another search is under way, what was found before stays; where it fails, it is not the answer.
  const all = asked.data ?? (asked.error ? undefined : asked.previousData)
  const shown = all === undefined ? undefined : at(all)
  const data = shown ?? (asked.error ? undefined : shown)
  const again = () => asked.refetch().catch(() => undefined)
  const newest = async (more?: OperationVariables) => {
    const read = await readNewest(document, { ...variables, ...more })
    return (read && at(read)) ?? undefined
  }
  return (
    <Page
      data={data}
      all={all}
      error={data === undefined ? asked.error : undefined}
      isMissing={all !== undefined && data === undefined && !asked.loading && !asked.error}
      variables={variables}
      again={again}
      retry={() => void again()}
      newest={newest}
      pages={asked}
    />
  )
}
