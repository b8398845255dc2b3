import { keptOnDevice } from '#client/ui/kept.ts'
import { store } from '#client/ui/store.ts'

const modes = ['system', 'light', 'dark'] as const
export type ColourMode = (typeof modes)[number]

const kept = keptOnDevice('colourMode')
const darkDevice = () => matchMedia('(prefers-color-scheme: dark)')
const paper = () => matchMedia('print')

const chosen = store<ColourMode>(modes.find((mode) => mode === kept.read()) ?? 'system')
export const useColourMode = chosen.use

/** The page sets the theme before its first paint; from then on it follows the choice and the device. Paper is always light. */
function apply() {
  const mode = paper().matches ? 'light' : chosen.get()
  document.documentElement.dataset.theme = mode === 'system' ? (darkDevice().matches ? 'dark' : 'light') : mode
}

export function followColourMode() {
  apply()
  darkDevice().addEventListener('change', apply)
  paper().addEventListener('change', apply)
}

export function chooseColourMode(mode: ColourMode) {
  chosen.set(mode)
  apply()
  kept.keep(mode)
}

/** Round and round: one row of a menu, three answers. */
export const nextColourMode = (mode: ColourMode) => modes[(modes.indexOf(mode) + 1) % modes.length] ?? 'system'
