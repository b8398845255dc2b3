import { chakra } from '@chakra-ui/react'
import { CalendarSync, ChartNoAxesColumn, FileText, Handshake, Wrench } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { estateSections } from '#client/estates/estate/sections.ts'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import type { ProjectOverview } from './useProject.ts'

const links = [
  { section: 'maintenance', icon: Wrench },
  { section: 'yearWheel', icon: CalendarSync },
  { section: 'suppliers', icon: Handshake },
  { section: 'economy', icon: ChartNoAxesColumn },
  { section: 'reports', icon: FileText },
] as const

/** The plan of the house that the work is on, while the work goes on. */
export function MaintenanceLinks({ project: { estate } }: { project: ProjectOverview }) {
  const place = useProjectPlace()
  if (!useIdentity()?.features['maintenancePlan']) return null
  const path = `${place.path}/estate/${estate.estateId}`
  return (
    <Card title={<Text id="projects.maintenance" />}>
      <TwoColumns>
        {links.map(({ section, icon }) => (
          <ListRow
            key={section}
            to={path + estateSections[section].path}
            media={<IconTile icon={icon} />}
            title={<Text id={`projects.link.${section}`} />}
          />
        ))}
      </TwoColumns>
    </Card>
  )
}

const TwoColumns = chakra(Rows, {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > li:nth-of-type(2)': { borderTopWidth: { sm: 0 } },
  },
})
