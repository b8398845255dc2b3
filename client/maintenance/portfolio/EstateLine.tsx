import { chakra } from '@chakra-ui/react'
import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { gradeLooks } from '#client/estates/condition/grades.ts'
import { usePartName } from '#client/estates/condition/usePartName.ts'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Picture } from '#client/files/Picture.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenKroner } from '#client/ui/writing.ts'
import { BudgetBar } from './BudgetBar.tsx'
import { Ending } from './Ending.tsx'
import { Small } from './EstateTable.tsx'
import type { Estate } from './sorted.ts'

const none = (value: unknown) => (value ? undefined : true)

/** One estate, all of it the way to its maintenance. */
export function EstateLine({ estate }: { estate: Estate }) {
  const text = useText()
  const partName = usePartName()
  const { id, addressLine1, addressLine2, image, overdueCount, soonCount, spent, budget, worstGrade, worstPart } = estate
  const frame = { width: '64px', height: '48px', objectFit: 'cover', borderRadius: 'control', flexShrink: 0 } as const
  return (
    <tr>
      <th scope="row">
        <chakra.span display="flex" alignItems="center" gap="3">
          {image ? <Picture file={image} alt="" sizes="64px" {...frame} /> : <NoPicture {...frame} />}
          <span>
            <chakra.span display="block" fontWeight="strong" css={{ '& a::after': { content: '""', position: 'absolute', inset: 0 } }}>
              <Link to={privateEstatePath(id) + estateSections.maintenance.path}>{addressLine1}</Link>
            </chakra.span>
            <Small>{addressLine2}</Small>
          </span>
        </chakra.span>
      </th>
      <chakra.td
        data-number
        data-label={text('maintenance.portfolio.column.overdue')}
        data-none={none(overdueCount)}
        color={overdueCount ? 'critical.fg' : 'muted'}
        fontWeight={overdueCount ? 'strong' : undefined}
      >
        {overdueCount ?? '–'}
      </chakra.td>
      <td data-number data-label={text('maintenance.portfolio.column.soon')} data-none={none(soonCount)}>
        {soonCount ?? '–'}
      </td>
      <td data-label={text('maintenance.portfolio.column.spent')} data-none={none(spent || budget)}>
        {spent == null ? (
          '–'
        ) : (
          <chakra.span display="block" minWidth="140px">
            {budget != null && <BudgetBar spent={spent} budget={budget} />}
            <chakra.span display="flex" justifyContent="space-between" gap="3" textStyle={budget == null ? undefined : 'meta'}>
              <span>{writtenKroner(spent)}</span>
              {budget != null && (
                <chakra.span color="muted">
                  <Text id="maintenance.portfolio.ofBudget" values={{ sum: writtenKroner(budget) }} />
                </chakra.span>
              )}
            </chakra.span>
          </chakra.span>
        )}
      </td>
      <td data-label={text('maintenance.portfolio.column.worst')} data-none={none(worstGrade)}>
        {worstGrade ? (
          <chakra.span display="inline-flex" flexWrap="wrap" alignItems="center" justifyContent={{ base: 'end', sm: 'start' }} gap="2">
            <State {...gradeLooks[worstGrade]}>{worstGrade}</State>
            {worstPart && <span>{partName({ code: worstPart })}</span>}
          </chakra.span>
        ) : (
          '–'
        )}
      </td>
      <td data-label={text('maintenance.portfolio.column.ending')} data-none={none(estate.endingCount)}>
        <chakra.span display="flex" alignItems="center" justifyContent="space-between" gap="2">
          <Ending estate={estate} />
          <chakra.span color="faint" hideBelow="md">
            <ChevronRight size={20} aria-hidden />
          </chakra.span>
        </chakra.span>
      </td>
    </tr>
  )
}
