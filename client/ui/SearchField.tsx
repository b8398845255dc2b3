import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Input } from './form/controls.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250

interface SearchFieldProps {
  /** What is searched for now. */
  search: string
  label: string
  hint: string
  /** What was found, said to those who don't see it. */
  outcome: ReactNode
  /** As wide as what it stands in, where other choices stand beside or below it. */
  wide?: boolean
}

/** What is searched for stands in the address: it can be shared, and Back leads out of the list, not through the letters. */
export function SearchField({ search, label, hint, outcome, wide = false }: SearchFieldProps) {
  const [typed, setTyped] = useState(search)
  const [, setParams] = useSearchParams()

  // The address may change by itself: by Back, or by `Vis alle`. What was asked for here comes back while more is typed.
  const [seenSearch, setSeenSearch] = useState(search)
  const [awaited, setAwaited] = useState<string[]>([])
  if (seenSearch !== search) {
    setSeenSearch(search)
    setAwaited(awaited.slice(awaited.indexOf(search) + 1))
    if (!awaited.includes(search)) setTyped(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const ask = () => {
      setAwaited((earlier) => [...earlier, wanted])
      setParams(
        (params) => {
          const { search: _, ...others } = Object.fromEntries(params)
          return wanted ? { ...others, search: wanted } : others
        },
        { replace: true, preventScrollReset: true },
      )
    }
    const wait = setTimeout(ask, pause)
    return () => clearTimeout(wait)
  }, [typed, search, setParams])

  return (
    <chakra.search display="block" position="relative" maxWidth={wide ? 'full' : 'column'}>
      <chakra.span position="absolute" insetStart="14px" top="14px" color="muted" pointerEvents="none">
        <Search size={20} aria-hidden />
      </chakra.span>
      <Input
        type="search"
        aria-label={label}
        placeholder={hint}
        paddingStart="44px"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <chakra.output srOnly>{outcome}</chakra.output>
    </chakra.search>
  )
}
