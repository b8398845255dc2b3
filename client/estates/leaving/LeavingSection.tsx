import { Button } from '@chakra-ui/react'
import { DoorOpen, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { AskToEnd } from '#client/ui/AskToEnd.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { notify } from '#client/ui/notify.ts'
import { daysToRestore } from '#schema/registry/restoring.ts'
import { useLeaving, type WayOut } from './useLeaving.ts'

const icons = { leave: DoorOpen, giveBack: Undo2, remove: Trash2 } as const

/** How an owner is rid of an estate that isn't theirs any more, or never was. */
export function LeavingSection({ estateId }: { estateId: string }) {
  const text = useText()
  const { take, ...leaving } = useLeaving(estateId)
  return (
    <Section title={<Text id="estates.leaving.title" />}>
      <Answered answer={leaving} skeleton={<LoadingSheet count={1} media />}>
        {({ address, ways }) => (
          <Sheet paddingBlock="2">
            <Rows aria-label={text('estates.leaving.title')}>
              {ways.map((way) => (
                <WayRow key={way} way={way} address={address} onTake={() => take(way)} />
              ))}
            </Rows>
          </Sheet>
        )}
      </Answered>
    </Section>
  )
}

interface WayRowProps {
  way: WayOut
  address: string
  onTake: () => Promise<unknown>
}

function WayRow({ way, address, onTake }: WayRowProps) {
  const navigate = useNavigate()
  const [isAsking, setAsking] = useState(false)
  const values = { address, days: daysToRestore }

  async function go() {
    await onTake()
    notify.success(`estates.leaving.${way}.done`, { values })
    void navigate('/private/estates', { replace: true })
  }
  return (
    <ListRow
      media={<IconTile icon={icons[way]} />}
      title={<Text id={`estates.leaving.${way}.name`} />}
      meta={<Text id={`estates.leaving.${way}.what`} values={values} />}
      value={
        <>
          <Button size="sm" data-danger onClick={() => setAsking(true)}>
            <Text id={`estates.leaving.${way}.open`} />
          </Button>
          {isAsking && (
            <AskToEnd
              title={<Text id={`estates.leaving.${way}.ask`} values={values} />}
              text={<Text id={`estates.leaving.${way}.follows`} values={values} />}
              yes={<Text id={`estates.leaving.${way}.yes`} />}
              onYes={go}
              onClose={() => setAsking(false)}
            />
          )}
        </>
      }
    />
  )
}
