import { chakra, Heading } from '@chakra-ui/react'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { monthName } from '#client/maintenance/words.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Count } from '#client/ui/marks.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { type AskedMonth, type Occurrence, useWheelMonth } from './useYearWheel.ts'

interface MonthHeadProps {
  month: number
  /** Where it is another than the one before it. */
  year?: number | undefined
  count: number
  /** Where the month is opened by it. */
  onToggle?: () => void
  isOpen?: boolean
}

export function MonthHead({ month, year, count, onToggle, isOpen }: MonthHeadProps) {
  const name = [monthName(month), year].filter(Boolean).join(' ')
  return (
    <Head>
      <Heading as="h3" id={`month-${month}`} textStyle="base" textTransform="capitalize">
        {onToggle ? (
          <Toggle aria-expanded={isOpen} onClick={onToggle}>
            {name}
            <ChevronDown size="18" aria-hidden />
          </Toggle>
        ) : (
          name
        )}
      </Heading>
      <Count>{count}</Count>
    </Head>
  )
}

export const OverdueHead = ({ count }: { count: number }) => (
  <Head>
    <Heading as="h3" id="month-overdue" textStyle="base" color="critical.fg">
      <Text id="maintenance.state.overdue" />
    </Heading>
    <Count>{count}</Count>
  </Head>
)

interface BigMonthProps {
  variables: AskedMonth
  year: number | undefined
  count: number
  opens: boolean
  whole: readonly Occurrence[] | undefined
  rows: (occurrences: readonly Occurrence[]) => ReactNode
}

/** A month with more than the wheel has marks for: it is opened, and read a page at a time. */
export function BigMonth({ variables, year, count, opens, whole, rows }: BigMonthProps) {
  const [pages, setPages] = useState(opens ? 1 : 0)
  return (
    <>
      <MonthHead month={variables.month} year={year} count={count} isOpen={pages > 0} onToggle={() => setPages(pages ? 0 : 1)} />
      {whole
        ? rows(whole)
        : Array.from({ length: pages }, (_, index) => (
            <MonthPage
              key={index}
              variables={{ ...variables, page: index + 1 }}
              onMore={index + 1 === pages ? () => setPages(pages + 1) : undefined}
              rows={rows}
            />
          ))}
    </>
  )
}

interface MonthPageProps {
  variables: AskedMonth & { page: number }
  onMore: (() => void) | undefined
  rows: BigMonthProps['rows']
}

const MonthPage = ({ variables, onMore, rows }: MonthPageProps) => (
  <Answered
    answer={useWheelMonth(variables)}
    skeleton={
      <chakra.div paddingInline="5">
        <LoadingRows count={4} />
      </chakra.div>
    }
  >
    {({ page, pageCount, count, occurrences }) =>
      count ? (
        <>
          {rows(occurrences)}
          {onMore && page < pageCount && (
            <chakra.div paddingBottom="5" _print={{ display: 'none' }}>
              <ShowMore shown={page * occurrences.length} of={count} loading={false} onMore={onMore} />
            </chakra.div>
          )}
        </>
      ) : (
        <chakra.p textStyle="meta" color="muted" paddingInline="5" paddingBlock="3">
          <Text id="maintenance.wheel.emptyMonth" />
        </chakra.p>
      )
    }
  </Answered>
)

const Head = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    paddingInline: '5',
    minHeight: { base: '40px', _print: '18px' },
    '@media print': { '&& *': { fontSize: '12px', height: 'auto' }, paddingInline: '1' },
    breakAfter: 'avoid',
    bg: 'surface',
    borderBlockWidth: '1px',
  },
})
const Toggle = chakra(
  'button',
  {
    base: {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1',
      minHeight: { base: '40px', _print: '0' },
      textTransform: 'inherit',
      cursor: 'pointer',
      '& svg': { transition: 'transform {durations.fast}', _print: { display: 'none' } },
      '&[aria-expanded=false] svg': { transform: 'rotate(-90deg)' },
      _motionReduce: { '& svg': { transition: 'none' } },
    },
  },
  { defaultProps: { type: 'button' } },
)
