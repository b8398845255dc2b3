import { chakra } from '@chakra-ui/react'
import { type ReactNode, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayIn } from '#client/projects/projectRights.ts'
import { Side, Sides } from '#client/projects/Sides.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { trades } from '#schema/companies/trades.ts'
import { orderStatuses } from '#schema/projects/orderTypes.ts'
import { type OrderList, ordersPath } from '../orderPlace.ts'
import { useOrderParties } from '../saveOrder/useOrderParties.ts'

const lists = ['processing', 'approved'] as const

/** What goes on, or what is agreed; the rest of what was asked for stays. */
export function ListChoice({ chosen }: { chosen: OrderList }) {
  const [params] = useSearchParams()
  const text = useText()
  const others = new URLSearchParams([...params].filter(([name]) => name !== 'status')).toString()
  return (
    <Sides aria-label={text('orders.list.name')}>
      {lists.map((list) => (
        <Side key={list} to={{ pathname: ordersPath(list), search: others }} replace aria-current={list === chosen ? 'page' : undefined}>
          <Text id={`orders.list.${list}`} />
        </Side>
      ))}
    </Sides>
  )
}

interface FiltersProps {
  list: OrderList
  filter: { projectId: string | null; status: string | null; trade: string | null; subcontractorId: string | null }
  projects: readonly { id: string; name: string; may: readonly string[] }[] | undefined
}

/** Which project, which trade, how far. Each stands in the address. */
export function OrderFilters({ list, filter: { projectId, status, trade, subcontractorId }, projects = [] }: FiltersProps) {
  const text = useText()
  const choose = useChoose()
  const open = orderStatuses.filter((each) => each !== 'approvedByCustomer')
  const project = projects.find(({ id }) => id === projectId)
  const { parties } = useOrderParties(projectId ?? '', !!project && mayIn(project, 'update project'))
  return (
    <Filters>
      <Filter
        onChoose={(chosen) => choose({ projectId: chosen, subcontractorId: '' })}
        label={text('orders.project')}
        value={projectId}
        all={text('orders.allProjects')}
      >
        {projectId && !project && <option value={projectId}>{text('orders.thisProject')}</option>}
        {projects.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </Filter>
      <Filter
        onChoose={(chosen) => choose({ trade: chosen })}
        label={text('orders.form.trade')}
        value={trade}
        all={text('orders.allTrades')}
      >
        {trades.map((each) => (
          <option key={each} value={each}>
            {text(`trades.${each}`)}
          </option>
        ))}
      </Filter>
      {parties && parties.length > 0 && (
        <Filter
          onChoose={(chosen) => choose({ subcontractorId: chosen })}
          label={text('orders.form.subcontractor')}
          value={subcontractorId}
          all={text('orders.allParties')}
        >
          {parties.map(({ subcontractorId: id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Filter>
      )}
      {list === 'processing' && (
        <Filter
          onChoose={(chosen) => choose({ status: chosen })}
          label={text('orders.status.name')}
          value={status}
          all={text('orders.allStatuses')}
        >
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
  label: string
  value: string | null
  all: string
  onChoose: (chosen: string) => void
  children: ReactNode
}

const Filter = ({ label, value, all, onChoose, children }: FilterProps) => (
  <Select aria-label={label} value={value ?? ''} onChange={({ target }) => onChoose(target.value)}>
    <option value="">{all}</option>
    {children}
  </Select>
)

/** Sets what was chosen in the address. Who chooses again before the list has come keeps what was chosen first. */
function useChoose() {
  const [params, setParams] = useSearchParams()
  const wanted = useRef<{ from: URLSearchParams; next: URLSearchParams }>(undefined)
  return (chosen: Readonly<Record<string, string>>) => {
    const base = wanted.current?.from === params ? wanted.current.next : params
    const next = new URLSearchParams([...base].filter(([name]) => !(name in chosen)))
    for (const [name, value] of Object.entries(chosen)) if (value) next.set(name, value)
    wanted.current = { from: params, next }
    setParams(next, { replace: true, preventScrollReset: true })
  }
}

const Filters = chakra('div', {
  base: { display: 'grid', gap: '3', gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(auto-fit, minmax(180px, 1fr))' } },
})
