/** Where a browser doesn't tell. */
const restsAfter = 3000

/** Once nothing else is waited for. */
export function atRest(run: () => void) {
  const whenIdle = window.requestIdleCallback ?? ((idle: () => void) => setTimeout(idle, restsAfter))
  whenIdle(run)
}
