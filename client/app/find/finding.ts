import { store } from '#client/ui/store.ts'

const opened = store<'find' | 'shortcuts' | null>(null)

/** What lies over the screen: the field that finds all, or the list of what the keyboard does. */
export const useOpened = opened.use
export const openFind = () => opened.set('find')
export const openShortcuts = () => opened.set('shortcuts')
export const closeFind = () => opened.set(null)
