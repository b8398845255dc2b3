import { Button, chakra } from '@chakra-ui/react'
import { Check, Plus } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import type { HouseFeature } from './useStarterPlan.ts'

interface HouseFeaturesProps {
  features: readonly HouseFeature[]
  has: readonly HouseFeature[]
  onChange: (has: HouseFeature[]) => void
}

/** What there is in the house, one press each: the list below follows at once. */
export const HouseFeatures = ({ features, has, onChange }: HouseFeaturesProps) => (
  <chakra.fieldset minWidth="0">
    <chakra.legend fontWeight="medium" marginBottom="2">
      <Text id="maintenance.starter.has" />
    </chakra.legend>
    <chakra.div display="flex" flexWrap="wrap" gap="2">
      {features.map((feature) => {
        const isThere = has.includes(feature)
        const Icon = isThere ? Check : Plus
        return (
          <Button
            key={feature}
            size="sm"
            aria-pressed={isThere}
            onClick={() => onChange(isThere ? has.filter((each) => each !== feature) : [...has, feature])}
          >
            <Icon aria-hidden />
            <Text id={`maintenance.starter.feature.${feature}`} />
          </Button>
        )
      })}
    </chakra.div>
  </chakra.fieldset>
)
