import { Building2, HardDrive, House, type LucideIcon, Trash2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { pagesOf, shownData } from '#client/access/pagesOf.ts'
import { type StorageHolderKind, useStorageUseQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { SearchAsTyped } from '#client/ui/SearchAsTyped.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { Found } from '../Found.tsx'
import { OfficePage } from '../OfficePage.tsx'

const icons: Record<StorageHolderKind, LucideIcon> = { ESTATE: House, COMPANY: Building2, ACCOUNT: UserRound, GONE: Trash2 }

/** Who keeps how much, the most first. */
export const StoragePage = () => (
  <OfficePage of="storage">
    <Holders />
  </OfficePage>
)

function Holders() {
  const text = useText()
  const [search, setSearch] = useState('')
  const asked = useStorageUseQuery({ variables: { search }, fetchPolicy: 'cache-and-network', context: { tell: false } })
  return (
    <>
      <SearchAsTyped label={text('administration.storage.search')} maxLength={200} onSearch={setSearch} />
      <Found
        name={text('administration.page.storage')}
        icon={HardDrive}
        isWhole={!search}
        asked={pagesOf(shownData(asked)?.storageUse, asked)}
      >
        {({ id, kind, name, bytes, fileCount }) => (
          <ListRow
            key={id}
            media={<IconTile icon={icons[kind]} />}
            title={name ?? text('administration.storage.gone')}
            meta={`${text(`administration.holder.${kind}`)} · ${text('administration.storage.files', { count: fileCount })}`}
            value={writtenSize(bytes)}
          />
        )}
      </Found>
    </>
  )
}
