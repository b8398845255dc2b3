import { type ReactNode, useLayoutEffect } from 'react'
import { stayHere } from './stayHere.ts'

const fields = () => document.querySelectorAll<HTMLInputElement>('#app input[name]')

/** What somebody has done on the drawn page before the code came: typed, moved the focus, scrolled, pressed the button of a form. */
function placeSoFar() {
  const typed = Array.from(fields(), ({ name, value }) => [name, value] as const).filter(([, value]) => value)
  const at = document.querySelector('#app :focus')
  return { typed, href: at?.getAttribute('href'), field: at?.getAttribute('name'), scrolled: scrollY }
}

const done = ['input', 'focusin', 'scroll'] as const

/** Follows what is done on the drawn page, and tells it once the code has taken over. */
export function watchPlace() {
  let place = placeSoFar()
  const look = () => {
    place = placeSoFar()
  }
  for (const event of done) addEventListener(event, look, { capture: true, passive: true })
  return () => {
    for (const event of done) removeEventListener(event, look, { capture: true })
    return place
  }
}

/** Gives it back in the moment in which the drawn page goes. */
export function KeepsPlace({ place, children }: { place: ReturnType<typeof watchPlace>; children: ReactNode }) {
  useLayoutEffect(() => {
    const { typed, href, field, scrolled } = place()
    const isSent = document.documentElement.dataset.sent !== undefined
    for (const input of fields()) {
      const value = typed.find(([name]) => name === input.name)?.[1]
      if (value) typeInto(input, value)
      if (field === input.name) input.focus({ preventScroll: true })
    }
    if (href) document.querySelector<HTMLElement>(`#app a[href="${CSS.escape(href)}"]`)?.focus({ preventScroll: true })
    if (scrolled) {
      scrollTo(0, scrolled)
      stayHere()
    }
    if (!isSent) return undefined
    // What was given back is in the form's own state by then.
    const sends = setTimeout(() => document.querySelector<HTMLFormElement>('#app form')?.requestSubmit())
    return () => clearTimeout(sends)
  }, [place])
  return children
}

/** As if it were typed: a form hears of it. */
function typeInto(input: HTMLInputElement, value: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, value)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}
