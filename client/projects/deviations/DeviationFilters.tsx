import { chakra } from '@chakra-ui/react'
import { useSearchParams } from 'react-router-dom'
import type { DeviationCountsQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Chip, Chips } from '#client/ui/Chips.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { type View, views } from './views.ts'

interface DeviationFiltersProps {
  chosen: View
  counts: DeviationCountsQuery | undefined
  responsibleId: string | null
  menders: readonly { id: string; name: string }[]
}

/** How far they have come, and who answers for them. Each choice stands in the address. */
export function DeviationFilters({ chosen, counts, responsibleId, menders }: DeviationFiltersProps) {
  const [params, setParams] = useSearchParams()
  const text = useText()
  const without = (name: string) => new URLSearchParams([...params].filter(([key]) => key !== name))
  const to = (view: View) => {
    const next = without('view')
    if (view !== 'all') next.set('view', view)
    return `?${next}`
  }
  function choose(id: string) {
    const next = without('responsible')
    if (id) next.set('responsible', id)
    setParams(next, { replace: true, preventScrollReset: true })
  }
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
      <Chips aria-label={text('deviations.views')}>
        {views.map((view) => (
          <Chip key={view} to={to(view)} replace aria-current={view === chosen ? 'page' : undefined}>
            <Text id={`deviations.view.${view}`} />
            <chakra.span minWidth="2ch" fontVariantNumeric="tabular-nums">
              {counts?.[view].totalCount}
            </chakra.span>
          </Chip>
        ))}
      </Chips>
      {menders.length > 1 && (
        <chakra.span marginStart={{ md: 'auto' }} width={{ base: 'full', md: '240px' }}>
          <Select aria-label={text('deviations.responsible')} value={responsibleId ?? ''} onChange={({ target }) => choose(target.value)}>
            <option value="">{text('deviations.everybody')}</option>
            {menders.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </chakra.span>
      )}
    </chakra.div>
  )
}
