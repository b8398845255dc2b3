import type { OperationVariables, TypedDocumentNode } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import { screen, speaks } from '#client/access/screen.ts'
import { startsQuery } from '#client/access/startsQuery.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import type { Counted } from './buildings/ChooseBuilding.tsx'

/** Which building, whether it stands in the path or after it. */
const placeOf = ({ params, request }: LoaderFunctionArgs) => {
  const search = new URL(request.url).searchParams
  const named = (name: 'estateId' | 'buildingId') => params[name] ?? search.get(name) ?? ''
  return { estateId: named('estateId'), buildingId: named('buildingId') }
}
const pointOf = (args: LoaderFunctionArgs) => ({ ...placeOf(args), controlPointId: args.params.controlPointId ?? '' })

/** A screen of one building, by its path alone too: its own question waits until the building is known. */
const ofBuilding = <Data, Variables extends OperationVariables>(
  path: string,
  title: MessageKey,
  page: () => Promise<ComponentType>,
  query?: () => Promise<TypedDocumentNode<Data, Variables>>,
  variablesOf: (args: LoaderFunctionArgs) => NoInfer<Variables> = placeOf as never,
  counted?: Counted,
): RouteObject => {
  const starts = query && startsQuery(query, variablesOf)
  const isNamed = ({ estateId, buildingId }: ReturnType<typeof placeOf>) => estateId && buildingId
  const route = screen(path, async () => {
    const [{ ofBuilding: known }, Page] = await Promise.all([import('./buildings/ofBuilding.tsx'), page()])
    return known(Page, title, counted)
  })
  return { ...route, loader: (args: LoaderFunctionArgs) => (starts && isNamed(placeOf(args)) ? starts(args) : null) }
}
const otherDocuments = (path: string) =>
  speaks(
    ['estates.building'],
    ofBuilding(
      path,
      'estates.section.otherDocuments',
      async () => (await import('./otherDocuments/OtherDocumentsPage.tsx')).OtherDocumentsPage,
      async () => (await import('#client/generated/operations/OtherDocuments.ts')).OtherDocumentsDocument,
      placeOf,
      'otherDocuments',
    ),
  )
const architect = (path: string) =>
  speaks(
    ['estates.building', 'estates.technical'],
    ofBuilding(
      path,
      'estates.section.drawings',
      async () => (await import('./architectDetails/ArchitectPage.tsx')).ArchitectPage,
      async () => (await import('#client/generated/operations/ArchitectDetail.ts')).ArchitectDetailDocument,
      placeOf,
      'drawings',
    ),
  )
const controlPoint = (path: string) =>
  speaks(
    ['estates.building', 'estates.controlPoint'],
    ofBuilding(
      path,
      'estates.controlPoint.one',
      async () => (await import('./controlPoints/ControlPointPage.tsx')).ControlPointPage,
      async () => (await import('#client/generated/operations/EstateControlPoint.ts')).EstateControlPointDocument,
      pointOf,
    ),
  )

/** The papers of a building, where the holder of a link finds them. */
export const linkedPapersOfBuilding: RouteObject[] = [
  otherDocuments('estate/:estateId/technical-info/building/:buildingId/other-documents'),
  architect('architect'),
  controlPoint('control-point/:controlPointId'),
]

/** The same, for the people of the estate; below `/private`. */
export const papersOfBuilding: RouteObject[] = [
  otherDocuments('estate/:estateId/technical-info/other-documents'),
  architect('estate/:estateId/technical-info/architect'),
  speaks(
    ['estates.building', 'estates.controlPoint'],
    ofBuilding(
      'estate/:estateId/technical-info/control-point/create',
      'estates.controlPoint.addTitle',
      async () => (await import('./controlPoints/CreateControlPointPage.tsx')).CreateControlPointPage,
    ),
  ),
  controlPoint('estate/:estateId/technical-info/control-point/:controlPointId'),
]
