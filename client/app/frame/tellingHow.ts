import { store } from '#client/ui/store.ts'

const isTelling = store(false)
/** Somebody is told how the product is installed where no page can do it for them. */
export const useIsTellingHow = isTelling.use
export const tellHow = () => isTelling.set(true)
export const stopTelling = () => isTelling.set(false)
