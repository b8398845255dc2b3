import type { ComponentType, ReactNode } from 'react'
import { type Collection, type Kept, useCollection } from '#client/data/collection.ts'
import { useHistoryAction } from '#client/estates/history/useHistoryAction.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Records, type RecordsProps } from '#client/records/Records.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { EstateAsked, type EstateAskedProps } from './EstateAsked.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { estateSections } from './sections.ts'
import { useRights } from './useRights.ts'

type Screen<Data, Place extends { estateId: string }, R extends Kept, Input> = Omit<
  RecordsProps<R, Input>,
  'of' | 'kept' | 'title' | 'icon' | 'may' | 'children' | 'emptyText' | 'filter'
> &
  Pick<EstateAskedProps<unknown>, 'section' | 'below' | 'isApart'> & {
    of: Collection<Data, Place, R, Input>
    /** What of the list is asked for, beside the estate. */
    asked?: Omit<Place, 'estateId'>
    /** How that is chosen, and what is said where it leaves nothing. */
    filter?: { bar: ComponentType<{ data: Data | undefined; found: number }>; none: ReactNode }
    /** Where nothing is there, to those who can't change that. */
    readersText?: MessageKey
    /** Below the list, for those who may change it, as is what stands above. */
    children?: ReactNode
  }

/** A section of an estate that keeps records. */
export function RecordsScreen<Data, Place extends { estateId: string }, R extends Kept, Input>(props: Screen<Data, Place, R, Input>) {
  const { of, section, below, isApart, more, readersText, above, children, asked, filter, ...records } = props
  const { estateId } = useEstatePlace()
  const kept = useCollection(of, { estateId, ...asked } as Place)
  const may = useRights(estateSections[section].part)
  const historyOf = useHistoryAction()
  return (
    <EstateAsked
      section={section}
      below={below}
      isApart={isApart}
      asked={kept}
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
          filter={filter && { bar: <filter.bar data={kept.shown} found={kept.totalCount} />, none: filter.none }}
        >
          {may.change && children}
        </Records>
      )}
    </EstateAsked>
  )
}
