import type { RouteObject } from 'react-router-dom'
import type { Address, IsFor } from '#client/access/own.ts'
import { besides } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'

/** Where the screens of a maintenance plan lie, below `/private` or below a project. */
export const planPlace = 'estate/:estateId/maintenance'

export const estateOf = ({ params }: Pick<Address, 'params'>) => ({ estateId: params.estateId ?? '' })
const startsFrame = startsQuery(async () => (await import('#client/generated/operations/EstateFrame.ts')).EstateFrameDocument, estateOf)
/** The frame of the estate is asked for beside the screen's own question. */
export const inFrame = (route: RouteObject) => besides(startsFrame, route)

/** The same screen below a project: what its questions ask for is in its own part of the path. */
export const inProject = (route: RouteObject): RouteObject => ({ ...route, path: `project/:projectId/${route.path}` })

/** What goes on over many estates is for everybody, where the part is switched on. */
export const withPlans: IsFor = ({ features }) => features['maintenancePlan'] === true
