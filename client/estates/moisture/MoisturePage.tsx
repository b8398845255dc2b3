import { Button, Flex } from '@chakra-ui/react'
import { Droplets, Plus } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { DocumentChoices } from '#client/estates/documents/DocumentChoices.tsx'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { EstateScreen } from '#client/estates/estate/EstateScreen.tsx'
import { useRights } from '#client/estates/estate/useRights.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { mayOpen, type Rights } from '#client/records/rights.ts'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { LoadingSheet } from '#client/ui/LoadingSheet.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { EmptyState } from '#client/ui/states.tsx'
import { SensorCard } from './SensorCard.tsx'
import { type Monitoring, useMoisture } from './useMoisture.ts'
import type { Window } from './windows.ts'

const SensorForm = fetched(async () => (await import('./SensorForm.tsx')).SensorForm, <LoadingSheet />)
const ReadingForm = fetched(async () => (await import('./ReadingForm.tsx')).ReadingForm, <LoadingSheet />)
const Tokens = fetched(async () => (await import('./Tokens.tsx')).Tokens, <LoadingSheet />)

/** How damp it is where it must not be, and whether something has to be done. */
export function MoisturePage(own: Own<Monitoring>) {
  const may = useRights('moisture')
  return (
    <EstateScreen own={own} section="moisture" isApart skeleton={<LoadingSheet />}>
      {(monitoring) => <LoadedMonitoring {...monitoring} own={own} may={may} />}
    </EstateScreen>
  )
}

function LoadedMonitoring({ sensors, tokens, own, may }: Monitoring & { own: Own<Monitoring>; may: Rights }) {
  const text = useText()
  const sensorForm = useOpenForm('sensor')
  const readingForm = useOpenForm('reading')
  const moisture = useMoisture(useEstatePlace().estateId, own)
  /** So many back one looks. */
  const days = own.variables['days'] as Window
  const named = (id: string | null) => sensors.find((sensor) => sensor.id === id)
  const changed = named(sensorForm.opened)
  const read = named(readingForm.opened)
  if (mayOpen(may, changed, sensorForm.opened)) {
    return <SensorForm key={sensorForm.opened} mayRemove={may.remove} sensor={changed} moisture={moisture} onDone={sensorForm.close} />
  }
  if (may.add && read) return <ReadingForm sensor={read} onSave={moisture.addReading} onDone={readingForm.close} />

  const add = may.add && (
    <Button variant="solid" onClick={() => sensorForm.open('new')}>
      <Plus aria-hidden />
      <Text id="estates.moisture.add" />
    </Button>
  )
  return (
    <Stack gap="6">
      {sensors.length ? (
        <>
          <Flex gap="4" flexWrap="wrap" alignItems="center" justifyContent="space-between">
            <DocumentChoices
              name="days"
              label={text('estates.moisture.window')}
              chosen={days === 365 ? '' : String(days)}
              choices={[
                ['1', 'estates.moisture.days.1'],
                ['7', 'estates.moisture.days.7'],
                ['30', 'estates.moisture.days.30'],
                ['', 'estates.moisture.days.365'],
              ]}
            />
            {add}
          </Flex>
          {sensors.map((sensor) => (
            <SensorCard
              key={sensor.id}
              sensor={sensor}
              days={days}
              onReading={may.add && (() => readingForm.open(sensor.id))}
              onChange={may.change && (() => sensorForm.open(sensor.id))}
            />
          ))}
        </>
      ) : (
        <EmptyState icon={Droplets} title={<Text id="estates.moisture.empty.title" />} action={add}>
          <Text id="estates.moisture.empty.text" />
        </EmptyState>
      )}
      {tokens && <Tokens tokens={tokens} moisture={moisture} />}
    </Stack>
  )
}
