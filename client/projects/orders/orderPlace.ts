import { privateProjectPath } from '#client/projects/projectPlace.ts'
import type { OrderType } from '#schema/projects/orderTypes.ts'

/** What goes on, or what is agreed. */
export type OrderList = 'processing' | 'approved'

/** What an order grows out of, and what it is called after it. */
export interface Origin {
  deviationId?: string | null
  taskId?: string | null
  title?: string | null
  /** Of a task: where it is to be done. */
  estateId?: string | null
  buildingId?: string | null
}

const within = (path: string, projectId?: string | null) => (projectId ? `${path}?projectId=${projectId}` : path)

export const ordersPath = (list: OrderList, projectId?: string | null) => within(`/private/order/${list}`, projectId)
export const newOrderPath = (type: OrderType, projectId?: string | null) =>
  within(`/private/order/${type === 'request' ? 'request' : 'quotation'}`, projectId)
/** With what it grows out of in the address. */
export const grownOrderPath = (type: OrderType, { projectId, ...origin }: Origin & { projectId?: string | null }) => {
  const given = Object.entries({ projectId, ...origin }).filter((pair): pair is [string, string] => !!pair[1])
  return `${newOrderPath(type)}?${new URLSearchParams(given).toString()}`
}
export const orderPath = ({ id, status }: { id: string; status: string }) => `/private/order/${listOf(status)}/order-review/${id}`
export const editOrderPath = ({ id, type }: { id: string; type: OrderType }) =>
  `/private/order/${type === 'request' ? 'order-request-edit' : 'order-edit'}/${id}`

interface OfTask {
  projectId: string
  taskId?: string | null
  taskBuildingId?: string | null
  taskAreaId?: string | null
}
/** The task of the plan that an order grew out of; nothing where it is gone. */
export const taskPath = ({ projectId, taskId, taskBuildingId, taskAreaId }: OfTask, estateId: string) =>
  taskAreaId
    ? `${privateProjectPath(projectId)}/estate/${estateId}/maintenance/plan/building/${taskBuildingId}/area/${taskAreaId}/listed/${taskId}`
    : undefined

export const listOf = (status: string): OrderList => (status === 'approvedByCustomer' ? 'approved' : 'processing')

/** What one's own firm was asked to price, one of these, and what several firms would take for an order. */
export const askedPath = '/private/order/quotations'
export const quotationPath = (id: string) => `${askedPath}/${id}`
export const comparisonPath = (orderId: string) => `/private/order/processing/order-review/${orderId}/quotations`
