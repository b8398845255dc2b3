import { getNullableType, type GraphQLField, type GraphQLObjectType, isListType, isNonNullType } from 'graphql'
import type { App } from '#server/kernel/app.ts'
import { fieldOf } from '#server/kernel/http/restRoutes.ts'
import type { Operation } from '#server/kernel/operation.ts'
import { isConnection } from '#server/kernel/read/shapes.ts'
import { isPublicLink, type Route } from '#server/kernel/rest.ts'

/** What the description is drawn from. */
export type Described = Pick<App, 'config' | 'schema' | 'operations' | 'routes'>
export type Shape = 'nothing' | 'record' | 'list' | 'page'

const places = new WeakMap<Described['operations'], ReadonlyMap<Operation, string>>()
function placesOf(operations: Described['operations']) {
  const kept = places.get(operations) ?? new Map([...operations].map(([place, operation]) => [operation, place]))
  places.set(operations, kept)
  return kept
}

/** The root field that the operation stands behind, where the contract tells what it is for. */
export function rootField({ schema, operations }: Described, operation: Operation): GraphQLField<unknown, unknown> {
  const place = placesOf(operations).get(operation) ?? ''
  const [root = '', field = ''] = place.split('.')
  const rootField = (schema.getType(root) as GraphQLObjectType | undefined)?.getFields()[field]
  if (!rootField) throw new Error(`${operation.name} stands behind no root field`)
  return rootField
}

/** Whether its records are counted no further than a limit, as its type says. */
export function isCountedToALimit(app: Described, { operation }: Route) {
  const type = getNullableType(rootField(app, operation).type)
  return isConnection(type) && 'hasMoreThanCounted' in type.getFields()
}

export function shapeOf(app: Described, { answer, tellsNothing, shape, operation }: Route): Shape {
  if (!answer || tellsNothing) return 'nothing'
  const type = getNullableType(rootField(app, operation).type)
  if (!isConnection(type) && !isListType(type)) return 'record'
  return shape
}

/** Where there is no record a query is not found; what is no record may be answered with nothing. */
export const mayBeNothing = (app: Described, { operation }: Route) =>
  operation.kind === 'answer' && !isNonNullType(rootField(app, operation).type)

/** Whether an answer has a tag: one record that has a version, or what a link shows. */
export const answersTag = (app: Described, route: Route, shape: Shape) =>
  shape !== 'nothing' && (isPublicLink(route) || (shape === 'record' && fieldOf(app, route).fields.some(({ key }) => key === 'version')))
