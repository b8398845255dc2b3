import { Button, chakra } from '@chakra-ui/react'
import { Pencil, PiggyBank } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { Asked } from '#client/records/Asked.tsx'
import { RecordsSkeleton } from '#client/records/RecordsSkeleton.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { writtenNumber } from '#client/ui/writing.ts'
import { ForecastFacts } from './ForecastFacts.tsx'
import { ForecastPictures } from './ForecastPictures.tsx'
import { ForecastTable } from './ForecastTable.tsx'
import { Shares } from './Shares.tsx'
import { type Forecast as Counted, useForecast } from './useForecast.ts'

const ForecastForm = fetched(async () => (await import('./ForecastForm.tsx')).ForecastForm, <RecordsSkeleton />)
const SharesForm = fetched(async () => (await import('./SharesForm.tsx')).SharesForm, <RecordsSkeleton />)

/** What maintenance will cost in thirty years, and how far the savings go. */
export function Forecast({ estateId, mayChange }: { estateId: string; mayChange: boolean }) {
  const { asked, save, saveShares, newest } = useForecast(estateId)
  const { opened, open, close } = useOpenForm('change')
  return (
    <Asked asked={asked} skeleton={<RecordsSkeleton />}>
      {(forecast) =>
        mayChange && opened === 'assumptions' ? (
          <ForecastForm forecast={forecast} onSave={save} onNewest={newest} onDone={close} />
        ) : mayChange && opened === 'shares' ? (
          <SharesForm forecast={forecast} onSave={saveShares} onDone={close} />
        ) : (
          <Stack gap="6">
            <Assumptions forecast={forecast} onChange={mayChange && (() => open('assumptions'))} />
            <ForecastFacts forecast={forecast} />
            <ForecastPictures forecast={forecast} />
            <ForecastTable forecast={forecast} />
            <Shares shares={forecast.shares} onChange={mayChange && (() => open('shares'))} />
          </Stack>
        )
      }
    </Asked>
  )
}

/** In a line what it is counted with; before that is said, what is missing. */
function Assumptions({ forecast: { assumptions: said }, onChange }: { forecast: Counted; onChange: (() => void) | false }) {
  return (
    <Sheet display="flex" flexWrap="wrap" alignItems="center" gap="4">
      <IconTile icon={PiggyBank} palette="brand" />
      <chakra.div flex="1" minWidth="220px">
        {said ? (
          <>
            <Text
              id="maintenance.forecast.counted"
              values={{
                growth: writtenNumber(said.priceGrowth),
                fund: writtenNumber(said.fund),
                saving: writtenNumber(said.yearlySaving),
                interest: writtenNumber(said.interest),
              }}
            />
            {said.priceSource && (
              <chakra.p textStyle="meta" color="muted">
                {said.priceSource}
              </chakra.p>
            )}
          </>
        ) : (
          <>
            <chakra.p fontWeight="strong">
              <Text id="maintenance.forecast.missing" />
            </chakra.p>
            <chakra.p color="muted">
              <Text id="maintenance.forecast.missingText" />
            </chakra.p>
          </>
        )}
      </chakra.div>
      {onChange && (
        <Button variant={said ? 'outline' : 'solid'} onPointerEnter={ForecastForm.beforehand} onClick={onChange}>
          <Pencil aria-hidden />
          <Text id={said ? 'maintenance.forecast.change' : 'maintenance.forecast.fill'} />
        </Button>
      )}
    </Sheet>
  )
}
