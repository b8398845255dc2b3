import { useEffect } from 'react'
import { isUnderWay, type Upload } from './queue.ts'

/** Why a form waits: what it sends is all of what stands in the field. */
export const waitsFor = (uploads: readonly Upload[]) =>
  uploads.some(isUnderWay) ? 'stillUploading' : uploads.some(({ state }) => state === 'failed') ? 'someFailed' : undefined

export const waitingWords = { stillUploading: 'files.stillUploading', someFailed: 'files.someFailed' } as const

/** Holds the form until everything that was chosen is there, or taken away. */
export function useHeld(reason: ReturnType<typeof waitsFor>, hold: (reason: string | undefined) => void) {
  useEffect(() => hold(reason), [hold, reason])
  useEffect(() => () => hold(undefined), [hold])
}
