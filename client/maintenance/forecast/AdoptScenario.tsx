import { Button, chakra } from '@chakra-ui/react'
import { Check, Pencil, Undo2 } from 'lucide-react'
import { isStale } from '#client/access/refusal.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
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
  const [isBusy, act] = useAct()
  const { name, isBehind } = scenario
  async function adopt() {
    try {
      await onAdopt()
      notify.success('maintenance.scenario.adopted', { values: { name } })
    } catch (error) {
      if (isStale(error)) notify.warning('maintenance.scenario.behindText')
    }
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
        <Button variant="solid" disabled={isBusy || isBehind} aria-busy={isBusy} onClick={() => act(adopt)}>
          <Check aria-hidden />
          <Text id="maintenance.scenario.adopt" />
        </Button>
        <Button onClick={onChange}>
          <Pencil aria-hidden />
          <Text id="maintenance.scenario.change" />
        </Button>
        <DeleteButton
          label={<Text id="maintenance.scenario.delete" />}
          title={<Text id="maintenance.scenario.deleteTitle" values={{ name }} />}
          text={<Text id="maintenance.scenario.deleteText" />}
          onDelete={onDelete}
        />
      </chakra.div>
    </Sheet>
  )
}

/** What became the plan, as long as it can be put back. */
export function Adopted({ scenario, onTakeBack }: { scenario: Scenario; onTakeBack: () => Promise<unknown> }) {
  const [isBusy, act] = useAct()
  const { name, adoptedAt } = scenario
  async function takeBack() {
    try {
      await onTakeBack()
      notify.success('maintenance.scenario.takenBack', { values: { name } })
    } catch (error) {
      if (isStale(error)) notify.warning('maintenance.scenario.changedSince')
    }
  }
  return (
    <Sheet display="flex" flexWrap="wrap" alignItems="center" gap="4" paddingBlock="4">
      <chakra.span flex="1" minWidth="200px">
        <Text id="maintenance.scenario.wasAdopted" values={{ name, day: writtenDay(adoptedAt!) }} />
      </chakra.span>
      <Button size="sm" disabled={isBusy} onClick={() => act(takeBack)}>
        <Undo2 aria-hidden />
        <Text id="maintenance.scenario.takeBack" />
      </Button>
    </Sheet>
  )
}
