import { Button } from '@chakra-ui/react'
import { Camera, LayoutGrid, type LucideIcon, ShieldCheck, Sprout, Wrench } from 'lucide-react'
import { useState } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { type EstateSectionName, estateSections } from '#client/estates/estate/sections.ts'
import { withTexts } from '#client/messages/arriving.ts'
import { Text } from '#client/messages/Text.tsx'
import { Card } from '#client/ui/Card.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { Rows } from '#client/ui/ListRow.tsx'
import type { Overview } from '../overview/useOverview.ts'
import { type Step, StepRow } from './StepRow.tsx'
import { useFirstSteps } from './useFirstSteps.ts'

const EstateImagesDialog = fetched(
  async () => (await withTexts(import('#client/estates/estateImages/EstateImagesDialog.tsx'), 'estates.exterior')).EstateImagesDialog,
)

const steps: readonly { name: Step; icon: LucideIcon; section: EstateSectionName; subpath?: string }[] = [
  { name: 'hasPicture', icon: Camera, section: 'summary' },
  { name: 'hasRooms', icon: LayoutGrid, section: 'interior' },
  { name: 'hasTasks', icon: Wrench, section: 'maintenance', subpath: '/plan' },
  { name: 'hasPapers', icon: ShieldCheck, section: 'insurance' },
]

/** What a new estate begins with. Each ticks itself once it is done, and the card goes with the last. */
export function FirstSteps({ steps: taken }: { steps: NonNullable<Overview['firstSteps']> }) {
  const { estateId, path } = useEstatePlace()
  const may = useMay(estateId)
  const features = useIdentity()?.features
  const { isSending, putAway, readAgain } = useFirstSteps(estateId)
  const [isChoosing, setChoosing] = useState(false)
  const shown = steps.filter(({ section }) => {
    const { part, feature } = estateSections[section] as (typeof estateSections)['maintenance']
    return may('create', part) && (!feature || features?.[feature])
  })
  return (
    <Card
      icon={Sprout}
      title={<Text id="estates.firstSteps.title" />}
      aside={<Text id="estates.firstSteps.taken" values={{ count: shown.filter(({ name }) => taken[name]).length, all: shown.length }} />}
    >
      <Rows>
        {shown.map(({ name, icon, section, subpath = '' }) => (
          <StepRow
            key={name}
            name={name}
            icon={icon}
            isDone={taken[name]}
            to={name === 'hasPicture' ? undefined : path + estateSections[section].path + subpath}
            onPress={() => setChoosing(true)}
          />
        ))}
      </Rows>
      <Button variant="ghost" size="sm" marginTop="3" marginStart="-3" disabled={isSending} onClick={putAway}>
        <Text id="estates.firstSteps.away" />
      </Button>
      {isChoosing && (
        <EstateImagesDialog
          estateId={estateId}
          onClose={() => {
            setChoosing(false)
            readAgain()
          }}
        />
      )}
    </Card>
  )
}
