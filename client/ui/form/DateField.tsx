import { Box, IconButton, chakra } from '@chakra-ui/react'
import { CalendarDays } from 'lucide-react'
import { useRef, useState } from 'react'
import { useText } from '#client/messages/Text.tsx'
import { Input } from './controls.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { readDay, writeDay } from './typedDay.ts'
import { useFormField, type FieldProps } from './useFormField.ts'

const ownWords = { notValid: 'common.date.notValid' } as const

/** A day typed as people write it, or picked. The form holds `2026-01-05`, or what was typed where that is no day. */
export function DateField({ name, label, help = 'common.date.help', optional, faults = ownWords }: FieldProps) {
  const { id, value, faultText, change, touch, other, ...limits } = useFormField<string | null>({ name, label, faults, said: writeDay })
  const [typed, setTyped] = useState<string>()
  const picker = useRef<HTMLInputElement>(null)
  const text = useText()
  const day = readDay(value ?? '')
  return (
    <FieldFrame id={id} label={label} help={help} optional={optional ?? limits.optional} faultText={faultText} other={other}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            name={name}
            autoComplete="off"
            paddingEnd="52px"
            textStyle="figures"
            value={typed ?? writeDay(value ?? '')}
            onChange={({ target }) => {
              setTyped(target.value)
              void change(readDay(target.value) ?? target.value)
            }}
            onBlur={() => {
              setTyped(undefined)
              void touch()
            }}
          />
          <chakra.input
            ref={picker}
            type="date"
            tabIndex={-1}
            aria-hidden
            position="absolute"
            insetEnd="0"
            bottom="0"
            width="44px"
            opacity="0"
            pointerEvents="none"
            value={day ?? ''}
            onChange={({ target }) => {
              setTyped(undefined)
              void change(target.value)
            }}
          />
          <IconButton
            variant="ghost"
            position="absolute"
            insetEnd="2px"
            top="2px"
            px="0"
            aria-label={text('common.date.pick')}
            onClick={() => picker.current?.showPicker()}
          >
            <CalendarDays aria-hidden />
          </IconButton>
        </Box>
      )}
    </FieldFrame>
  )
}
