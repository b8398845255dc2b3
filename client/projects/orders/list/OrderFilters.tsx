import { chakra } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { trades } from '#schema/companies/trades.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import { type OrderList, ordersPath } from '../orderPlace.ts'

const lists = ['processing', 'approved'] as const

/** What goes on, or what is agreed; the rest of what was asked for stays. */
export function ListChoice({ chosen }: { chosen: OrderList }) {
  const [params] = useSearchParams()
  const text = useText()
  const others = new URLSearchParams([...params].filter(([name]) => name !== 'status')).toString()
  return (
    <Choice aria-label={text('orders.list.name')}>
      {lists.map((list) => (
        <Side key={list} to={{ pathname: ordersPath(list), search: others }} replace aria-current={list === chosen ? 'page' : undefined}>
          <Text id={`orders.list.${list}`} />
        </Side>
      ))}
    </Choice>
  )
}

interface FiltersProps {
  list: OrderList
  asked: { projectId: string | null; status: string | null; trade: string | null }
  projects: readonly { id: string; name: string }[] | undefined
}

/** Which project, which trade, how far. Each stands in the address. */
export function OrderFilters({ list, asked: { projectId, status, trade }, projects = [] }: FiltersProps) {
  const text = useText()
  const open = orderStatuses.filter((each) => each !== 'approvedByCustomer')
  const isListed = projects.some(({ id }) => id === projectId)
  return (
    <Filters>
      <Filter name="projectId" label={text('orders.project')} value={projectId} all={text('orders.allProjects')}>
        {projectId && !isListed && <option value={projectId}>{text('orders.thisProject')}</option>}
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Filter>
      <Filter name="trade" label={text('orders.form.trade')} value={trade} all={text('orders.allTrades')}>
        {trades.map((each) => (
          <option key={each} value={each}>
            {text(`trades.${each}`)}
          </option>
        ))}
      </Filter>
      {list === 'processing' && (
        <Filter name="status" label={text('orders.status.name')} value={status} all={text('orders.allStatuses')}>
          {open.map((each) => (
            <option key={each} value={each}>
              {text(`orders.status.${each}`)}
            </option>
          ))}
        </Filter>
      )}
    </Filters>
  )
}

interface FilterProps {
  name: string
  label: string
  value: string | null
  all: string
  children: ReactNode
}

function Filter({ name, label, value, all, children }: FilterProps) {
  const [, setParams] = useSearchParams()
  const choose = (chosen: string) =>
    setParams(
      (params) => {
        const { [name]: _, ...others } = Object.fromEntries(params)
        return chosen ? { ...others, [name]: chosen } : others
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Select aria-label={label} value={value ?? ''} onChange={({ target }) => choose(target.value)}>
      <option value="">{all}</option>
      {children}
    </Select>
  )
}

const Filters = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' } },
})
const Choice = chakra('nav', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    padding: '3px',
    borderWidth: '1px',
    borderColor: 'control',
    borderRadius: 'control',
    bg: 'raised',
  },
})
const Side = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    minHeight: '42px',
    paddingInline: '4',
    borderRadius: '6px',
    color: 'ink',
    fontWeight: 'medium',
    textDecoration: 'none',
    _hover: { bg: 'sunken' },
    '&[aria-current=page]': { bg: 'brand.subtle', color: 'brand.fg', boxShadow: 'inset 0 0 0 1.5px {colors.brand}' },
  },
})
