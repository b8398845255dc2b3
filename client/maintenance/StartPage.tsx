import { chakra } from '@chakra-ui/react'
import { CalendarSync, ChartNoAxesColumn, ClipboardList, FileText, Handshake, type LucideIcon } from 'lucide-react'
import type { Own } from '#client/access/own.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import type { KeysUnder } from '#client/messages/messages.ts'
import { Text } from '#client/messages/Text.tsx'
import { Section, Sheet } from '#client/ui/Card.tsx'
import { IconTile, ListRow, Rows } from '#client/ui/ListRow.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import type { SectionName } from '#schema/access/sections.ts'
import { TasksToConfirm } from './confirmation/TasksToConfirm.tsx'
import { useMaintenancePaths } from './maintenancePaths.ts'
import { NextTasks } from './NextTasks.tsx'
import { PlanScreen } from './PlanScreen.tsx'

interface Part {
  name: KeysUnder<'maintenance.part'>
  icon: LucideIcon
  to?: string
  section?: SectionName
}

/** Where the maintenance of an estate begins: what there is to see of it, and what comes next. */
export function StartPage(own: Own<object>) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const paths = useMaintenancePaths()
  const parts: Part[] = [
    { name: 'plan', icon: ClipboardList, to: paths.plan, section: 'maintenance-plan' },
    { name: 'yearWheel', icon: CalendarSync, to: paths.yearWheel, section: 'maintenance-year-wheel' },
    { name: 'suppliers', icon: Handshake, to: paths.suppliers, section: 'maintenance-participants' },
    { name: 'economy', icon: ChartNoAxesColumn, to: paths.economy, section: 'maintenance-economy' },
    { name: 'reports', icon: FileText, to: paths.reports, section: 'maintenance-reports' },
  ]
  return (
    <PlanScreen own={own} skeleton={<LoadingRows count={4} media />}>
      {() => (
        <chakra.div display="grid" gap="8">
          {may('read', 'maintenance-plan') && <TasksToConfirm estateId={estateId} />}
          <Section isTitle title={<Text id="maintenance.title" />}>
            <Sheet paddingBlock="2">
              <Rows>
                {parts.map(({ name, icon, to, section }) => {
                  const isOpen = to && (!section || may('read', section))
                  return (
                    <ListRow
                      key={name}
                      media={<IconTile icon={icon} palette={isOpen ? 'brand' : 'neutral'} />}
                      title={
                        isOpen ? (
                          <Text id={`maintenance.part.${name}`} />
                        ) : (
                          <chakra.span color="faint">
                            <Text id={`maintenance.part.${name}`} />
                          </chakra.span>
                        )
                      }
                      meta={<Text id={to && !isOpen ? 'maintenance.noAccess' : `maintenance.partDetail.${name}`} />}
                      {...(isOpen && { to })}
                    />
                  )
                })}
              </Rows>
            </Sheet>
          </Section>
          {may('read', 'maintenance-plan') && <NextTasks estateId={estateId} />}
        </chakra.div>
      )}
    </PlanScreen>
  )
}
