import { Button, chakra, Flex } from '@chakra-ui/react'
import { Check, Minus, Plus } from 'lucide-react'
import { useState } from 'react'
import type { FloorType, RoomType } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { floorTypes } from '#schema/estates/interior/floors.input.ts'
import { roomIcons } from './roomIcons.ts'
import { type Chosen, useAddRooms } from './useAddRooms.ts'

/** What most houses have, in the order in which one walks through them. */
const usual = [
  'livingRoom',
  'kitchen',
  'bathroom',
  'bedroom',
  'hall',
  'toilet',
  'laundry',
  'storage',
  'office',
  'technicalRoom',
  'balcony',
  'terrace',
  'garage',
] as const satisfies readonly RoomType[]
const mostOfOne = 9

interface RoomChipsProps {
  onAdded: () => Promise<unknown>
  /** The longer way: a floor of one's own, and one room after the other. */
  onFloor: () => void
}

/** What there is in the house, one press each, and all of it added with one more. */
export function RoomChips({ onAdded, onFloor }: RoomChipsProps) {
  const [chosen, setChosen] = useState<Chosen>({})
  const [floorType, setFloorType] = useState<FloorType>('floor1')
  const [isSending, act] = useAct()
  const add = useAddRooms()
  const text = useText()
  const count = usual.reduce((sum, type) => sum + (chosen[type] ?? 0), 0)
  const set = (type: RoomType, many: number) => setChosen({ ...chosen, [type]: many })
  return (
    <Section title={<Text id="estates.interior.chips.title" />}>
      <Sheet>
        <chakra.fieldset minWidth="0">
          <chakra.legend color="muted" marginBottom="4" maxWidth="60ch">
            <Text id="estates.interior.chips.lead" />
          </chakra.legend>
          <Flex gap="2" flexWrap="wrap">
            {usual.map((type) => (
              <Chip key={type} type={type} many={chosen[type] ?? 0} onChange={(many) => set(type, many)} />
            ))}
          </Flex>
        </chakra.fieldset>
        <Flex gap="3" flexWrap="wrap" alignItems="end" marginTop="6">
          <chakra.label display="grid" gap="1" minWidth="180px">
            <chakra.span fontWeight="medium">
              <Text id="estates.interior.floorForm.type" />
            </chakra.span>
            <Select value={floorType} onChange={({ target }) => setFloorType(target.value as FloorType)}>
              {floorTypes.map((type) => (
                <option key={type} value={type}>
                  {text(`estates.interior.floorType.${type}`)}
                </option>
              ))}
            </Select>
          </chakra.label>
          <Button
            variant="solid"
            disabled={!count || isSending}
            aria-busy={isSending}
            onClick={() => act(() => add(usual, chosen, floorType).then(onAdded))}
          >
            <Text id="estates.interior.chips.add" values={{ count }} />
          </Button>
          <Button variant="ghost" onClick={onFloor}>
            <Text id="estates.interior.chips.byFloor" />
          </Button>
        </Flex>
      </Sheet>
    </Section>
  )
}

interface ChipProps {
  type: RoomType
  many: number
  onChange: (many: number) => void
}

/** Of one that is chosen there may be several. */
function Chip({ type, many, onChange }: ChipProps) {
  const text = useText()
  const name = text(`estates.interior.roomType.${type}`)
  const Icon = many ? Check : roomIcons[type]
  return (
    <Flex alignItems="center" gap="1">
      <Button aria-pressed={many > 0} onClick={() => onChange(many ? 0 : 1)}>
        <Icon aria-hidden />
        {name}
        {many > 1 && <chakra.span textStyle="figures">× {many}</chakra.span>}
      </Button>
      {many > 0 && (
        <>
          {many > 1 && (
            <IconButton icon={Minus} label={text('estates.interior.chips.fewer', { name })} onClick={() => onChange(many - 1)} />
          )}
          <IconButton
            icon={Plus}
            label={text('estates.interior.chips.more', { name })}
            disabled={many >= mostOfOne}
            onClick={() => onChange(many + 1)}
          />
        </>
      )}
    </Flex>
  )
}
