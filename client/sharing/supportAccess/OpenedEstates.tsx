import { Button, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import { notify } from '#client/ui/notify.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenTime } from '#client/ui/writing.ts'
import { type OpenAccess, useCloseSupportAccess } from './useSupportDesk.ts'

/** What is open right now; nothing is shown where nothing is. */
export function OpenedEstates({ opened }: { opened: readonly OpenAccess[] }) {
  const close = useCloseSupportAccess()
  const [isClosing, act] = useAct()
  if (!opened.length) return null
  return (
    <Card title={<Text id="support.openNow" />}>
      <Rows>
        {opened.map(({ id, estateId, addressLine1, reason, endsAt }) => (
          <chakra.li key={id} display="flex" flexWrap="wrap" alignItems="center" gap="3" paddingBlock="3">
            <chakra.div flex="1" minWidth="200px">
              <TextLink to={`/private/estate/${estateId}`}>{addressLine1}</TextLink>
              <chakra.p textStyle="meta" color="muted">
                <Text id="support.until" values={{ time: writtenTime(endsAt) }} /> · {reason}
              </chakra.p>
            </chakra.div>
            <Button loading={isClosing} onClick={() => act(() => close(id).then(() => notify.success('support.closed', { short: true })))}>
              <Text id="support.close" />
            </Button>
          </chakra.li>
        ))}
      </Rows>
    </Card>
  )
}
