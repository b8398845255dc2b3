import type { OperationVariables } from '@apollo/client'
import type { ComponentType } from 'react'
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom'
import type { Address, Own, Question } from '#client/access/own.ts'
import { question, screenOf } from '#client/access/screen.ts'
import type { Domain, MessageKey } from '#client/messages/messages.ts'
import type { Counted } from './buildings/ChooseBuilding.tsx'

/** Which building, whether it stands in the path or after it. */
const placeOf = ({ params, search }: Pick<Address, 'params' | 'search'>) => {
  const named = (name: 'estateId' | 'buildingId') => params[name] ?? search.get(name) ?? ''
  return { estateId: named('estateId'), buildingId: named('buildingId') }
}
const pointOf = (address: Address) => ({ ...placeOf(address), controlPointId: address.params.controlPointId ?? '' })

const isNamed = ({ params, request }: LoaderFunctionArgs) => {
  const { estateId, buildingId } = placeOf({ params, search: new URL(request.url).searchParams })
  return estateId && buildingId
}

interface OfBuilding<Data, Variables extends OperationVariables, Shown> {
  path: string
  title: MessageKey
  asks: Question<Data, Variables, Shown>
  page: () => Promise<ComponentType<Own<NoInfer<Shown>, NoInfer<Data>>>>
  counted?: Counted
  texts: readonly Domain[]
}

/** A screen of one building, by its path alone too: its own question waits until the building is known. */
function ofBuilding<Data, Variables extends OperationVariables, Shown>(of: OfBuilding<Data, Variables, Shown>): RouteObject {
  const { loader, ...route } = screenOf(of)
  return {
    ...route,
    loader: (args: LoaderFunctionArgs) => (isNamed(args) && typeof loader === 'function' ? loader(args, undefined) : null),
    lazy: async () => {
      const [chosen, page, document] = await Promise.all([import('./buildings/ofBuilding.tsx'), of.page(), of.asks.document()])
      return { Component: chosen.ofBuilding({ path: of.path, asks: of.asks, document, page } as never, of.title, of.counted) }
    },
  }
}
const otherDocuments = (path: string) =>
  ofBuilding({
    path,
    title: 'estates.section.otherDocuments',
    asks: question(
      async () => (await import('#client/generated/operations/OtherDocuments.ts')).OtherDocumentsDocument,
      ({ otherDocuments }) => otherDocuments,
      placeOf,
    ),
    page: async () => (await import('./otherDocuments/OtherDocumentsPage.tsx')).OtherDocumentsPage,
    counted: 'otherDocuments',
    texts: ['estates.building', 'estates.otherDocuments'],
  })
const architect = (path: string) =>
  ofBuilding({
    path,
    title: 'estates.section.drawings',
    asks: question(
      async () => (await import('#client/generated/operations/ArchitectDetail.ts')).ArchitectDetailDocument,
      ({ architectDetail }) => architectDetail ?? undefined,
      placeOf,
    ),
    page: async () => (await import('./architectDetails/ArchitectPage.tsx')).ArchitectPage,
    counted: 'drawings',
    texts: ['estates.building', 'estates.drawings', 'estates.otherDocuments', 'estates.technical'],
  })
const controlPoint = (path: string) =>
  ofBuilding({
    path,
    title: 'estates.controlPoint.one',
    asks: question(
      async () => (await import('#client/generated/operations/EstateControlPoint.ts')).EstateControlPointDocument,
      ({ estateControlPoint }) => estateControlPoint ?? undefined,
      pointOf,
    ),
    page: async () => (await import('./controlPoints/ControlPointPage.tsx')).ControlPointPage,
    texts: ['estates.building', 'estates.controlPoint', 'estates.finding'],
  })

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
  ofBuilding({
    path: 'estate/:estateId/technical-info/control-point/create',
    title: 'estates.controlPoint.addTitle',
    asks: question(
      async () => (await import('#client/generated/operations/Building.ts')).BuildingDocument,
      ({ building }) => building ?? undefined,
      placeOf,
    ),
    page: async () => (await import('./controlPoints/CreateControlPointPage.tsx')).CreateControlPointPage,
    texts: ['estates.building', 'estates.controlPoint'],
  }),
  controlPoint('estate/:estateId/technical-info/control-point/:controlPointId'),
]
