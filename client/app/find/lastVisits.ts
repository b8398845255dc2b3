import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { keptOfAccount } from '#client/ui/kept.ts'

export interface Visit {
  to: string
  title: string
}

const most = 8
/** Estates, projects and orders, with what lies below them; forms are not gone back to. */
const isRecord = (path: string) =>
  /^\/private\/(estate|project|order\/\w+\/order-review)\/[\da-f-]{36}(\/|$)/.test(path) && !/\/(edit|create|new|modify)(\/|$)/.test(path)
/** By then a screen has said what it is called. */
const settled = 1500

const kept = () => keptOfAccount<Visit[]>('visits')
/** Where one was in this tab, the last first. */
export const visits = () => kept().read() ?? []

function remember(visit: Visit) {
  kept().keep([visit, ...visits().filter(({ to }) => to !== visit.to)].slice(0, most))
}

/** Remembers where one is, once one stays. */
export function useVisits() {
  const { pathname } = useLocation()
  useEffect(() => {
    if (!isRecord(pathname)) return undefined
    const staying = setTimeout(() => remember({ to: pathname, title: document.title.replace(/ – Grunnmur$/, '') }), settled)
    return () => clearTimeout(staying)
  }, [pathname])
}
