import { store } from '#client/ui/store.ts'

const isTold = store(false)

/** Told over whatever is on the screen: the menu that it was asked from has closed. */
export const tellLicenceIsMissing = () => isTold.set(true)
export const closeMissingLicence = () => isTold.set(false)
export const useIsLicenceMissing = isTold.use
