import type { Own } from '#client/access/own.ts'
import { pagesOf } from '#client/access/pagesOf.ts'
import { useSend } from '#client/data/useSend.ts'
import {
  type AssignedPlanPartsFragment,
  type AssignedPlansQuery,
  ClaimAccessLinkDocument,
  LeaveAccessLinkDocument,
} from '#client/generated/graphql.ts'

export type AssignedPlan = AssignedPlanPartsFragment

/** What a company is let in to shows among its plans and among its estates. */
const listed = ['Query.assignedPlans', 'Query.estates'] as const

/** The plans of the company that acts: those that wait for an answer, and those it works on, a page at a time. */
export function useAssignedPlans({ data: assigned, pages, again }: Own<AssignedPlansQuery>) {
  const send = useSend()
  const plans = pagesOf(assigned?.plans, {
    ...pages,
    fetchMore: ({ variables }) => pages.fetchMore({ variables: { ...variables, plansOnly: true } as typeof variables }),
  })
  const answer = async (send: () => Promise<unknown>) => {
    try {
      await send()
    } catch (error) {
      // A colleague may have answered meanwhile: it is read again as it is now.
      void again()
      throw error
    }
  }
  return {
    waiting: assigned?.waiting?.edges.map(({ node }) => node) ?? [],
    waitingCount: assigned?.waiting?.totalCount ?? 0,
    plans,
    claim: ({ id: linkId, estateId }: AssignedPlan) => {
      const variables = { estateId, linkId }
      return answer(() => send({ mutation: ClaimAccessLinkDocument, variables }, listed))
    },
    leave: ({ id: linkId, estateId }: AssignedPlan) => {
      const variables = { estateId, linkId }
      return answer(() => send({ mutation: LeaveAccessLinkDocument, variables }, listed))
    },
  }
}
