/** What somebody does to move the page themselves. */
export const moves = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const

/** Until somebody moves it themselves, what comes above the place does not take it along. */
export function stayHere() {
  const { style } = document.body
  style.overflowAnchor = 'none'
  const letGo = () => {
    style.overflowAnchor = ''
    for (const move of moves) removeEventListener(move, letGo)
  }
  for (const move of moves) addEventListener(move, letGo, { passive: true })
}
