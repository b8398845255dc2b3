import { keptOnDevice } from '#client/ui/kept.ts'
import { store } from '#client/ui/store.ts'

const kept = keptOnDevice('letterKeys')
const areOn = store(kept.read() !== 'off')

/** Whether a single key does something by itself. */
export const useLetterKeys = areOn.use
export const doLetterKeys = areOn.get
export function switchLetterKeys(on: boolean) {
  kept.keep(on ? 'on' : 'off')
  areOn.set(on)
}
