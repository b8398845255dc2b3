import type { ReactNode } from 'react'
import type { Own } from '#client/access/own.ts'
import { type Kept, type KeptIn, type Page, useKept } from '#client/data/collection.ts'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Records, type RecordsProps } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateScreen, type EstateScreenProps } from './EstateScreen.tsx'
import { estateSections } from './sections.ts'
import { useRights } from './useRights.ts'

type RecordsScreenProps<R extends Kept, Input> = Omit<
  RecordsProps<R, Input>,
  'of' | 'kept' | 'title' | 'isTitle' | 'icon' | 'may' | 'children' | 'emptyText'
> &
  Pick<EstateScreenProps<unknown>, 'section' | 'subscreen' | 'isApart'> & {
    of: KeptIn<{ estateId: string }, R, Input>
    own: Own<Page<R>>
    /** Where nothing is there, to those who can't change that. */
    readersText?: MessageKey
    /** Below the list, for those who may change it, as is what stands above. */
    children?: ReactNode
  }

/** A section of an estate that keeps records. */
export function RecordsScreen<R extends Kept, Input>(props: RecordsScreenProps<R, Input>) {
  const { of, own, section, subscreen, isApart, more, readersText, above, children, ...records } = props
  const { estateId } = useEstatePlace()
  const kept = useKept(of, { estateId }, own)
  const may = useRights(estateSections[section].part)
  const historyOf = useHistoryAction()
  return (
    <EstateScreen
      section={section}
      subscreen={subscreen}
      isApart={isApart}
      own={own}
      skeleton={<RecordsSkeleton />}
      closed={<Text id={`${of.texts}.closed` as MessageKey} />}
    >
      {() => (
        <Records
          {...records}
          isTitle
          of={of}
          kept={kept}
          title={`estates.section.${section}`}
          icon={estateSections[section].icon}
          may={may}
          more={(record) => [...(more?.(record) ?? []), ...historyOf(record.id)]}
          emptyText={may.add ? undefined : readersText}
          above={may.change ? above : undefined}
        >
          {may.change && children}
        </Records>
      )}
    </EstateScreen>
  )
}
