import type { GraphqlApi } from '#server/kernel/api.ts'
import { get, type Route } from '#server/kernel/rest.ts'
import { floorTypes, houseTypes, roomTypes } from './classifiers.operations.ts'

export const graphql: GraphqlApi = { Query: { floorTypes, houseTypes, roomTypes } }

const answer = '{ code nb en }'

export const rest: Route[] = [
  get('/api/private/classifier/floortypes', floorTypes, { answer }),
  get('/api/private/classifier/housetypes', houseTypes, { answer }),
  get('/api/private/classifier/roomTypes', roomTypes, { answer }),
]
