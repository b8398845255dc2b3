import { markingOf } from '#client/estates/archivedTasks/markingDone.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import type { WaitingMatterPartsFragment } from '#client/generated/graphql.ts'

export type Matter = WaitingMatterPartsFragment

const order = '/private/order/processing/order-review'
const ways: Readonly<Record<Matter['kind'], (matter: Matter) => string>> = {
  task: (of) => `${inPlan(of)}/plan/building/${of.buildingId}/area/${of.areaId}/listed/${of.recordId}`,
  taskToConfirm: (of) => inPlan(of),
  planToAnswer: () => '/private/maintenance-plans',
  ownershipToAnswer: () => '/private/owner-invitations',
  orderToAnswer: ({ recordId }) => `${order}/${recordId}`,
  orderToRelease: ({ recordId }) => `${order}/${recordId}`,
  orderToChange: ({ recordId }) => `${order}/${recordId}`,
  quotationToGive: ({ recordId }) => `/private/order/quotations/${recordId}`,
  quotationsToCompare: ({ recordId }) => `${order}/${recordId}/quotations`,
  deviationToMend: (of) => `${project(of)}/deviations/${of.recordId}`,
  deviationToConfirm: (of) => `${project(of)}/deviations/${of.recordId}`,
  pointsToVerify: (of) => `${project(of)}/control-areas/${of.recordId}`,
  paperToDeliver: (of) => `${project(of)}/delivery-documents`,
  paperToChase: (of) => `${project(of)}/delivery-documents`,
  projectToComplete: project,
  insurance: ({ estateId }) => privateEstatePath(estateId) + estateSections.insurance.path,
  mail: ({ estateId, recordId }) => `${privateEstatePath(estateId)}${estateSections.mailbox.path}/${recordId}`,
}
function inPlan({ estateId }: Matter) {
  return privateEstatePath(estateId) + estateSections.maintenance.path
}
function project({ projectId }: Matter) {
  return `/private/project/${projectId}`
}

/** Where the one next thing to do is. */
export const wayTo = (matter: Matter) => ways[matter.kind](matter)
/** And where it is done at once: what was done is asked over its task, as `useArchiving` opens it. */
export const wayToDo = (matter: Matter) =>
  matter.kind === 'task' ? `${wayTo(matter)}?done=${markingOf(matter.recordId, matter.day)}` : wayTo(matter)
