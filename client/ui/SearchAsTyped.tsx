import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { Input } from './form/controls.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250

interface SearchAsTypedProps {
  label: string
  maxLength: number
  /** What stands in it as it opens. */
  first?: string
  /** With what stood in it as it opened, or as what is searched last was heard of. */
  onSearch: (search: string, first: string) => void
}

/** Searches while one types, and does not keep it in the address: whom one looks for is nobody else's business. */
export function SearchAsTyped({ label, maxLength, first = '', onSearch }: SearchAsTypedProps) {
  const [typed, setTyped] = useState(first)
  const look = useEffectEvent((search: string, begun: string) => onSearch(search, begun))
  // What is chosen in the same moment may not have heard of it yet.
  useEffect(() => {
    const wait = setTimeout(() => look(typed.trim(), first), pause)
    return () => clearTimeout(wait)
  }, [typed, first])
  return (
    <chakra.search display="block" position="relative" maxWidth="column">
      <chakra.span position="absolute" insetStart="14px" top="14px" color="muted" pointerEvents="none">
        <Search size={20} aria-hidden />
      </chakra.span>
      <Input
        type="search"
        aria-label={label}
        placeholder={label}
        paddingStart="44px"
        maxLength={maxLength}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </chakra.search>
  )
}

/** The same for what a screen itself asks: kept with this entry of the tab's history, so that a reload and Back find it again. */
export function ScreenSearch(props: Pick<SearchAsTypedProps, 'label' | 'maxLength'>) {
  const { state, search } = useLocation() as { state: { typed?: string } | null; search: string }
  const navigate = useNavigate()
  const first = state?.typed ?? ''
  function look(typed: string, before: string) {
    if (typed === before) return
    const params = new URLSearchParams(search)
    // Of what is found now, one begins with the first.
    params.delete('page')
    void navigate({ search: params.toString() }, { replace: true, preventScrollReset: true, state: { ...state, typed } })
  }
  return <SearchAsTyped {...props} first={first} onSearch={look} />
}
