import { Button, chakra } from '@chakra-ui/react'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useScenarioTasks } from '#client/maintenance/forecast/useScenarioTasks.ts'
import { useIsPlanPaid } from '#client/maintenance/licence/useIsPlanPaid.ts'
import { useEveryText } from '#client/maintenance/tasks/everyText.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { type DutyName, dutyNames, dutyOf } from '#schema/maintenance/duties.ts'
import { useTakeDuties } from './useTakeDuties.ts'

interface DutiesProps {
  estateId: string
  onDone: () => void
}

/** What an association sees to year after year: into the plan in one step, those that stand in it already left out. */
export function Duties({ estateId, onDone }: DutiesProps) {
  const query = useScenarioTasks(estateId)
  return (
    <Answered answer={query} skeleton={<RecordsSkeleton />}>
      {(tasks) => <Chosen estateId={estateId} planned={new Set(tasks.map(({ title }) => title))} onDone={onDone} />}
    </Answered>
  )
}

function Chosen({ estateId, planned, onDone }: DutiesProps & { planned: ReadonlySet<string> }) {
  const text = useText()
  const isPaid = useIsPlanPaid(estateId)
  const take = useTakeDuties(estateId)
  const [isSending, act] = useAct()
  const [left, setLeft] = useState<ReadonlySet<DutyName>>(new Set())
  const isThere = (name: DutyName) => planned.has(text(`maintenance.duties.name.${name}`))
  const chosen = dutyNames.filter((name) => !isThere(name) && !left.has(name))

  function choose(name: DutyName, isChosen: boolean) {
    const rest = new Set(left)
    if (isChosen) rest.delete(name)
    else rest.add(name)
    setLeft(rest)
  }
  async function send() {
    await take(chosen)
    notify.success('maintenance.duties.taken', { values: { count: chosen.length } })
    onDone()
  }
  return (
    <Stack gap="5" maxWidth="column">
      <FormTitle id="maintenance.duties.title" />
      <chakra.p color="muted" maxWidth="60ch">
        <Text id="maintenance.duties.lead" />
      </chakra.p>
      <Sheet flush>
        {dutyNames.map((name) => (
          <Row key={name}>
            {isThere(name) ? (
              <chakra.span display="flex" gap="3" alignItems="flex-start">
                <CircleCheck size={20} aria-hidden />
                <DutyText name={name} note={text('maintenance.duties.planned')} />
              </chakra.span>
            ) : (
              <Checkbox checked={chosen.includes(name)} onChange={(isChosen) => choose(name, isChosen)}>
                <DutyText name={name} note={text(`maintenance.duties.basis.${name}`)} />
              </Checkbox>
            )}
          </Row>
        ))}
      </Sheet>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button variant="solid" disabled={!isPaid || !chosen.length || isSending} aria-busy={isSending} onClick={() => act(send)}>
          <Text id="maintenance.duties.take" values={{ count: chosen.length }} />
        </Button>
        <Button onClick={onDone}>
          <Text id="common.cancel" />
        </Button>
      </chakra.div>
    </Stack>
  )
}

function DutyText({ name, note }: { name: DutyName; note: string }) {
  const every = useEveryText()
  return (
    <span>
      <chakra.b fontWeight="medium" display="block">
        <Text id={`maintenance.duties.name.${name}`} />
      </chakra.b>
      <chakra.small textStyle="meta" color="muted">
        {[every('month', dutyOf(name).interval), note].join(' · ')}
      </chakra.small>
    </span>
  )
}

const Row = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: '2',
    minHeight: '56px',
    '& + &': { borderTopWidth: '1px' },
  },
})
