import { Button, chakra, Heading } from '@chakra-ui/react'
import { Hammer, House, Send } from 'lucide-react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'
import { Plate } from '#client/ui/marks.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { NobodyYet } from './NobodyYet.tsx'
import { PropertyState } from './PropertyState.tsx'
import { taskPath, useTaskPlace } from './taskPaths.ts'
import { TaskScreen } from './TaskScreen.tsx'
import { useDeliveryPlace } from './useDeliveryPlace.ts'

/** What the land register says of a property, and what can be delivered to it. */
export function PropertyPage() {
  const { path } = useTaskPlace()
  const place = useDeliveryPlace()
  const features = useIdentity()?.features
  const text = useText()
  const { property, name, plate, estateId } = place
  const kind = [property?.houseType && text(`estates.houseType.${property.houseType}`), property?.builtYear].filter(Boolean).join(', ')
  return (
    <TaskScreen title={name ?? text('mailbox.task.title')} back={taskPath}>
      <PropertyState place={place}>
        <Stack gap="5">
          <Sheet display="flex" gap="4" alignItems="center">
            <IconTile icon={House} palette="brand" />
            <chakra.div minWidth="0" flex="1">
              <Heading as="h2" textStyle="lead">
                {name}
              </Heading>
              <chakra.p color="muted">{[property?.addressLine2, kind].filter(Boolean).join(' · ')}</chakra.p>
              <chakra.div display="flex" gap="2" alignItems="center" marginTop="2">
                <Plate>{plate}</Plate>
                {property?.shareNumber && <Text id="estates.share" values={{ number: property.shareNumber }} />}
              </chakra.div>
            </chakra.div>
          </Sheet>
          {estateId ? (
            <chakra.div display="flex" flexWrap="wrap" gap="3">
              <Button variant="solid" size="xl" asChild>
                <Link to={`${path}/documents`}>
                  <Send aria-hidden />
                  <Text id="mailbox.task.sendDocuments" />
                </Link>
              </Button>
              {features?.['projectManagement'] && (
                <Button size="xl" asChild>
                  <Link to={`${path}/project`}>
                    <Hammer aria-hidden />
                    <Text id="mailbox.task.startProject" />
                  </Link>
                </Button>
              )}
            </chakra.div>
          ) : (
            <NobodyYet />
          )}
        </Stack>
      </PropertyState>
    </TaskScreen>
  )
}
