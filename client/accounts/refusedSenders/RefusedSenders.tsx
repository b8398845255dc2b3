import { Button, chakra, Flex } from '@chakra-ui/react'
import { shownData, shownOf } from '#client/access/pagesOf.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { useSend } from '#client/data/useSend.ts'
import { LiftRefusedSenderDocument, useRefusedSendersQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'

/** Whom one wants no mail from; each may be let write again. */
export function RefusedSenders() {
  const text = useText()
  const query = useRefusedSendersQuery(screenQuery)
  const senders = shownOf(shownData(query)?.refusedSenders, query)
  const send = useSend()
  const [isSending, act] = useAct()

  async function lift(refusalId: string, name: string) {
    await send({ mutation: LiftRefusedSenderDocument, variables: { refusalId } }, ['Query.refusedSenders'])
    notify.success('accounts.refusedSenders.lifted', { values: { name } })
  }
  return (
    <Card title={<Text id="accounts.refusedSenders.title" />}>
      <chakra.p color="muted" marginBottom="3">
        <Text id={senders.data?.length === 0 ? 'accounts.refusedSenders.none' : 'accounts.refusedSenders.lead'} />
      </chakra.p>
      <Answered answer={senders} skeleton={<LoadingRows count={1} />}>
        {(refused) => (
          <chakra.ul listStyle="none">
            {refused.map(({ id, name, createdAt }) => (
              <Flex as="li" key={id} gap="3" alignItems="center" py="2" borderBottomWidth="1px">
                <chakra.div flex="1" minWidth="0">
                  <chakra.b overflowWrap="anywhere">{name}</chakra.b>
                  <chakra.p textStyle="meta" color="muted">
                    <Text id="accounts.refusedSenders.since" values={{ day: writtenDay(createdAt) }} />
                  </chakra.p>
                </chakra.div>
                <Button
                  size="sm"
                  variant="outline"
                  disabled={isSending}
                  aria-label={text('accounts.refusedSenders.liftOf', { name })}
                  onClick={() => act(() => lift(id, name))}
                >
                  <Text id="accounts.refusedSenders.lift" />
                </Button>
              </Flex>
            ))}
          </chakra.ul>
        )}
      </Answered>
    </Card>
  )
}
