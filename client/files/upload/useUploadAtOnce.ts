import { useEffect, useRef, useState } from 'react'
import { Failure, isCancelled } from '#client/access/failure.ts'
import type { Fault } from '#client/ui/form/faults.ts'
import { percentSent } from '#client/ui/percent.ts'
import { faultOf, refusedAs } from './fileRules.ts'
import { send } from './send.ts'
import type { TemporaryFile } from './transfer.ts'

/** A picture on its way to where it is kept at once: how much of it has been sent, and what was wrong with the last one. */
export function useUploadAtOnce(to: string, onStored: (file: TemporaryFile) => Promise<unknown>) {
  const [percent, setPercent] = useState<number>()
  const [fault, setFault] = useState<Fault>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  async function upload(file: File) {
    const wrong = faultOf(file, 'image')
    setFault(wrong)
    if (wrong) return
    const call = new AbortController()
    running.current = call
    setPercent(0)
    try {
      const onProgress = (sent: number) => setPercent(percentSent(sent, file.size))
      await onStored(await send(file, { kind: 'image', to, signal: call.signal, onProgress }))
    } catch (error) {
      if (!isCancelled(error)) setFault(refusedAs(error instanceof Failure ? error.code : undefined, 'image'))
    } finally {
      setPercent(undefined)
    }
  }
  return { percent, fault, upload, cancel: () => running.current?.abort() }
}
