import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { besides } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'

/** Where the screens of a maintenance plan lie, below `/private` or below a project. */
export const below = 'estate/:estateId/maintenance'

export const estateOf = ({ params }: LoaderFunctionArgs) => ({ estateId: params.estateId ?? '' })
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
/** The frame of the estate is asked for beside the screen's own question. */
export const inFrame = (route: RouteObject) => besides(startsFrame, route)

/** A screen's questions name what is in its own part of the path. */
export function inProject(route: RouteObject): RouteObject {
  const { path, loader } = route
  const below = { ...route, path: `project/:projectId/${path}` }
  if (typeof loader !== 'function') return below
  return {
    ...below,
    loader: (args: LoaderFunctionArgs) => {
      const own = Object.entries(args.params).filter(([name]) => name !== 'projectId')
      return loader({ ...args, params: Object.fromEntries(own) }, undefined)
    },
  }
}
