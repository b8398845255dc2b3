import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'

/** Long enough for a word to be typed, short enough not to be waited for. */
const pause = 250

/** What is searched for stands in the address: it can be shared, and Back leads out of the list, not through the letters. */
export function EstateSearch({ search, found }: { search: string; found: number | undefined }) {
  const [typed, setTyped] = useState(search)
  const [, setParams] = useSearchParams()
  const text = useText()

  // The address may change by itself: by Back, or by `Vis alle`.
  const [known, setKnown] = useState(search)
  if (known !== search) {
    setKnown(search)
    if (typed.trim() !== search) setTyped(search)
  }

  useEffect(() => {
    const wanted = typed.trim()
    if (wanted === search) return undefined
    const wait = setTimeout(() => setParams(wanted ? { search: wanted } : {}, { replace: true, preventScrollReset: true }), pause)
    return () => clearTimeout(wait)
  }, [typed, search, setParams])

  return (
    <chakra.search display="block" position="relative" maxWidth="column">
      <chakra.span position="absolute" insetStart="14px" top="14px" color="muted" pointerEvents="none">
        <Search size={20} aria-hidden />
      </chakra.span>
      <Input
        type="search"
        aria-label={text('estates.search.label')}
        placeholder={text('estates.search.hint')}
        paddingStart="44px"
        maxLength={200}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <chakra.output srOnly>{search && found !== undefined && <Text id="estates.search.found" values={{ count: found }} />}</chakra.output>
    </chakra.search>
  )
}
