import { Text, useText } from '#client/messages/Text.tsx'
import { SearchField } from '#client/ui/SearchField.tsx'

export function EstateSearch({ search, found }: { search: string; found: number | undefined }) {
  const text = useText()
  return (
    <SearchField
      search={search}
      label={text('estates.search.label')}
      hint={text('estates.search.hint')}
      told={search && found !== undefined && <Text id="estates.search.found" values={{ count: found }} />}
    />
  )
}
