import { useSyncExternalStore } from 'react'

/** One value that lives beside the components: read anywhere, followed by those that use it. */
export function store<Value>(initial: Value) {
  let value = initial
  const listeners = new Set<() => void>()
  const listen = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  const get = () => value
  return {
    get,
    /** Answers how to stop. */
    listen,
    set: (next: Value) => {
      value = next
      for (const listener of listeners) listener()
    },
    use: () => useSyncExternalStore(listen, get, get),
  }
}
