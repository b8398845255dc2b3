import { Button } from '@chakra-ui/react'
import { useSend } from '#client/data/useSend.ts'
import { StartLicenceTrialDocument } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'
import type { LicencePlan } from '#schema/access/plans.ts'
import { loadIdentity } from './session.ts'

interface TryPlanProps {
  plan: LicencePlan
  days: number
  /** What its button says, and what is told once it has begun: each domain has its own. */
  words: { start: MessageKey; started: MessageKey }
  onStarted?: () => void
}

/** Opens a plan where one stands, for a while and for nothing. */
export function TryPlan({ plan, days, words, onStarted }: TryPlanProps) {
  const send = useSend()
  const [isBusy, act] = useAct()
  const start = () =>
    act(async () => {
      const { startLicenceTrial } = await send({ mutation: StartLicenceTrialDocument, variables: { input: { type: plan } } }, [
        'Query.licences',
        'Query.licenceOffers',
      ])
      await loadIdentity()
      notify.success(words.started, { values: { day: writtenDay(startLicenceTrial.validTo) } })
      onStarted?.()
    })
  return (
    <Button disabled={isBusy} onClick={start}>
      <Text id={words.start} values={{ days }} />
    </Button>
  )
}
