import { useEffect } from 'react'

let places = 0

/** While somebody is in the middle of something that hangs on what the screen says, it goes on saying that. */
export function useStaysAsRead() {
  useEffect(() => {
    places += 1
    return () => {
      places -= 1
    }
  }, [])
}

/** In the middle of a dialog, or of such a place. */
export const isToStay = () => places > 0 || document.querySelector('[role=dialog], [role=alertdialog]') !== null
