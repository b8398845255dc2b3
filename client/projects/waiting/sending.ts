import { type Failure, isCancelled, mayPass } from '#client/access/failure.ts'
import { request } from '#client/access/request.ts'
import { refusedAs } from '#client/files/upload/fileRules.ts'
import { send } from '#client/files/upload/send.ts'
import { whenSomebodyElse } from '#client/ui/kept.ts'
import { forgetHere, keepHere, keptHere } from '#client/ui/keptFiles.ts'
import { notify } from '#client/ui/notify.ts'
import { held, isFile, mayGo, onItsWay, type PointPlace, type Waiting, type WaitingFile, type WaitingFinish } from './waiting.ts'

const addressOf = ({ projectId, controlAreaId, controlPointId }: PointPlace) =>
  `/api/private/project/${projectId}/control-areas/${controlAreaId}/control-points/${controlPointId}`

/** Whoever signs in again goes on where they were. */
const mayGoLater = (error: unknown) => mayPass(error) || (error as Failure).status === 401

/** Bytes are kept everywhere; some browsers lose files that they were given to keep. */
type Kept = WaitingFinish | (Omit<WaitingFile, 'file'> & { name: string; type: string; bytes: ArrayBuffer })
async function keep(item: Waiting) {
  if (!isFile(item)) return keepHere(item)
  const { file, ...rest } = item
  const kept: Kept = { ...rest, name: file.name, type: file.type, bytes: await file.arrayBuffer() }
  return keepHere(kept)
}
function taken(item: Kept): Waiting {
  if (item.kind === 'finish') return item
  const { name, type, bytes, ...rest } = item
  return { ...rest, file: new File([bytes], name, { type }) }
}

const isHeld = (id: string) => held.get().some((item) => item.id === id)

/** What was taken back meanwhile stays away. */
async function change(next: Waiting) {
  if (!isHeld(next.id)) return
  held.set(held.get().map((item) => (item.id === next.id ? next : item)))
  await keep(next).catch(() => undefined)
}

async function forget(id: string) {
  held.set(held.get().filter((item) => item.id !== id))
  await forgetHere(id)
}

let callOff: ((id: string) => unknown) | undefined

async function sendFile(item: WaitingFile) {
  let { storedId } = item
  const call = new AbortController()
  callOff = (id) => id === item.id && call.abort()
  if (!storedId) {
    const onProgress = (sent: number) => onItsWay.set({ id: item.id, sent })
    onProgress(0)
    storedId = (await send(item.file, { kind: 'document', signal: call.signal, onProgress })).id
    await change({ ...item, storedId })
  }
  if (!isHeld(item.id)) return
  await request(addressOf(item.place), { method: 'PUT', body: { fileIds: [storedId] }, key: `${item.id}:${storedId}` })
}

async function finish({ id, place, pointName, comment }: WaitingFinish) {
  await request(addressOf(place), { method: 'PUT', body: { isCompleted: true, comment }, key: id })
  notify.settled(id)
  notify.success('projects.pointTold.completed', { values: { name: pointName }, short: true })
}

async function refused(item: Waiting, failure: Failure) {
  // Somebody has finished it meanwhile, or this one did and the answer was lost.
  if (!isFile(item) && failure.code === 'controlPointCompleted') return forget(item.id)
  // What was sent days ago has been swept meanwhile: the picture is still here, and goes once more.
  if (isFile(item) && item.storedId && failure.status === 422) {
    const { storedId: _, ...anew } = item
    return change(anew)
  }
  await change({ ...item, fault: isFile(item) ? refusedAs(failure.code, 'document') : (failure.reason ?? failure.code ?? 'internalError') })
  if (!isFile(item)) notify.error('projects.waits.notFinished', { values: { name: item.pointName }, about: item.id })
}

const shortest = 2000
const longest = 60_000
let pause = shortest
let timer: ReturnType<typeof setTimeout> | undefined
let running: Promise<void> | undefined

async function sendAll() {
  clearTimeout(timer)
  for (;;) {
    const all = held.get()
    const next = all.find((item) => mayGo(item, all))
    if (!next) break
    try {
      if (isFile(next)) await sendFile(next)
      else await finish(next)
      pause = shortest
      await forget(next.id)
    } catch (error) {
      if (isCancelled(error)) continue
      if (mayGoLater(error)) {
        timer = setTimeout(() => void sendWaiting(), pause)
        pause = Math.min(pause * 2, longest)
        break
      }
      await refused(held.get().find(({ id }) => id === next.id) ?? next, error as Failure)
    } finally {
      onItsWay.set(undefined)
    }
  }
}

/** Two tabs of one person hold the same: one of them sends, and the other finds that it was done. */
async function inTurn() {
  const { locks } = navigator as { locks?: LockManager | null }
  if (!locks) return sendAll()
  return locks.request('waiting', async () => {
    await dropSent()
    await sendAll()
  })
}

const withoutRoom = new Set<string>()
async function dropSent() {
  const kept = new Set((await keptHere<Kept>()).map(({ id }) => id))
  const left = held.get().filter(({ id }) => kept.has(id) || withoutRoom.has(id))
  if (left.length < held.get().length) held.set(left)
}

/** One after the other, and never twice at once. */
export const sendWaiting = () => {
  running ??= inTurn().finally(() => {
    running = undefined
  })
  return running
}

async function add(item: Waiting) {
  held.set([...held.get(), item])
  try {
    await keep(item)
  } catch {
    withoutRoom.add(item.id)
    notify.warning('projects.waits.notKept')
  }
}

const itemOf = (place: PointPlace, pointName: string) => ({ id: crypto.randomUUID(), place, pointName, at: Date.now() })

export async function keepFiles(place: PointPlace, pointName: string, files: readonly File[]) {
  for (const file of files) await add({ ...itemOf(place, pointName), kind: 'file', file })
  void sendWaiting()
}

/** Finishes the point as soon as all that shows it has arrived. */
export async function finishLater(place: PointPlace, pointName: string, comment: string | null) {
  await add({ ...itemOf(place, pointName), kind: 'finish', comment })
  void sendWaiting()
}

export async function takeBack(id: string) {
  notify.settled(id)
  callOff?.(id)
  await forget(id)
  void sendWaiting()
}

let isListening = false
const tryNow = () => {
  pause = shortest
  if (document.visibilityState === 'visible') void sendWaiting()
}

/** Takes up what whoever is here has left on this device, and sends it as soon as there is a line. */
export async function takeUpWaiting() {
  if (!isListening) {
    isListening = true
    window.addEventListener('online', tryNow)
    document.addEventListener('visibilitychange', tryNow)
    whenSomebodyElse(() => held.set([]))
  }
  const here = new Set(held.get().map(({ id }) => id))
  const left = (await keptHere<Kept>()).filter(({ id }) => !here.has(id)).map(taken)
  if (left.length) held.set([...left, ...held.get()])
  void sendWaiting()
}
