import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { LoaderFunctionArgs } from 'react-router-dom'
import type { Identity } from './identity.ts'
import type { IsFor } from './own.ts'
import type { Reason } from './preload.ts'
import { knownIdentity } from './session.ts'

/** On a request that a pointer makes, and nobody who goes there. */
export const pointed = { purpose: 'prefetch' }
const reasonOf = ({ request }: LoaderFunctionArgs): Reason => (request.headers.has('purpose') ? 'pointed' : 'went')

/**
 * A route's loader. It starts the screen's query before the screen's code is there, and holds nothing up: the screen
 * finds the answer in the cache or joins the call under way. What fails is asked again, and told, by the screen.
 * The addresses are known to the sign-in page too, so the GraphQL client comes with the first of these screens.
 */
export const startsQuery =
  <Data, Variables extends OperationVariables>(
    query: () => Promise<TypedDocumentNode<Data, Variables>>,
    variablesOf: (args: LoaderFunctionArgs, identity: Identity | undefined) => NoInfer<Variables>,
    isFor?: IsFor,
  ) =>
  (args: LoaderFunctionArgs) => {
    void Promise.all([import('./preload.ts'), query(), isFor && knownIdentity()])
      .then(([{ preload }, document, identity]) => {
        if (identity && !isFor?.(identity)) return undefined
        return preload(document, variablesOf(args, identity), args.params.publicLinkKey, reasonOf(args))
      })
      .catch(() => undefined)
    return null
  }
