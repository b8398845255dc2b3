import { Button } from '@chakra-ui/react'
import { useNavigate } from 'react-router-dom'
import { privateEstatePath } from '#client/estates/estate/estatePlace.ts'
import type { RemovedEstatePartsFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { useRestore } from './useLeaving.ts'

/** What the account removed and can still have back. */
export function RemovedEstates({ estates }: { estates: readonly RemovedEstatePartsFragment[] }) {
  const text = useText()
  return (
    <Section title={<Text id="estates.leaving.removed.title" />}>
      <Sheet paddingBlock="2">
        <Rows aria-label={text('estates.leaving.removed.title')}>
          {estates.map((estate) => (
            <RemovedRow key={estate.id} estate={estate} />
          ))}
        </Rows>
      </Sheet>
    </Section>
  )
}

function RemovedRow({ estate }: { estate: RemovedEstatePartsFragment }) {
  const { id, addressLine1: address, addressLine2, restorableUntil } = estate
  const text = useText()
  const navigate = useNavigate()
  const restore = useRestore(id)
  const [isComing, act] = useAct()

  async function haveBack() {
    await restore()
    notify.success('estates.leaving.removed.done', { values: { address } })
    void navigate(privateEstatePath(id))
  }
  return (
    <ListRow
      title={address}
      meta={
        <>
          {addressLine2 && `${addressLine2} · `}
          <Text id="estates.leaving.removed.until" values={{ day: writtenDay(restorableUntil) }} />
        </>
      }
      value={
        <Button
          size="sm"
          disabled={isComing}
          aria-label={text('estates.leaving.removed.restoreOf', { address })}
          onClick={() => act(haveBack)}
        >
          <Text id="estates.leaving.removed.restore" />
        </Button>
      }
    />
  )
}
