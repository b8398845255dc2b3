import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import { Failure, isCancelled } from '#client/access/failure.ts'
import { request } from '#client/access/request.ts'
import { faultOf, maxFiles, refusedAs, type UploadKind } from './fileRules.ts'
import { afterEvent, startable, type Upload } from './queue.ts'
import { send } from './send.ts'

interface UploadsOptions {
  kind: UploadKind
  multiple: boolean
  /** The ids of what is stored, in the order it was chosen; also when one is taken away. */
  onStored: (ids: string[]) => void
  /** More files were chosen than fit. */
  onTooMany: () => void
}

/** The files chosen in one field: sent two at a time, each of them can be called off, tried again, and taken away. */
export function useUploads({ kind, multiple, onStored, onTooMany }: UploadsOptions) {
  const [uploads, tell] = useReducer(afterEvent, [])
  const calls = useRef(new Map<string, AbortController>())

  async function start({ key, file }: Upload) {
    if (calls.current.has(key)) return
    const call = new AbortController()
    calls.current.set(key, call)
    tell({ changed: key, to: { state: 'sending', sent: 0 } })
    try {
      const onProgress = (sent: number) => tell({ changed: key, to: { sent } })
      const stored = await send(file, { kind, signal: call.signal, onProgress })
      tell({ changed: key, to: { state: 'stored', stored } })
    } catch (error) {
      if (!isCancelled(error)) tell({ changed: key, to: { state: 'failed', ...refusal(error, kind) } })
    } finally {
      calls.current.delete(key)
    }
  }

  useEffect(() => {
    for (const upload of startable(uploads)) void start(upload)
  })

  const ids = uploads.flatMap(({ stored }) => stored?.id ?? []).join()
  const shownIds = useRef(ids)
  useEffect(() => {
    if (shownIds.current === ids) return
    shownIds.current = ids
    onStored(ids ? ids.split(',') : [])
  })

  // Whoever leaves the form has no more use for what is still under way.
  useEffect(() => {
    const open = calls.current
    return () => open.forEach((call) => call.abort())
  }, [])

  function remove(key: string) {
    calls.current.get(key)?.abort()
    const stored = uploads.find((upload) => upload.key === key)?.stored
    tell({ removed: key })
    if (stored) void giveBack(stored.id, kind)
  }

  function add(files: File[]) {
    const room = multiple ? maxFiles - uploads.length : 1
    if (files.length > room) onTooMany()
    if (!multiple) uploads.forEach(({ key }) => remove(key))
    tell({ chosen: files.slice(0, room).map((file) => chosen(file, kind)) })
  }

  const retry = (key: string) => tell({ changed: key, to: { state: 'waiting', sent: 0, fault: undefined } })

  const goOn = useEffectEvent(() => {
    for (const { key, state, canRetry } of uploads) if (state === 'failed' && canRetry) retry(key)
  })
  // What broke off for want of a line goes on by itself once there is one.
  useEffect(() => {
    const again = () => goOn()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [])

  return { uploads, add, remove, retry }
}

let count = 0

function chosen(file: File, kind: UploadKind): Upload {
  const fault = faultOf(file, kind)
  return { key: String(++count), file, sent: 0, ...(fault ? { state: 'failed', fault, canRetry: false } : { state: 'waiting' }) }
}

function refusal(error: unknown, kind: UploadKind) {
  const code = error instanceof Failure ? error.code : undefined
  const isFinal = code === 'unsupportedFileFormat' || code === 'fileSizeTooBig'
  return { fault: refusedAs(code, kind), canRetry: !isFinal }
}

/** It would be swept in a day anyway, so nobody has to hear of a failure. */
const giveBack = (id: string, kind: UploadKind) =>
  request<void>(`/api/private/temporary-${kind}/${id}`, { method: 'DELETE' }).catch(() => undefined)
