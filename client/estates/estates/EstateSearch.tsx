import { Text, useText } from '#client/messages/Text.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'

export function EstateSearch({ search, count }: { search: string; count: number | undefined }) {
  const text = useText()
  return (
    <SearchField
      search={search}
      label={text('estates.search.label')}
      hint={text('estates.search.hint')}
      outcome={search && count !== undefined && <Text id="estates.search.found" values={{ count }} />}
    />
  )
}
