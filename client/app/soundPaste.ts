import { soundText } from '#schema/soundText.ts'

const takesText = (target: EventTarget | null): target is HTMLInputElement | HTMLTextAreaElement =>
  (target instanceof HTMLInputElement && /^(?:text|search|email|tel|url)$/.test(target.type)) || target instanceof HTMLTextAreaElement

/** Text from elsewhere may bring along what nobody sees, which the rules refuse: it is left behind where it is pasted. */
export function pastesSoundText() {
  const clean = (event: ClipboardEvent) => {
    const { target, clipboardData } = event
    const pasted = clipboardData?.getData('text/plain') ?? ''
    const sound = soundText(pasted)
    if (!takesText(target) || target.readOnly || sound === pasted.replaceAll('\r\n', '\n')) return
    event.preventDefault()
    const typed = target instanceof HTMLInputElement ? sound.replaceAll('\n', ' ') : sound
    // Where the kind of field has no selection, as an e-mail's, what was pasted takes the place of all.
    if (target.selectionStart === null) setValue(target, typed)
    else target.setRangeText(typed, target.selectionStart, target.selectionEnd ?? target.selectionStart, 'end')
    target.dispatchEvent(new Event('input', { bubbles: true }))
  }
  document.addEventListener('paste', clean)
  return () => document.removeEventListener('paste', clean)
}

/** Past React, which would not hear of it otherwise. */
function setValue(target: HTMLInputElement | HTMLTextAreaElement, value: string) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(target) as object, 'value')?.set?.call(target, value)
}
