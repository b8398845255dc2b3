import { store } from '#client/ui/store.ts'
import { language } from './language.ts'
import { loadDomain } from './loading.ts'
import type { Domain, LoadedMessages } from './messages.ts'

const arrived = store<LoadedMessages>({})
/** The texts that have been fetched with the screens that were gone to. */
export const useArrivedTexts = arrived.use

const fetchedTexts = new Map<Domain, Promise<void>>()

/** Texts of their own, for a screen or for a part that comes later; fetched once. */
export function fetchTexts(domain: Domain) {
  const kept = fetchedTexts.get(domain)
  if (kept) return kept
  const call = loadDomain(language, domain).then((texts) => arrived.set({ ...arrived.get(), ...texts } as LoadedMessages))
  fetchedTexts.set(domain, call)
  call.catch(() => fetchedTexts.delete(domain))
  return call
}

/** A part whose code comes later, once its texts have come as well. */
export async function withTexts<Part>(part: Promise<Part>, ...domains: Domain[]): Promise<Part> {
  const [came] = await Promise.all([part, ...domains.map(fetchTexts)])
  return came
}
