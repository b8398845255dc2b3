import { Button, chakra, Heading } from '@chakra-ui/react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { useIsPlanPaid } from '#client/maintenance/licence/useIsPlanPaid.ts'
import { useMaintenancePaths } from '#client/maintenance/maintenancePaths.ts'
import { Text } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { today } from '#schema/day.ts'
import { askedFeatures, starterPlan } from '#schema/maintenance/starterPlan.ts'
import { FirstYear } from './FirstYear.tsx'
import { HouseFeatures } from './HouseFeatures.tsx'
import { seasonsOf } from './seasons.ts'
import { StarterRow } from './StarterRow.tsx'
import { useStarterAnswers } from './useStarterAnswers.ts'
import { useTakeStarterPlan } from './useTakeStarterPlan.ts'

interface StarterPlanProps {
  estate: Pick<EstateFrameFragment, 'id' | 'houseType' | 'builtYear'>
  onTaken: (taskIds: string[]) => void
  onSkip: () => void
}

const kinds: Partial<Record<string, string>> = { apartment: 'flat', cabin: 'cabin', apartmentBuilding: 'block', commercial: 'block' }

/** All chosen and dated on arrival: whoever does nothing but press is right. */
export function StarterPlan({ estate: { id, houseType, builtYear }, onTaken, onSkip }: StarterPlanProps) {
  const isPaid = useIsPlanPaid(id)
  const take = useTakeStarterPlan(id)
  const { importPlan } = useMaintenancePaths()
  const [isSending, setSending] = useState(false)
  const house = { houseType, builtYear }
  const { has, moved, isLeft, ...answers } = useStarterAnswers(id, house)
  const proposed = starterPlan(house, today(), has)
  const chosen = proposed.filter(({ name }) => !isLeft(name)).map((task) => ({ ...task, day: moved[task.name] ?? task.day }))

  async function send() {
    setSending(true)
    try {
      const taken = await take(chosen, houseType === 'apartment' ? 'flat' : 'house')
      answers.forget()
      onTaken(taken)
    } catch {
      setSending(false)
    }
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
      <HouseFeatures asked={askedFeatures(house)} has={has} onChange={answers.say} />
      <Sheet flush>
        {seasonsOf(proposed).map(({ season, year, tasks }) => (
          <chakra.section key={`${season}${year}`} aria-labelledby={`${season}${year}`}>
            <Season id={`${season}${year}`}>
              <Text id={`maintenance.starter.season.${season}`} values={{ year: String(year), next: String(year + 1) }} />{' '}
              <chakra.span fontWeight="normal" color="muted">
                <Text id="maintenance.area.tasks" values={{ count: tasks.length }} />
              </chakra.span>
            </Season>
            {tasks.map(({ name, interval, day }) => (
              <StarterRow
                key={name}
                name={name}
                interval={interval}
                day={moved[name] ?? day}
                isChosen={!isLeft(name)}
                onChoose={(isChosen) => answers.choose(name, isChosen)}
                onMove={(to) => answers.move(name, to)}
              />
            ))}
          </chakra.section>
        ))}
      </Sheet>
      <chakra.p textStyle="meta" color="muted">
        <Text id="maintenance.starter.behind" />
      </chakra.p>
      <FirstYear tasks={chosen} />
      <Foot>
        <Button variant="solid" disabled={!isPaid || !chosen.length || isSending} aria-busy={isSending} onClick={() => void send()}>
          <Text id="maintenance.starter.take" values={{ count: chosen.length }} />
        </Button>
        <Button asChild>
          <Link to={importPlan}>
            <Text id="maintenance.starter.fromSheet" />
          </Link>
        </Button>
        <Button variant="ghost" onClick={onSkip}>
          <Text id="maintenance.starter.skip" />
        </Button>
      </Foot>
    </Stack>
  )
}

const Season = chakra('h3', {
  base: { paddingInline: '5', paddingBlock: '3', bg: 'surface', borderBlockWidth: '1px', textStyle: 'meta', fontWeight: 'strong' },
})
/** Within reach of the thumb, however long the list is. */
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
