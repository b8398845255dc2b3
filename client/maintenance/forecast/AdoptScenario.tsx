import { Button, chakra } from '@chakra-ui/react'
import { Check, Pencil, Trash2, Undo2 } from 'lucide-react'
import { useState } from 'react'
import { isStale } from '#client/access/refusal.ts'
import { Text } from '#client/messages/Text.tsx'
import { AskDialog } from '#client/ui/AskDialog.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { notify } from '#client/ui/notify.ts'
import { writtenDay } from '#client/ui/writing.ts'
import { ChangeWords } from './ChangeWords.tsx'
import type { Scenario } from './useForecast.ts'

interface AdoptScenarioProps {
  scenario: Scenario
  onAdopt: () => Promise<unknown>
  onChange: () => void
  onDelete: () => Promise<unknown>
}

/** The one that is chosen: to make it the plan, to change it or to let it go. */
export function AdoptScenario({ scenario, onAdopt, onChange, onDelete }: AdoptScenarioProps) {
  const [isBusy, setBusy] = useState(false)
  const [isAsked, setAsked] = useState(false)
  const { name, isBehind } = scenario
  async function adopt() {
    setBusy(true)
    try {
      await onAdopt()
      notify.success('maintenance.scenario.adopted', { values: { name } })
    } catch (error) {
      if (isStale(error)) notify.warning('maintenance.scenario.behindText')
    }
    setBusy(false)
  }
  function remove() {
    setAsked(false)
    // What goes wrong is told by the call itself.
    void onDelete().catch(() => undefined)
  }
  return (
    <Sheet display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) auto' }} alignItems="center">
      <div>
        <chakra.h3 textStyle="lead">
          <Text id="maintenance.scenario.adoptTitle" values={{ name }} />
        </chakra.h3>
        <p>
          <ChangeWords scenario={scenario} />
        </p>
        <chakra.p color="muted">
          <Text id={isBehind ? 'maintenance.scenario.behindText' : 'maintenance.scenario.adoptText'} />
        </chakra.p>
      </div>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="solid" disabled={isBusy || isBehind} aria-busy={isBusy} onClick={() => void adopt()}>
          <Check aria-hidden />
          <Text id="maintenance.scenario.adopt" />
        </Button>
        <Button onClick={onChange}>
          <Pencil aria-hidden />
          <Text id="maintenance.scenario.change" />
        </Button>
        <Button data-danger onClick={() => setAsked(true)}>
          <Trash2 aria-hidden />
          <Text id="maintenance.scenario.delete" />
        </Button>
      </chakra.div>
      {isAsked && (
        <AskDialog
          title={<Text id="maintenance.scenario.deleteTitle" values={{ name }} />}
          text={<Text id="maintenance.scenario.deleteText" />}
          onClose={() => setAsked(false)}
        >
          <Button data-danger onClick={remove}>
            <Text id="maintenance.scenario.delete" />
          </Button>
          <Button variant="solid" onClick={() => setAsked(false)}>
            <Text id="common.cancel" />
          </Button>
        </AskDialog>
      )}
    </Sheet>
  )
}

/** What became the plan, as long as it can be put back. */
export function Adopted({ scenario, onTakeBack }: { scenario: Scenario; onTakeBack: () => Promise<unknown> }) {
  const [isBusy, setBusy] = useState(false)
  const { name, adoptedAt } = scenario
  async function takeBack() {
    setBusy(true)
    try {
      await onTakeBack()
      notify.success('maintenance.scenario.takenBack', { values: { name } })
    } catch (error) {
      if (isStale(error)) notify.warning('maintenance.scenario.changedSince')
      setBusy(false)
    }
  }
  return (
    <Sheet display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingBlock="4">
      <chakra.span flex="1" minWidth="200px">
        <Text id="maintenance.scenario.wasAdopted" values={{ name, day: writtenDay(adoptedAt!) }} />
      </chakra.span>
      <Button size="sm" disabled={isBusy} onClick={() => void takeBack()}>
        <Undo2 aria-hidden />
        <Text id="maintenance.scenario.takeBack" />
      </Button>
    </Sheet>
  )
}
