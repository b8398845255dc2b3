import { useEffect, useRef } from 'react'

/** Begins a list that scrolls in itself with what is not done yet. */
export function useWhatAwaits<Shown extends HTMLElement>() {
  const first = useRef<Shown>(null)
  useEffect(() => {
    const list = first.current?.closest<HTMLElement>('[data-scrolls]')
    if (first.current && list && list.scrollHeight > list.clientHeight) list.scrollTop = first.current.offsetTop - list.offsetTop
  }, [])
  return first
}
