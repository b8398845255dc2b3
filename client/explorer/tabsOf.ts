/** Each kind of endpoint keeps its own tabs: a query of the one is often no query of the other. */
export function tabsOf(kind: 'account' | 'public') {
  const named = (name: string) => `explorer:${kind}:${name}`
  return {
    get length() {
      return localStorage.length
    },
    clear: () => localStorage.clear(),
    getItem: (name: string) => localStorage.getItem(named(name)),
    setItem: (name: string, value: string) => localStorage.setItem(named(name), value),
    removeItem: (name: string) => localStorage.removeItem(named(name)),
  }
}
