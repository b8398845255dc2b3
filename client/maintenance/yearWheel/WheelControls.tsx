import { Button, chakra, Spinner } from '@chakra-ui/react'
import { Printer, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { SubscribeButton } from '#client/maintenance/calendar/SubscribeButton.tsx'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Chip, Chips } from '#client/ui/Chips.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { useAddressed } from '#client/ui/useAddressed.ts'
import type { Wheel } from './useYearWheel.ts'
import { WheelWindow } from './WheelWindow.tsx'

interface WheelControlsProps {
  wheel: Wheel
  /** Twelve months from one, rather than a year of the calendar. */
  isRolling: boolean
  onPrint: () => void
  isPrinting: boolean
  /** Where one may add to it. */
  add: ReactNode
}

/** Which months, of which building, and whose. All of it stands in the address. */
export function WheelControls({ wheel, isRolling, onPrint, isPrinting, add }: WheelControlsProps) {
  const [params] = useSearchParams()
  const set = useAddressed()
  const [isShown, setShown] = useState(false)
  const text = useText()
  const { buildings } = wheel
  const responsibles = wheel.responsibles.filter(({ id }) => id)
  return (
    <chakra.div display="grid" gap="4" _print={{ display: 'none' }}>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <WheelWindow wheel={wheel} isRolling={isRolling} />
        {/* On a phone the wheel comes first. */}
        <Button display={{ base: 'inline-flex', sm: 'none' }} aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          <SlidersHorizontal aria-hidden />
          <Text id="maintenance.wheel.show" />
        </Button>
        <chakra.div display={{ base: isShown ? 'flex' : 'none', sm: 'flex' }} flexWrap="wrap" gap="2" marginStart={{ md: 'auto' }}>
          <SubscribeButton responsibles={wheel.responsibles} />
          <Button onClick={onPrint} disabled={isPrinting}>
            {isPrinting ? <Spinner aria-hidden /> : <Printer aria-hidden />}
            <Text id="maintenance.wheel.print" />
          </Button>
        </chakra.div>
        {add}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="flex-end" columnGap="4" rowGap="3">
        {buildings.length > 1 && buildings.length <= mostChips && <BuildingChips buildings={buildings} />}
        <chakra.div display={{ base: isShown ? 'flex' : 'none', sm: 'contents' }} flexWrap="wrap" gap="4">
          {buildings.length > mostChips && (
            <Choice
              label="maintenance.wheel.building"
              value={params.get('building') ?? ''}
              options={[['', text('maintenance.wheel.allBuildings')], ...buildings.map(({ id, name }) => [id, name] as const)]}
              onChange={(value) => set('building', value)}
            />
          )}
          <chakra.span display={{ base: 'contents', sm: 'flex' }} gap="3" marginStart={{ sm: 'auto' }}>
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
          </chakra.span>
        </chakra.div>
      </chakra.div>
    </chakra.div>
  )
}

/** Of more buildings than have room beside each other one is chosen from a list. */
const mostChips = 6

function BuildingChips({ buildings }: Pick<Wheel, 'buildings'>) {
  const [params] = useSearchParams()
  const text = useText()
  const chosen = params.get('building')
  const to = (id: string | null) => {
    const next = new URLSearchParams(params)
    if (id) next.set('building', id)
    else next.delete('building')
    return `?${next}`
  }
  const shown = [{ id: null, name: text('maintenance.wheel.allBuildings') }, ...buildings]
  return (
    <Chips
      aria-label={text('maintenance.wheel.building')}
      flexWrap={{ base: 'nowrap', sm: 'wrap' }}
      overflowX="auto"
      minWidth="0"
      scrollbarWidth="none"
    >
      {shown.map(({ id, name }) => (
        <Chip
          key={id}
          to={to(id)}
          replace
          preventScrollReset
          aria-current={id === chosen ? 'true' : undefined}
          flexShrink="0"
          maxWidth="240px"
        >
          <chakra.span truncate>{name}</chakra.span>
        </Chip>
      ))}
    </Chips>
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
