import { Box } from '@chakra-ui/react'
import type { HTMLInputAutoCompleteAttribute, HTMLInputTypeAttribute, ReactNode } from 'react'
import { Input } from './controls.ts'
import { Counter } from './Counter.tsx'
import { FieldFrame } from './FieldFrame.tsx'
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
}

/** A telephone number is written with spaces and kept without. */
const withoutSpaces = (typed: string) => typed.replaceAll(/\s/g, '')

export function TextField({ name, label, help, optional, faults, maxLength, unit, ...input }: TextFieldProps) {
  const { id, value, faultText, change, touch, other, ...limits } = useFormField<string | null>({ name, label, faults })
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
            onBlur={touch}
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
