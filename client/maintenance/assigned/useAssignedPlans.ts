import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import {
  type AssignedPlanPartsFragment,
  useAssignedPlansQuery,
  ClaimAccessLinkDocument,
  LeaveAccessLinkDocument,
} from '#client/generated/graphql.ts'

export type AssignedPlan = AssignedPlanPartsFragment

/** What a company is let in to shows among its plans and among its estates. */
const listed = ['Query.assignedPlans', 'Query.estates'] as const

/** The plans of the company that acts: those that wait for an answer, and those it works on, a page at a time. */
export function useAssignedPlans(search: string) {
  const asked = useAssignedPlansQuery({ variables: { search: search || null }, ...screenQuery })
  const send = useSend()
  // While another search is under way, what was found before stays.
  const found = shownData(asked)
  const plans = pagesOf(found?.plans, {
    ...asked,
    fetchMore: ({ variables }) => asked.fetchMore({ variables: { ...variables, plansOnly: true } }),
  })
  const answer = async (send: () => Promise<unknown>) => {
    try {
      await send()
    } catch (error) {
      // A colleague may have answered meanwhile: it is read again as it is now.
      void asked.refetch().catch(() => undefined)
      throw error
    }
  }
  return {
    waiting: found?.waiting?.edges.map(({ node }) => node) ?? [],
    waitingCount: found?.waiting?.totalCount ?? 0,
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
