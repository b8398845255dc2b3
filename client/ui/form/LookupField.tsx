/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a text field with a list that is filled while one types */
import { Box, chakra } from '@chakra-ui/react'
import { type HTMLInputAutoCompleteAttribute, type KeyboardEvent, useState } from 'react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Input } from './controls.ts'
import { FieldFrame } from './FieldFrame.tsx'
import { type FieldProps, useFormField } from './useFormField.ts'
import { type LookUp, useLookup } from './useLookup.ts'

export interface Suggestion {
  id: string
  /** What is chosen by, and a second line below it. */
  name: string
  detail?: string
}

interface LookupFieldProps<Match extends Suggestion> extends FieldProps {
  lookUp: LookUp<Match>
  /** What stands in the field once one was chosen. */
  written: (match: Match) => string
  onChoose: (match: Match) => void
  /** Whether what was typed is worth asking for; two letters are, where nothing else is said. */
  isEnough?: (typed: string) => boolean
  /** What is said where nothing was found. */
  noData?: MessageKey
  autoComplete?: HTMLInputAutoCompleteAttribute
}

/** A text field that a register completes. What is typed by hand always counts, with or without the register. */
export function LookupField<Match extends Suggestion>(props: LookupFieldProps<Match>) {
  const { name, label, help, optional, faults, lookUp, isEnough, written, onChoose, noData = 'common.noData', autoComplete = 'off' } = props
  const { id, value, faultText, change, touch, other, ...limits } = useFormField<string | null>({ name, label, faults })
  const { looked, type, stop } = useLookup(lookUp, isEnough)
  const [active, setActive] = useState(-1)
  const isOpen = looked.state !== 'idle'
  const options = looked.state === 'found' ? looked.matches : []
  const list = `${id}-list`
  const option = (index: number) => `${list}-${index}`

  function choose(match: Match) {
    void change(written(match))
    stop()
    setActive(-1)
    onChoose(match)
  }

  function move(event: KeyboardEvent) {
    const { key } = event
    if (key === 'Escape' && isOpen) stop()
    else if (!options.length) return
    else if (key === 'ArrowDown') setActive((active + 1) % options.length)
    else if (key === 'ArrowUp') setActive((active <= 0 ? options.length : active) - 1)
    else if (key === 'Enter' && options[active]) choose(options[active])
    else return
    // Enter chooses and does not save, Escape closes this and nothing around it.
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <FieldFrame id={id} label={label} help={help} optional={optional ?? limits.optional} faultText={faultText} other={other}>
      {(control) => (
        <Box position="relative">
          <Input
            {...control}
            name={name}
            value={value ?? ''}
            autoComplete={autoComplete}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={options.length > 0}
            aria-controls={list}
            aria-activedescendant={options[active] ? option(active) : undefined}
            aria-busy={looked.state === 'loading' || undefined}
            onChange={({ target }) => {
              void change(target.value)
              setActive(-1)
              type(target.value)
            }}
            onKeyDown={move}
            onBlur={() => {
              stop()
              void touch()
            }}
          />
          {/* A press would take the focus away, and the list with it. */}
          <Panel hidden={!isOpen} onPointerDown={(event) => event.preventDefault()}>
            <chakra.ul id={list} role="listbox" aria-labelledby={id} listStyle="none" maxHeight="304px" overflowY="auto">
              {options.map((match, index) => (
                <Option
                  key={match.id}
                  ref={index === active ? reveal : undefined}
                  id={option(index)}
                  role="option"
                  aria-selected={index === active}
                  onPointerMove={() => setActive(index)}
                  onClick={() => choose(match)}
                >
                  <span>{match.name}</span>
                  {match.detail && <Detail>{match.detail}</Detail>}
                </Option>
              ))}
            </chakra.ul>
            <chakra.output
              display="block"
              px={options.length || !isOpen ? '0' : '3'}
              py={options.length || !isOpen ? '0' : '2'}
              color="muted"
            >
              <LookupState state={looked.state} count={options.length} noData={noData} />
            </chakra.output>
          </Panel>
        </Box>
      )}
    </FieldFrame>
  )
}

const reveal = (option: HTMLElement | null) => option?.scrollIntoView({ block: 'nearest' })

function LookupState({ state, count, noData }: { state: string; count: number; noData: MessageKey }) {
  if (state === 'loading') return <Text id="common.loading" />
  if (state === 'none') return <Text id={noData} />
  if (state === 'failed') return <Text id="lookup.byHand" />
  if (!count) return null
  return (
    <chakra.span srOnly>
      <Text id="lookup.found" values={{ count }} />
    </chakra.span>
  )
}

const Panel = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 'calc(100% + 4px)',
    zIndex: 'overlay',
    bg: 'overlay',
    borderWidth: '1px',
    borderRadius: 'card',
    boxShadow: 'card',
    padding: '2',
    '&[hidden]': { display: 'none' },
  },
})
const Option = chakra('li', {
  base: {
    minHeight: 'target',
    px: '3',
    py: '2',
    display: 'grid',
    alignContent: 'center',
    borderRadius: 'control',
    cursor: 'pointer',
    '&[aria-selected=true]': { bg: 'sunken' },
  },
})
const Detail = chakra('span', { base: { textStyle: 'meta', color: 'muted' } })
