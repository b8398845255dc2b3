import { Button, chakra, Heading } from '@chakra-ui/react'
import { FileText, Pencil, Ruler } from 'lucide-react'
import { Condition } from '#client/estates/condition/Condition.tsx'
import { ControlPoints } from '#client/estates/controlPoints/ControlPoints.tsx'
import { HistoryLink } from '#client/estates/history/HistoryLink.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Rights } from '#client/records/rights.ts'
import { Card, Sheet } from '#client/ui/Card.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { useBuildingPaths } from './buildingPath.ts'
import { Construction } from './Construction.tsx'
import type { Building } from './useBuilding.ts'

interface BuildingViewProps {
  building: Building
  may: Rights
  onChange: () => void
  onPart: (id: string) => void
  onDeletePart: (id: string) => Promise<unknown>
  onDelete: () => Promise<unknown>
}

export function BuildingView({ building, may, onChange, onPart, onDeletePart, onDelete }: BuildingViewProps) {
  const paths = useBuildingPaths()
  const text = useText()
  const { id, name } = building
  const kind = building.houseType && text(`estates.houseType.${building.houseType}`)
  return (
    <Stack gap="8">
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <chakra.div flex="1" minWidth="min(200px, 100%)" overflowWrap="anywhere">
          <Heading as="h2" textStyle="title">
            {name}
          </Heading>
          {kind && kind !== name && <chakra.p color="muted">{kind}</chakra.p>}
        </chakra.div>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <HistoryLink recordId={id} />
          {may.change && (
            <Button onClick={onChange}>
              <Pencil aria-hidden />
              <Text id="estates.building.change" />
            </Button>
          )}
        </chakra.div>
      </chakra.div>
      <Condition buildingId={id} parts={building.parts ?? []} may={may} onOpen={onPart} onDelete={onDeletePart} />
      <Sheet paddingBlock="2">
        <Rows>
          <ListRow
            to={paths.architect(id)}
            media={<IconTile icon={Ruler} palette="brand" />}
            title={<Text id="estates.section.drawings" />}
            meta={<Text id="estates.drawings.count" values={{ count: building.drawingCount }} />}
          />
          <ListRow
            to={paths.otherDocuments(id)}
            media={<IconTile icon={FileText} palette="brand" />}
            title={<Text id="estates.section.otherDocuments" />}
            meta={<Text id="estates.otherDocuments.count" values={{ count: building.otherDocumentCount }} />}
          />
        </Rows>
      </Sheet>
      <ControlPoints buildingId={id} points={building.controlPoints ?? []} mayAdd={may.add} />
      <Card title={<Text id="estates.building.construction" />}>
        <Construction building={building} />
      </Card>
      {may.remove && (
        <DeleteButton
          label={<Text id="estates.building.delete" />}
          title={<Text id="estates.building.deleteTitle" values={{ name }} />}
          text={<Text id="estates.building.deleteText" />}
          sure={<Text id="estates.building.deleteSure" values={{ name }} />}
          onDelete={onDelete}
        />
      )}
    </Stack>
  )
}
