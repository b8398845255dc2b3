import { Box } from '@chakra-ui/react'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, KeyboardEvent, ReactNode } from 'react'
import { Input } from './controls.ts'
import { Counter } from './Counter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
import { outside, stepped, typedNumber } from './range.ts'
import { withoutUnit } from './units.ts'
import { useFormField, type FieldProps } from './useFormField.ts'

interface TextFieldProps extends FieldProps {
  type?: Extract<HTMLInputTypeAttribute, 'text' | 'email' | 'tel' | 'search' | 'url'>
  inputMode?: 'numeric' | 'decimal'
  autoComplete?: HTMLInputAutoCompleteAttribute
  /** Shows how much of it is used. What is too long is said, never cut. */
  maxLength?: number
  /** `m²`, `kr`, at the end of the field. */
  unit?: ReactNode
  readOnly?: boolean
  /** The `datalist` that it suggests from. */
  list?: string
}

/** A telephone number is written with spaces and kept without. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '')

export function TextField({ name, label, help, optional, faults, maxLength, unit, ...input }: TextFieldProps) {
  const { id, value, faultText, change, touch, other, range, clear, ...limits } = useFormField<string | null>({
    name,
    label,
    faults,
    kind: input.inputMode ?? input.type,
  })
  const allowed = () => (input.inputMode ? range() : undefined)
  /** What the field says behind the number need not be typed, and does no harm. */
  function plain() {
    const number = value && typeof unit === 'string' ? withoutUnit(value, unit) : value
    if (number !== value) void change(number)
    return number
  }
  function leave() {
    const [number, among] = [typedNumber(plain()), allowed()]
    const fault = number !== undefined && among && outside(number, among)
    if (fault) clear(fault)
    else void touch()
  }
  function step(event: KeyboardEvent) {
    if (event.key === 'Enter') plain()
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key]
    const among = by && allowed()
    const next = among && stepped(value, by, among)
    if (!next) return
    event.preventDefault()
    void change(next)
  }
  const max = maxLength ?? limits.longest
  const counter = max && <Counter value={value ?? ''} max={max} />
  return (
    <FieldFrame
      id={id}
      label={label}
      help={help}
      optional={optional ?? limits.optional}
      faultText={faultText}
      counter={counter}
      other={other}
    >
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            {...input}
            name={name}
            value={value ?? ''}
            paddingEnd={unit ? '48px' : undefined}
            onChange={({ target }) => change(input.type === 'tel' ? withoutSpaces(target.value) : target.value)}
            onBlur={leave}
            onKeyDown={step}
          />
          {unit && (
            <Box as="span" position="absolute" insetEnd="14px" top="3" color="muted" pointerEvents="none">
              {unit}
            </Box>
          )}
        </Box>
      )}
    </FieldFrame>
  )
}
