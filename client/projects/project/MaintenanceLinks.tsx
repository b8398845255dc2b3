import { chakra } from '@chakra-ui/react'
import { CalendarSync, ChartNoAxesColumn, FileText, Handshake, Wrench } from 'lucide-react'
import { useIdentity } from '#client/access/identity.ts'
import { screenQuery } from '#client/access/screenQuery.tsx'
import { estateSections } from '#client/estates/estate/sections.ts'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { Card } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import type { ProjectOverview } from './projectOverview.ts'

const links = [
  { section: 'maintenance', icon: Wrench },
  { section: 'yearWheel', icon: CalendarSync },
  { section: 'suppliers', icon: Handshake },
  { section: 'economy', icon: ChartNoAxesColumn },
  { section: 'reports', icon: FileText },
] as const

/** The plan of the house that the work is on, while the work goes on. What is closed to the viewer keeps its place. */
export function MaintenanceLinks({ project: { estate } }: { project: ProjectOverview }) {
  const place = useProjectPlace()
  const may = useEstateFrameQuery({ variables: { estateId: estate.estateId }, ...screenQuery }).data?.estate?.may
  if (!useIdentity()?.features['maintenancePlan']) return null
  const path = `${place.path}/estate/${estate.estateId}`
  return (
    <Card title={<Text id="projects.maintenance" />}>
      <TwoColumns>
        {links.map(({ section, icon }) => {
          const { path: sectionPath, part } = estateSections[section]
          const isOpen = !may || may.includes(`read ${part}`)
          const title = <Text id={`projects.link.${section}`} />
          return (
            <ListRow
              key={section}
              to={isOpen ? path + sectionPath : undefined}
              media={<IconTile icon={icon} />}
              title={isOpen ? title : <Closed>{title}</Closed>}
            />
          )
        })}
      </TwoColumns>
    </Card>
  )
}

const Closed = chakra(
  'span',
  { base: { color: 'faint', cursor: 'not-allowed' } },
  { defaultProps: { role: 'link', 'aria-disabled': true } },
)

const TwoColumns = chakra(Rows, {
  base: {
    display: 'grid',
    columnGap: '8',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    '& > li:nth-of-type(2)': { borderTopWidth: { sm: 0 } },
  },
})
