import { Button, chakra, Spinner } from '@chakra-ui/react'
import { ChevronLeft, ChevronRight, Printer, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SubscribeButton } from '#client/maintenance/calendar/SubscribeButton.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { firstWheelYear, lastWheelYear } from '#schema/maintenance/wheelYears.ts'
import type { Wheel } from './useYearWheel.ts'

interface WheelControlsProps {
  wheel: Wheel
  onPrint: () => void
  isPrinting: boolean
  /** Where one may add to it. */
  add: ReactNode
}

/** Which year, of which building, and whose. All of it stands in the address. */
export function WheelControls({ wheel, onPrint, isPrinting, add }: WheelControlsProps) {
  const [params, setParams] = useSearchParams()
  const [isShown, setShown] = useState(false)
  const text = useText()
  const { year, buildings } = wheel
  const responsibles = wheel.responsibles.filter(({ id }) => id)

  function set(name: string, value: string) {
    const next = new URLSearchParams(params)
    if (value) next.set(name, value)
    else next.delete(name)
    setParams(next, { replace: true })
  }
  const turn = (to: number) => set('year', to === Number(wheel.today.slice(0, 4)) ? '' : String(to))
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" gap={{ base: '4', xl: '3' }} _print={{ display: 'none' }}>
      <chakra.div display="flex" alignItems="center" gap="2">
        <IconButton
          variant="outline"
          icon={ChevronLeft}
          label={text('maintenance.wheel.earlier')}
          disabled={year <= firstWheelYear}
          onClick={() => turn(year - 1)}
        />
        <chakra.b textStyle="lead" fontVariantNumeric="tabular-nums" minWidth="56px" textAlign="center" aria-live="polite">
          {year}
        </chakra.b>
        <IconButton
          variant="outline"
          icon={ChevronRight}
          label={text('maintenance.wheel.later')}
          disabled={year >= lastWheelYear}
          onClick={() => turn(year + 1)}
        />
      </chakra.div>
      {/* On a phone the wheel comes first. */}
      <Button display={{ base: 'inline-flex', sm: 'none' }} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
        <SlidersHorizontal aria-hidden />
        <Text id="maintenance.wheel.show" />
      </Button>
      <chakra.div display={{ base: isShown ? 'flex' : 'none', sm: 'contents' }} flexWrap="wrap" gap="4">
        {buildings.length > 1 && (
          <Choice
            label="maintenance.wheel.building"
            value={params.get('building') ?? ''}
            options={[['', text('maintenance.wheel.allBuildings')], ...buildings.map(({ id, name }) => [id, name] as const)]}
            onChange={(value) => set('building', value)}
          />
        )}
        {responsibles.length > 0 && (
          <Choice
            label="maintenance.wheel.responsible"
            value={params.get('responsibleId') ?? ''}
            options={[
              ['', text('maintenance.wheel.everybody')],
              ...responsibles.map(({ id, name }) => [id ?? '', name ?? text('maintenance.task.ownersTogether')] as const),
            ]}
            onChange={(value) => set('responsibleId', value)}
          />
        )}
        <Choice
          label="maintenance.wheel.rings"
          value={params.get('rings') ?? ''}
          options={[
            ['', text('maintenance.wheel.byBuilding')],
            ['trade', text('maintenance.wheel.byTrade')],
            ['responsible', text('maintenance.wheel.responsible')],
          ]}
          onChange={(value) => set('rings', value)}
        />
        <chakra.div display="flex" flexWrap="wrap" gap="2" marginStart={{ md: 'auto' }}>
          <SubscribeButton responsibles={wheel.responsibles} />
          <Button onClick={onPrint} disabled={isPrinting}>
            {isPrinting ? <Spinner aria-hidden /> : <Printer aria-hidden />}
            <Text id="maintenance.wheel.print" />
          </Button>
        </chakra.div>
      </chakra.div>
      {add}
    </chakra.div>
  )
}

interface ChoiceProps {
  label: MessageKey
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

function Choice({ label, value, options, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <chakra.div minWidth="140px">
      <chakra.label htmlFor={id} display="block" textStyle="meta" color="muted">
        <Text id={label} />
      </chakra.label>
      <Select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
        {options.map(([key, said]) => (
          <option key={key} value={key}>
            {said}
          </option>
        ))}
      </Select>
    </chakra.div>
  )
}
