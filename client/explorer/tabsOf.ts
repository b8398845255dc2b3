import { keptOfAccount } from '#client/ui/kept.ts'

type Tabs = Record<string, string>

/**
 * Each kind of endpoint keeps its own tabs: a query of the one is often no query of the other. They are whose account it is,
 * and are kept for nobody who is not signed in.
 */
export function tabsOf(kind: 'account' | 'public') {
  const kept = keptOfAccount<Tabs>(`explorer:${kind}`)
  const tabs = () => kept.read() ?? {}
  return {
    get length() {
      return Object.keys(tabs()).length
    },
    clear: () => kept.forget(),
    getItem: (name: string) => tabs()[name] ?? null,
    setItem: (name: string, value: string) => kept.keep({ ...tabs(), [name]: value }),
    removeItem: (name: string) => kept.keep(Object.fromEntries(Object.entries(tabs()).filter(([each]) => each !== name))),
  }
}
