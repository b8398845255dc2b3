import { Building2, HardDrive, House, type LucideIcon, Trash2, UserRound } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import type { StorageHolderKind, StorageUseQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow } from '#client/ui/ListRow.tsx'
import { ScreenSearch } from '#client/ui/SearchAsTyped.tsx'
import { writtenSize } from '#client/ui/writing.ts'
import { FoundList } from '../FoundList.tsx'
import { OfficePage } from '../OfficePage.tsx'

const icons: Record<StorageHolderKind, LucideIcon> = { ESTATE: House, COMPANY: Building2, ACCOUNT: UserRound, GONE: Trash2 }

/** Who keeps how much, the most first. */
export function StoragePage(own: Own<StorageUseQuery['storageUse']>) {
  const text = useText()
  return (
    <OfficePage of="storage" own={own} above={<ScreenSearch label={text('administration.storage.search')} maxLength={200} />}>
      {() => (
        <FoundList name={text('administration.page.storage')} icon={HardDrive} isWhole={!own.variables['search']} own={own}>
          {({ id, kind, name, bytes, fileCount }) => (
            <ListRow
              key={id}
              media={<IconTile icon={icons[kind]} />}
              title={name ?? text('administration.storage.gone')}
              meta={`${text(`administration.holder.${kind}`)} · ${text('administration.storage.files', { count: fileCount })}`}
              value={writtenSize(bytes)}
            />
          )}
        </FoundList>
      )}
    </OfficePage>
  )
}
