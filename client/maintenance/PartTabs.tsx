import { chakra } from '@chakra-ui/react'
import { CalendarSync, ChartNoAxesColumn, ClipboardList, FileText, Handshake } from 'lucide-react'
import { Link, useLocation } from 'react-router-dom'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { useMaintenancePaths } from './maintenancePaths.ts'

const parts = [
  { name: 'plan', icon: ClipboardList, section: 'maintenance-plan' },
  { name: 'yearWheel', icon: CalendarSync, section: 'maintenance-year-wheel' },
  { name: 'economy', icon: ChartNoAxesColumn, section: 'maintenance-economy' },
  { name: 'suppliers', icon: Handshake, section: 'maintenance-participants' },
  { name: 'reports', icon: FileText, section: 'maintenance-reports' },
] as const

/** From one part of the maintenance to the next. Below a part, where one is at something of it, there are none. */
export function PartTabs() {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const paths = useMaintenancePaths()
  const { pathname } = useLocation()
  const text = useText()
  const open = parts.filter(({ section }) => may('read', section))
  if (open.length < 2 || !open.some(({ name }) => paths[name] === pathname)) return null
  return (
    <Tabs aria-label={text('maintenance.title')}>
      {open.map(({ name, icon: Icon }) => (
        <Tab key={name} to={paths[name]} aria-current={paths[name] === pathname ? 'page' : undefined}>
          <Icon size={18} aria-hidden />
          <Text id={`maintenance.part.${name}`} />
        </Tab>
      ))}
    </Tabs>
  )
}

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    gap: { base: '5', md: '6' },
    marginBottom: '6',
    marginInline: { base: '-4', md: '0' },
    paddingInline: { base: '4', md: '0' },
    borderBottomWidth: '1px',
    // On a phone they are drawn aside rather than broken into lines.
    overflowX: 'auto',
    scrollbarWidth: 'none',
    _print: { display: 'none' },
  },
})
const Tab = chakra(Link, {
  base: {
    display: 'inline-flex',
    flexShrink: '0',
    alignItems: 'center',
    gap: '2',
    minHeight: 'target',
    color: 'muted',
    textDecoration: 'none',
    whiteSpace: 'nowrap',
    borderBottomWidth: '2px',
    borderColor: 'transparent',
    _hover: { color: 'ink' },
    '&[aria-current]': { color: 'ink', fontWeight: 'strong', borderColor: 'brand' },
  },
})
