/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no tag is a text field with a list that is filled while one types */
import { ApolloProvider } from '@apollo/client/react'
import { chakra, Dialog, Portal } from '@chakra-ui/react'
import { Search, X } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { privateClient } from '#client/access/apollo.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconButton } from '#client/ui/IconButton.tsx'
import { modal } from '#client/ui/modal.ts'
import { ErrorState } from '#client/ui/states.tsx'
import { openShortcuts } from './finding.ts'
import { Key, Keys } from './Keys.tsx'
import { OptionRow } from './OptionRow.tsx'
import { type Option, useGroups } from './useGroups.ts'

/** Signed in, one finds from every screen, of which those of the front ask nothing. */
export const Find = (props: { onClose: () => void }) => (
  <ApolloProvider client={privateClient()}>
    <OpenFind {...props} />
  </ApolloProvider>
)

/** One field that finds all that the account may open, and does what can be done from here. */
function OpenFind({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const field = useRef<HTMLInputElement>(null)
  const list = useId()
  const navigate = useNavigate()
  const text = useText()
  const { groups, searched, isLooking, failed, again } = useGroups(typed.trim())
  const options = groups.flatMap(({ options: of }) => of)
  const active = Math.min(chosen, options.length - 1)
  const idOf = (index: number) => `${list}-${index}`

  function choose({ to, act }: Option, { inNewTab = false } = {}) {
    if (to && inNewTab) return void window.open(to, '_blank', 'noopener')
    onClose()
    act?.()
    if (to) void navigate(to)
    return undefined
  }
  function type(next: string) {
    setTyped(next)
    setChosen(0)
  }
  function onKey(event: KeyboardEvent) {
    const { key, ctrlKey, metaKey } = event
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    if (step && options.length) setChosen((active + step + options.length) % options.length)
    else if (key === 'Enter' && options[active]) choose(options[active], { inNewTab: ctrlKey || metaKey })
    else return
    event.preventDefault()
  }
  /** From anywhere in it: what is typed goes first. */
  function onEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape') return
    if (typed) type('')
    else onClose()
  }

  return (
    <Dialog.Root open {...modal} closeOnEscape={false} initialFocusEl={() => field.current} onOpenChange={({ open }) => !open && onClose()}>
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner alignItems="flex-start" padding={{ base: 0, md: '4' }} paddingTop={{ md: 'bar' }}>
          <Panel aria-label={text('app.find.title')} onKeyDown={onEscape}>
            <Line>
              <Search size={20} aria-hidden />
              <Field
                ref={field}
                type="search"
                role="combobox"
                aria-expanded={options.length > 0}
                aria-controls={list}
                aria-autocomplete="list"
                aria-activedescendant={options[active] ? idOf(active) : undefined}
                aria-label={text('app.find.title')}
                aria-busy={isLooking || undefined}
                placeholder={text('app.find.hint')}
                autoComplete="off"
                maxLength={200}
                value={typed}
                onChange={({ target }) => type(target.value)}
                onKeyDown={onKey}
              />
              <IconButton icon={X} label={text('app.menu.close')} onClick={onClose} />
            </Line>
            {isLooking && <Looking />}
            {failed ? (
              <chakra.div padding="4">
                <ErrorState onRetry={again} />
              </chakra.div>
            ) : (
              <Listed id={list} role="listbox" aria-label={text('app.find.matches')}>
                {groups.map(({ title, options: of }) => (
                  <li key={title} role="presentation">
                    <chakra.ul role="group" aria-label={title} listStyle="none">
                      <GroupTitle aria-hidden>{title}</GroupTitle>
                      {of.map((option) => {
                        const index = options.indexOf(option)
                        return (
                          <OptionRow
                            key={option.key}
                            id={idOf(index)}
                            option={option}
                            isActive={index === active}
                            onReach={() => setChosen(index)}
                            onChoose={({ ctrlKey, metaKey }: MouseEvent) => choose(option, { inNewTab: ctrlKey || metaKey })}
                          />
                        )
                      })}
                    </chakra.ul>
                  </li>
                ))}
              </Listed>
            )}
            <chakra.output>
              {searched && !options.length ? (
                <None>
                  <chakra.b textStyle="lead">
                    <Text id="app.find.none" values={{ typed: typed.trim() }} />
                  </chakra.b>
                  <chakra.span color="muted">
                    <Text id="app.find.searched" values={searched} />
                  </chakra.span>
                </None>
              ) : (
                <chakra.span srOnly>{searched && <Text id="app.find.count" values={{ count: options.length }} />}</chakra.span>
              )}
            </chakra.output>
            <Foot>
              <Keys of={['↑', '↓']} does={<Text id="app.find.choose" />} />
              <Keys of={['Enter']} does={<Text id="app.find.open" />} />
              <Keys of={['Ctrl', 'Enter']} does={<Text id="app.find.inNewTab" />} />
              <Keys of={['Esc']} does={<Text id="app.find.close" />} />
              <All type="button" onClick={openShortcuts}>
                <Key>?</Key> <Text id="app.find.allKeys" />
              </All>
            </Foot>
          </Panel>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  )
}

const Panel = chakra(Dialog.Content, {
  base: {
    maxWidth: { base: 'none', md: '680px' },
    height: { base: '100dvh', md: 'auto' },
    maxHeight: { base: '100dvh', md: 'calc(100dvh - 104px)' },
    borderRadius: { base: 0, md: 'card' },
    padding: 0,
    gap: 0,
    overflow: 'hidden',
    position: 'relative',
  },
})
const Line = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    ps: '5',
    pe: '2',
    minHeight: '64px',
    borderBottomWidth: '1px',
    flexShrink: 0,
    color: 'muted',
  },
})
const Field = chakra('input', {
  base: {
    flex: 1,
    minWidth: 0,
    height: '48px',
    border: 0,
    bg: 'transparent',
    color: 'ink',
    fontSize: 'lead',
    outline: 0,
    _placeholder: { color: 'muted', fontSize: 'body' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})
/** Under the field while what was found before still stands. */
const Looking = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: '63px',
    height: '2px',
    bg: 'brand',
    animation: 'appear {durations.slow} infinite alternate',
    _motionReduce: { animation: 'none' },
  },
})
const Listed = chakra('ul', {
  base: {
    listStyle: 'none',
    overflowY: 'auto',
    flex: { base: 1, md: 'initial' },
    paddingBottom: '2',
    _empty: { padding: 0, flex: 'initial' },
  },
})
const GroupTitle = chakra('li', { base: { px: '5', pt: '4', pb: '2', textStyle: 'meta', color: 'muted', fontWeight: 'medium' } })
const None = chakra('span', { base: { display: 'grid', gap: '2', justifyItems: 'center', textAlign: 'center', px: '6', py: '10' } })
const Foot = chakra('div', {
  base: {
    display: { base: 'none', md: 'flex' },
    gap: '4',
    alignItems: 'center',
    px: '5',
    minHeight: '48px',
    borderTopWidth: '1px',
    bg: 'sunken',
    textStyle: 'meta',
    color: 'muted',
    flexShrink: 0,
  },
})
const All = chakra('button', {
  base: { marginInlineStart: 'auto', minHeight: 'target', color: 'muted', cursor: 'pointer', _hover: { color: 'ink' } },
})
