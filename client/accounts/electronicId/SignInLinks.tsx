import { Button, chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { useSignInLinks } from './useSignInLinks.ts'

/** By whom the user signs in besides a password. */
export function SignInLinks() {
  const text = useText()
  const { remove, ...links } = useSignInLinks()
  const [isRemoving, act] = useAct()
  async function end(id: string) {
    await remove(id)
    notify.success('accounts.electronicId.removed', { short: true })
  }
  return (
    <Answered answer={links} skeleton={<LoadingRows count={1} />}>
      {(providers) =>
        providers.length ? (
          <chakra.div marginTop="5">
            <chakra.h3 fontWeight="medium">
              <Text id="accounts.electronicId.linked" />
            </chakra.h3>
            <Rows aria-label={text('accounts.electronicId.linked')}>
              {providers.map(({ id, label, lastUsedAt }) => (
                <ListRow
                  key={id}
                  media={<IconTile icon={Fingerprint} palette="brand" />}
                  title={label}
                  meta={<Text id="accounts.electronicId.lastUsed" values={{ date: writtenDay(lastUsedAt) }} />}
                  value={
                    <Button
                      size="sm"
                      aria-label={text('accounts.electronicId.removeNamed', { label })}
                      aria-busy={isRemoving}
                      onClick={() => isRemoving || act(() => end(id))}
                    >
                      <Text id="accounts.electronicId.remove" />
                    </Button>
                  }
                />
              ))}
            </Rows>
          </chakra.div>
        ) : (
          <chakra.p color="muted" marginTop="4">
            <Text id="accounts.electronicId.noLinks" />
          </chakra.p>
        )
      }
    </Answered>
  )
}
