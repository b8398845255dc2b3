import { starterPlanInput } from '#schema/maintenance/starterPlan.input.ts'
import type { GraphqlApi } from '#server/kernel/api.ts'
import { post, type Route } from '#server/kernel/rest.ts'
import { starterPlan } from './starterPlan.operations.ts'

export const graphql: GraphqlApi = { Query: { starterPlan }, names: { StarterPlan: null, StarterTask: null } }

export const rest: Route[] = [
  // What there is in the house comes as a list, which has no place in an address.
  post('/api/private/maintenance-plans/estate-plans/:estateId/starter-plan', starterPlan, {
    answer: `{ askedFeatures features firstYearCost
  tasks { name code title priority trade minutes estimatedCost startDate period interval } }`,
    takes: starterPlanInput.omit(['estateId']),
  }),
]
