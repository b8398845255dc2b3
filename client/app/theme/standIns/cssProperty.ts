const isSupported = new Map<string, boolean>()
const asWritten = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Stands in for a list of all properties that there are: a browser knows its own. */
export function isCssProperty(name: string) {
  const before = isSupported.get(name)
  if (before !== undefined) return before
  const is = /^--|[&@]/.test(name) || CSS.supports(asWritten(name), 'initial')
  isSupported.set(name, is)
  return is
}
