import { chakra } from '@chakra-ui/react'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { FormDialog } from '#client/ui/FormDialog.tsx'
import { Switch } from '#client/ui/Switch.tsx'
import { Keys } from './Keys.tsx'
import { switchLetterKeys, useLetterKeys } from './letterKeys.ts'

const shortcuts: readonly (readonly [does: KeysUnder<'app.find.shortcut'>, keys: readonly string[]])[] = [
  ['find', ['Ctrl', 'K']],
  ['keys', ['?']],
  ['move', ['↑', '↓']],
  ['open', ['Enter']],
  ['inNewTab', ['Ctrl', 'Enter']],
  ['close', ['Esc']],
]

/** What the keyboard does here. A single key can be switched off, for those who speak to their machine. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const areOn = useLetterKeys()
  return (
    <FormDialog title={<Text id="app.find.keys" />} onClose={onClose}>
      <chakra.dl display="grid" gap="1">
        {shortcuts.map(([does, keys]) => (
          <Shortcut key={does}>
            <dt>
              <Text id={`app.find.shortcut.${does}`} />
            </dt>
            <dd>
              <Keys of={keys} />
            </dd>
          </Shortcut>
        ))}
      </chakra.dl>
      <Switch checked={areOn} onChange={switchLetterKeys}>
        <Text id="app.find.letterKeys" />
      </Switch>
    </FormDialog>
  )
}

const Shortcut = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: '40px', gap: '4' },
})
