import { AsyncLocalStorage } from 'node:async_hooks'

const asking = new AsyncLocalStorage<{ name: string }>()

/** Whatever comes of `work`, however much later, is done for them: an account, a link, a network. */
export const onBehalfOf = <T>(name: string, work: () => T): T => asking.run({ name }, work)

/** Who asks is known by more than where they come from: from now on it is done for them. */
export function turnsOutToBe(name: string) {
  const asker = asking.getStore()
  if (asker) asker.name = name
}

/** Nobody in particular, where it is done by the clock. */
export const nobody = 'nobody'
/** For whom it is done. */
export const whoAsks = () => asking.getStore()?.name ?? nobody
