import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Input } from './form/controls.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250

interface SearchAsTypedProps {
  label: string
  maxLength: number
  onSearch: (search: string) => void
}

/** Searches while one types, and does not keep it in the address: whom one looks for is nobody else's business. */
export function SearchAsTyped({ label, maxLength, onSearch }: SearchAsTypedProps) {
  const [typed, setTyped] = useState('')
  useEffect(() => {
    const wait = setTimeout(() => onSearch(typed.trim()), pause)
    return () => clearTimeout(wait)
  }, [typed, onSearch])
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
