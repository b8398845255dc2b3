/** Kept in the page from its first moment on, as the browser tells of it. */
export interface Vitals {
  lcpMs: number
  cls: number
  inpMs: number
}

/** Of the browser's entries, what is read here. */
interface Entry {
  startTime: number
  duration: number
  value: number
  hadRecentInput: boolean
  interactionId: number
}
type Observer = new (take: (list: { getEntries(): Entry[] }) => void) => { observe(options: object): void }

/** Runs in the page: it can use nothing from here. */
export function watchVitals() {
  const vitals: Vitals = { lcpMs: 0, cls: 0, inpMs: 0 }
  Object.assign(globalThis, { vitals })
  const watch = (options: object, take: (entry: Entry) => void) =>
    new (PerformanceObserver as unknown as Observer)((list) => list.getEntries().forEach(take)).observe({ buffered: true, ...options })
  watch({ type: 'largest-contentful-paint' }, ({ startTime }) => {
    vitals.lcpMs = startTime
  })
  watch({ type: 'layout-shift' }, ({ value, hadRecentInput }) => {
    if (!hadRecentInput) vitals.cls += value
  })
  watch({ type: 'event', durationThreshold: 16 }, ({ interactionId, duration }) => {
    if (interactionId) vitals.inpMs = Math.max(vitals.inpMs, duration)
  })
}

/** Also in the page: two frames later the browser has told of everything it painted. */
export function twoFrames() {
  const frames = globalThis as unknown as { requestAnimationFrame(then: () => void): void }
  return new Promise<void>((resolve) => frames.requestAnimationFrame(() => frames.requestAnimationFrame(resolve)))
}
