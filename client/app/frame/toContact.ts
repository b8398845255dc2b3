import { contactId } from './Footer.tsx'

export function toContact() {
  const footer = document.getElementById(contactId)
  footer?.scrollIntoView()
  footer?.focus({ preventScroll: true })
}
