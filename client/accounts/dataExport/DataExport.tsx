import { Button, chakra, Flex } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay, writtenMoment, writtenSize } from '#client/ui/writing.ts'
import { useDataExport } from './useDataExport.ts'

/** A copy of all that is one's own: asked for, waited for, and fetched. */
export function DataExport() {
  const [params] = useSearchParams()
  const isWanted = params.get('see') === 'data-export'
  const place = useRef<HTMLDivElement>(null)
  const { ask, ...answer } = useDataExport()
  const isKnown = answer.data !== undefined
  const [isAsking, act] = useAct()

  // The mail leads here, below what has to be fetched first.
  useEffect(() => {
    if (isKnown && isWanted) place.current?.scrollIntoView({ block: 'center' })
  }, [isKnown, isWanted])

  return (
    <div ref={place}>
      <Card title={<Text id="accounts.dataExport.title" />}>
        <chakra.p color="muted" marginBottom="5">
          <Text id="accounts.dataExport.lead" />
        </chakra.p>
        <Answered answer={answer} skeleton={<Skeleton height="44px" />}>
          {({ dataExport: copy }) => (
            <>
              <chakra.div aria-live="polite">
                {copy?.state === 'making' && (
                  <p>
                    <Text id="accounts.dataExport.underWay" />
                  </p>
                )}
                {copy?.state === 'failed' && (
                  <chakra.p marginBottom="5">
                    <Text id="accounts.dataExport.failed" values={{ moment: writtenMoment(copy.askedAt) }} />
                  </chakra.p>
                )}
                {copy?.expiresAt && (
                  <chakra.p marginBottom="5">
                    <Text
                      id="accounts.dataExport.ready"
                      values={{ moment: writtenMoment(copy.askedAt), day: writtenDay(copy.expiresAt) }}
                    />
                  </chakra.p>
                )}
              </chakra.div>
              {copy?.state !== 'making' && (
                <Flex gap="3" wrap="wrap">
                  {copy?.url && (
                    <Button asChild variant="solid">
                      <a href={copy.url} download>
                        <Download aria-hidden />
                        <Text id="accounts.dataExport.download" values={{ size: writtenSize(copy.size ?? 0) }} />
                      </a>
                    </Button>
                  )}
                  <Button loading={isAsking} onClick={() => act(ask)}>
                    <Text id={copy ? 'accounts.dataExport.askAgain' : 'accounts.dataExport.ask'} />
                  </Button>
                </Flex>
              )}
            </>
          )}
        </Answered>
      </Card>
    </div>
  )
}
