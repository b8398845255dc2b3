import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import { type ComponentType, createElement } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Domain } from '#client/messages/messages.ts'
import type { Identity } from './identity.ts'
import type { Address, IsFor, Own, Question } from './own.ts'
import { startsQuery } from './startsQuery.ts'

type Query<Data, Variables> = () => Promise<TypedDocumentNode<Data, Variables>>

/** What is in the path, by the names that the query knows. */
const fromPath = ({ params }: Pick<Address, 'params'>) => params

const addressOf = ({ params, request }: LoaderFunctionArgs, identity: Identity | undefined): Address => ({
  params,
  search: new URL(request.url).searchParams,
  typed: '',
  identity,
})

/**
 * A screen and its address. What it asks is asked at once, while its code is on its way. A form that opens on it changes
 * the address, and nothing that was read.
 */
export const screen = <Data, Variables extends OperationVariables>(
  path: string,
  page: () => Promise<ComponentType>,
  query?: Query<Data, Variables>,
  variablesOf: (address: Address) => NoInfer<Variables> = fromPath as never,
  isFor?: IsFor,
): RouteObject => ({
  path,
  loader: query && startsQuery(query, (args, identity) => variablesOf(addressOf(args, identity)), isFor),
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
  lazy: async () => ({ Component: await page() }),
})

/** What a screen asks and what of the answer it shows; what for, the path says where nothing else does. */
export const question = <Data, Variables extends OperationVariables, Shown>(
  document: Query<Data, Variables>,
  at: Question<Data, Variables, Shown>['at'],
  of: Question<Data, NoInfer<Variables>, Shown>['of'] = fromPath as never,
): Question<Data, Variables, Shown> => ({ document, at, of })

interface ScreenOf<Data, Variables extends OperationVariables, Shown> {
  path: string
  /** Said here alone: the loader starts it, and the page is handed what came of it. */
  asks: Question<Data, Variables, Shown>
  page: () => Promise<ComponentType<Own<NoInfer<Shown>, NoInfer<Data>>>>
  /** For nobody else anything is asked; the page tells them why. */
  isFor?: IsFor
  /** Beyond those of its domain. */
  texts?: readonly Domain[]
}

/** A screen with its address and its question. */
export const screenOf = <Data, Variables extends OperationVariables, Shown>({
  path,
  asks,
  page,
  isFor,
  texts = [],
}: ScreenOf<Data, Variables, Shown>): RouteObject => ({
  ...screen(path, page as never, asks.document, asks.of, isFor),
  lazy: async () => {
    const [shown, document, { Asking }] = await Promise.all([page(), asks.document(), import('./screenQuery.tsx')])
    return { element: createElement(Asking, { path, asks, isFor, document, page: shown } as never) }
  },
  handle: { texts } satisfies Spoken,
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
