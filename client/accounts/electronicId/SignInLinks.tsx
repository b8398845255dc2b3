import { Button, chakra } from '@chakra-ui/react'
import { Fingerprint } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { ErrorState } from '#client/ui/states.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { useSignInLinks } from './useSignInLinks.ts'

/** By whom the user signs in besides a password. */
export function SignInLinks() {
  const text = useText()
  const { links, error, retry, remove } = useSignInLinks()
  const [isRemoving, act] = useAct()
  async function end(id: string) {
    await remove(id)
    notify.success('accounts.electronicId.removed', { short: true })
  }
  if (error) return <ErrorState onRetry={retry} />
  if (!links) {
    return <LoadingRows count={1} />
  }
  if (!links.length)
    return (
      <chakra.p color="muted" marginTop="4">
        <Text id="accounts.electronicId.noLinks" />
      </chakra.p>
    )
  return (
    <chakra.div marginTop="5">
      <chakra.h3 fontWeight="medium">
        <Text id="accounts.electronicId.linked" />
      </chakra.h3>
      <Rows aria-label={text('accounts.electronicId.linked')}>
        {links.map(({ id, label, lastUsedAt }) => (
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
  )
}
