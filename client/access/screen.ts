import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Domain } from '#client/messages/messages.ts'
import { startsQuery } from './startsQuery.ts'

type Query<Data, Variables> = () => Promise<TypedDocumentNode<Data, Variables>>

/** What is in the path, by the names that the query knows; a link's key goes with the call itself. */
const fromPath = ({ params }: LoaderFunctionArgs) => Object.fromEntries(Object.entries(params).filter(([name]) => name !== 'publicLinkKey'))

/**
 * A screen and its address. What it asks is asked at once, while its code is on its way. A form that opens on it changes
 * the address, and nothing that was read.
 */
export const screen = <Data, Variables extends OperationVariables>(
  path: string,
  page: () => Promise<ComponentType>,
  query?: Query<Data, Variables>,
  variablesOf: (args: LoaderFunctionArgs) => NoInfer<Variables> = fromPath as never,
): RouteObject => ({
  path,
  loader: query && startsQuery(query, variablesOf),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: async () => ({ Component: await page() }),
})

/** What is asked for beside a screen's own question: the frame around it, or each of its sections. */
export const besides = (starts: (args: LoaderFunctionArgs) => null, route: RouteObject): RouteObject => ({
  ...route,
  loader: (args: LoaderFunctionArgs) => {
    starts(args)
    return typeof route.loader === 'function' ? route.loader(args, undefined) : null
  },
})

/** What a screen says beyond its domain's own texts; these arrive with it. */
export interface Spoken {
  texts: readonly Domain[]
}
export const speaks = (texts: readonly Domain[], route: RouteObject): RouteObject => ({ ...route, handle: { texts } satisfies Spoken })

/** A screen that not everybody may come to. */
export const guarded = (gate: (args: LoaderFunctionArgs) => Promise<null>, route: RouteObject): RouteObject => ({ ...route, loader: gate })
