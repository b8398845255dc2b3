import { chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { type SubmitEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useText } from '#client/messages/Text.tsx'
import { Input } from '#client/ui/form/controls.ts'

/** The way to every paper of the estate: by its name, or by what stands in it. */
export function FindOnEstate() {
  const { path } = useEstatePlace()
  const navigate = useNavigate()
  const text = useText()
  const [search, setSearch] = useState('')
  function find(event: SubmitEvent) {
    event.preventDefault()
    const wanted = search.trim()
    const query = wanted && `?${new URLSearchParams({ search: wanted }).toString()}`
    void navigate(`${path}${estateSections.documents.path}${query}`)
  }
  return (
    <chakra.search display="block" position="relative">
      <form onSubmit={find}>
        <chakra.span position="absolute" insetStart="14px" top="14px" color="muted" pointerEvents="none">
          <Search size={20} aria-hidden />
        </chakra.span>
        <Input
          type="search"
          aria-label={text('estates.section.documents')}
          placeholder={text('estates.overview.find')}
          paddingStart="44px"
          maxLength={200}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          enterKeyHint="search"
        />
      </form>
    </chakra.search>
  )
}
