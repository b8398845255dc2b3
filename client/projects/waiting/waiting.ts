import type { Fault } from '#client/ui/form/faults.ts'
import { store } from '#client/ui/store.ts'

/** The point that something is for. */
export interface PointPlace {
  projectId: string
  controlAreaId: string
  controlPointId: string
}

interface Item {
  /** The key by which it is sent, however often: the server does it once. */
  id: string
  place: PointPlace
  pointName: string
  at: number
  /** Why the server does not take it; then it waits for a person. */
  fault?: Fault
}

/** A picture that was taken, until it is with its point. */
export interface WaitingFile extends Item {
  kind: 'file'
  file: File
  /** Sent, and not with the point yet. */
  storedId?: string
}

/** That a point is finished, once all of its pictures have arrived. */
export interface WaitingFinish extends Item {
  kind: 'finish'
  comment: string | null
}

export type Waiting = WaitingFile | WaitingFinish

/** What whoever is here has not sent yet, in the order in which it was done. */
export const held = store<readonly Waiting[]>([])
/** Of the file that is on its way: how many bytes are through. */
export const onItsWay = store<{ id: string; sent: number } | undefined>(undefined)

export const useWaitingOf = (pointId: string) => held.use().filter(({ place }) => place.controlPointId === pointId)

export const isFile = (item: Waiting): item is WaitingFile => item.kind === 'file'
export const isFinish = (item: Waiting): item is WaitingFinish => item.kind === 'finish'

/** The points that are finished once their pictures have been sent. */
export const useFinishing = () =>
  new Set(
    held
      .use()
      .filter(isFinish)
      .map(({ place }) => place.controlPointId),
  )

/** A point is finished after all that shows it: nothing of it may be on this device any more. */
export const mayGo = (item: Waiting, all: readonly Waiting[]) =>
  !item.fault && (isFile(item) || !all.some((other) => isFile(other) && other.place.controlPointId === item.place.controlPointId))
