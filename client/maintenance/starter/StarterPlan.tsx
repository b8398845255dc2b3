import { Button, chakra, Heading } from '@chakra-ui/react'
import { Link } from 'react-router-dom'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { useIsPlanPaid } from '#client/maintenance/licence/useIsPlanPaid.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { useAct } from '#client/ui/useAct.ts'
import { FirstYear } from './FirstYear.tsx'
import { HouseFeatures } from './HouseFeatures.tsx'
import { seasonsOf } from './seasons.ts'
import { StarterRow } from './StarterRow.tsx'
import { useStarterAnswers } from './useStarterAnswers.ts'
import { type Proposed, useStarterPlan } from './useStarterPlan.ts'
import { useTakeStarterPlan } from './useTakeStarterPlan.ts'

interface StarterPlanProps {
  estate: Pick<EstateFrameFragment, 'id' | 'houseType' | 'builtYear'>
  onTaken: (taskIds: string[]) => void
  onSkip: () => void
}

const kinds: Partial<Record<string, string>> = { apartment: 'flat', cabin: 'cabin', apartmentBuilding: 'block', commercial: 'block' }

/** What is proposed by what there is in the house: it is known here at once, and the list follows. */
export function StarterPlan(props: StarterPlanProps) {
  const answers = useStarterAnswers(props.estate.id)
  const { plan, isBehind, ...answer } = useStarterPlan(props.estate.id, answers.has)
  return (
    <Answered
      answer={{ ...answer, data: plan }}
      skeleton={
        <Loading>
          <SkeletonRows count={12} />
        </Loading>
      }
    >
      {(proposedPlan) => <Proposal {...props} plan={proposedPlan} isBehind={isBehind} answers={answers} />}
    </Answered>
  )
}

interface ProposalProps extends StarterPlanProps {
  plan: Proposed
  /** What was said last is not in it yet. */
  isBehind: boolean
  answers: ReturnType<typeof useStarterAnswers>
}

/** All chosen and dated on arrival: whoever does nothing but press is right. */
function Proposal({ estate: { id, houseType, builtYear }, plan, isBehind, answers, onTaken, onSkip }: ProposalProps) {
  const isPaid = useIsPlanPaid(id)
  const take = useTakeStarterPlan(id)
  const { importPlan } = useMaintenancePaths()
  const [isSending, act] = useAct()
  const { moved, isLeft } = answers
  const proposed = plan.tasks.map((task) => ({ ...task, startDate: moved[task.name] ?? task.startDate }))
  const chosen = proposed.filter(({ name }) => !isLeft(name))
  const isWaiting = isSending || isBehind

  async function send() {
    const taken = await take(chosen, houseType === 'apartment' ? 'flat' : 'house')
    answers.forget()
    onTaken(taken)
  }
  return (
    <Stack gap="5">
      <Stack gap="2">
        <Heading textStyle="title">
          <Text
            id="maintenance.starter.title"
            values={{ count: proposed.length, kind: kinds[houseType ?? ''] ?? 'house', year: String(builtYear ?? 'none') }}
          />
        </Heading>
        <chakra.p color="muted" maxWidth="60ch">
          <Text id="maintenance.starter.lead" />
        </chakra.p>
      </Stack>
      <HouseFeatures features={plan.askedFeatures} has={answers.has ?? plan.features} onChange={answers.say} />
      <Sheet flush aria-busy={isBehind}>
        {seasonsOf(plan.tasks).map(({ season, year, tasks }) => (
          <chakra.section key={`${season}${year}`} aria-labelledby={`${season}${year}`}>
            <Season id={`${season}${year}`}>
              <Text id={`maintenance.starter.season.${season}`} values={{ year: String(year), next: String(year + 1) }} />{' '}
              <chakra.span fontWeight="normal" color="muted">
                <Text id="maintenance.area.tasks" values={{ count: tasks.length }} />
              </chakra.span>
            </Season>
            {tasks.map((task) => (
              <StarterRow
                key={task.name}
                task={{ ...task, startDate: moved[task.name] ?? task.startDate }}
                isChosen={!isLeft(task.name)}
                onChoose={(isChosen) => answers.choose(task.name, isChosen)}
                onMove={(to) => answers.move(task.name, to)}
              />
            ))}
          </chakra.section>
        ))}
      </Sheet>
      <chakra.p textStyle="meta" color="muted">
        <Text id="maintenance.starter.behind" />
      </chakra.p>
      <FirstYear tasks={chosen} />
      <div>
        <Button asChild>
          <Link to={importPlan}>
            <Text id="maintenance.starter.fromSheet" />
          </Link>
        </Button>
      </div>
      <Foot>
        <Button variant="solid" disabled={!isPaid || !chosen.length || isWaiting} aria-busy={isWaiting} onClick={() => act(send)}>
          <Text id="maintenance.starter.take" values={{ count: chosen.length }} />
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          <Text id="maintenance.starter.skip" />
        </Button>
      </Foot>
    </Stack>
  )
}

const Season = chakra('h3', {
  base: {
    paddingInline: { base: '4', sm: '5' },
    paddingBlock: '3',
    bg: 'surface',
    borderBlockWidth: '1px',
    textStyle: 'meta',
    fontWeight: 'strong',
  },
})
/** Within reach of the thumb, however long the list is; in one line, so that it hides little of it on a phone. */
const Foot = chakra('div', {
  base: {
    position: 'sticky',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    paddingBlock: '3',
    bg: 'surface',
    borderTopWidth: '1px',
  },
})
