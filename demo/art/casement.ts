import { d, rect, repeat, shape } from './pen.ts'

export type CasementLook = {
  frame?: string
  glass?: string
  /** How wide the frame is. */
  bar?: number
  trim?: string
  trimWidth?: number
  sill?: string
  /** Panes beside each other. */
  columns?: number
  /** Cross bars, as shares of the height. */
  crossBars?: readonly number[]
  curtains?: boolean
}

/** The colour of a window with somebody at home. */
export const lamplight = '#f6d28a'

const bars = (fill: string, x: number, y: number, w: number, h: number, { bar = 3, columns = 2, crossBars = [] }: CasementLook) => {
  const mullions = repeat(columns - 1, (index) => d`M${x + (w * (index + 1)) / columns - bar / 2.4} ${y}h${bar / 1.2}v${h}h${-bar / 1.2}Z`)
  const transoms = crossBars.map((share) => d`M${x} ${y + h * share - bar / 2.4}h${w}v${bar / 1.2}h${-w}Z`).join('')
  return mullions + transoms === '' ? '' : shape(fill, mullions + transoms)
}

/** A window as one sees it from outside: trim, frame, glass with the sky in it, curtains, bars and sill. */
export function casement(x: number, y: number, w: number, h: number, look: CasementLook = {}) {
  const { frame = '#fbf9f4', glass = '#5b7480', bar = 3, trim, trimWidth = 5, sill, curtains } = look
  const [left, top, right, foot] = [x + bar, y + bar, x + w - bar, y + h - bar]
  const outer = trim === undefined ? '' : rect(trim, x - trimWidth, y - trimWidth, w + trimWidth * 2, h + trimWidth * 2)
  const pane = rect(frame, x, y, w, h) + rect(glass, left, top, right - left, foot - top)
  const reflection = shape('#fff', d`M${left} ${foot}V${top}H${right}Z`, { opacity: 0.12 })
  const reveal = rect('#16242b', left, top, right - left, Math.min(3, h * 0.06), { opacity: 0.28 })
  const folds = w * 0.26
  const drapes = curtains
    ? shape(
        '#fff',
        d`M${left} ${top}h${folds}q${-w * 0.02} ${h * 0.4} ${-folds} ${h * 0.62}ZM${right} ${top}h${-folds}q${w * 0.02} ${h * 0.4} ${folds} ${h * 0.62}Z`,
        { opacity: 0.45 },
      )
    : ''
  const ledge = sill === undefined ? '' : rect(sill, x - trimWidth - 2, y + h + (trim ? trimWidth - 1 : 0), w + trimWidth * 2 + 4, 4)
  return outer + pane + reflection + drapes + reveal + bars(frame, x, y, w, h, look) + ledge
}
