import { useEffect } from 'react'

/** Forms on the screen, each answering whether something would be lost with it. */
const forms = new Set<() => boolean>()

export const hasUnsaved = () => [...forms].some((mayLose) => mayLose())

export function useUnsaved(mayLose: () => boolean) {
  useEffect(() => {
    forms.add(mayLose)
    return () => void forms.delete(mayLose)
  }, [mayLose])
}
