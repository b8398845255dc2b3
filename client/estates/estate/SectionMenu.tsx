import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import { useMay } from '#client/access/useMay.ts'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { sectionRules } from '#schema/access/sections.ts'
import { useEstatePlace } from './estatePlace.ts'
import { type EstateSectionName, estateSections, isSwitchedOn } from './sections.ts'
import { UnseenMail } from './UnseenMail.tsx'
import { WhoCanGrant } from './WhoCanGrant.tsx'

interface SectionMenuProps {
  current: EstateSectionName
  /** Not there yet: the links work before one knows which of them are closed. */
  estate: EstateFrameFragment | undefined
}

/** The sections of an estate: a list at the side where there is room, else a row that scrolls. */
export function SectionMenu({ current, estate }: SectionMenuProps) {
  const { estateId, isPublic, project } = useEstatePlace()
  const may = useMay(estateId)
  const identity = useIdentity()
  const text = useText()

  const isOpen = (name: EstateSectionName) => !estate || may('read', estateSections[name].part)
  // What a public link does not show is left out, and what nobody but an owner may see; an account sees what it could be given.
  const names = (Object.keys(estateSections) as EstateSectionName[]).filter(
    (name) =>
      // Below a project there is the plan of the house, and nothing else of it.
      (!project || estateSections[name].group === 'maintenance') &&
      isSwitchedOn(name, identity?.features) &&
      (isOpen(name) || (!isPublic && sectionRules[estateSections[name].part].follows)),
  )
  const groups = Map.groupBy(names, (name) => estateSections[name].group)

  return (
    <Menu aria-label={text('estates.sections')}>
      {[...groups].map(([group, members]) => (
        <Group key={group}>
          <GroupName id={`sections-${group}`}>
            <Text id={`estates.sectionGroup.${group}`} />
          </GroupName>
          <GroupList aria-labelledby={`sections-${group}`}>
            {members.map((name) => (
              <li key={name}>
                <Section name={name} isCurrent={name === current} isOpen={isOpen(name)} owner={estate?.contactName} />
              </li>
            ))}
          </GroupList>
        </Group>
      ))}
    </Menu>
  )
}

interface SectionProps {
  name: EstateSectionName
  isCurrent: boolean
  isOpen: boolean
  owner: string | null | undefined
}

function Section({ name, isCurrent, isOpen, owner }: SectionProps) {
  const { path } = useEstatePlace()
  const { path: below, icon: Icon } = estateSections[name]
  const label = (
    <>
      <Icon size={20} aria-hidden />
      <Text id={`estates.section.${name}`} />
      {name === 'mailbox' && isOpen && <UnseenMail />}
    </>
  )
  if (!isOpen) return <ClosedSection owner={owner}>{label}</ClosedSection>
  return (
    <Entry ref={isCurrent ? reveal : undefined} to={path + below} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Entry>
  )
}

/** Brings the open section into the middle, where the row is longer than the screen is wide; again when the others grow. */
function reveal(entry: HTMLElement | null) {
  const row = entry?.closest('nav')
  if (!entry || !row) return undefined
  const centre = () => {
    row.scrollLeft = entry.offsetLeft - (row.clientWidth - entry.offsetWidth) / 2
  }
  centre()
  const entries = new ResizeObserver(centre)
  for (const each of row.querySelectorAll('li > *')) entries.observe(each)
  return () => entries.disconnect()
}

/** Can be reached, cannot be opened, and says who can change that. What it says lies above everything, so that no row cuts it off. */
function ClosedSection({ owner, children }: { owner: string | null | undefined; children: ReactNode }) {
  const id = useId()
  const [place, setPlace] = useState<{ left: number; top: number }>()
  const hush = () => setPlace(undefined)
  function tell({ currentTarget }: { currentTarget: HTMLElement }) {
    const { left, bottom } = currentTarget.getBoundingClientRect()
    setPlace({ left: Math.max(8, Math.min(left, innerWidth - 272)), top: bottom + 4 })
  }
  return (
    <>
      <ClosedEntry
        aria-describedby={place && id}
        onFocus={tell}
        onBlur={hush}
        onPointerEnter={tell}
        onPointerLeave={hush}
        onKeyDown={({ key }) => key === 'Escape' && hush()}
      >
        {children}
        <chakra.span marginStart="auto">
          <Lock size={16} aria-hidden />
        </chakra.span>
      </ClosedEntry>
      {place && (
        <Told ref={onTop} id={id} role="tooltip" popover="manual" style={place}>
          <WhoCanGrant owner={owner} />
        </Told>
      )}
    </>
  )
}

const onTop = (told: HTMLElement | null) => told?.showPopover?.()

const Told = chakra('div', {
  base: {
    position: 'fixed',
    inset: 'auto',
    margin: 0,
    maxWidth: '264px',
    px: '3',
    py: '2',
    borderRadius: 'control',
    borderWidth: 0,
    bg: 'ink',
    color: 'raised',
    textStyle: 'meta',
    whiteSpace: 'normal',
  },
})

const Menu = chakra('nav', {
  base: {
    // Also what only screen readers are told lies in the row, and does not widen the page.
    position: 'relative',
    display: { base: 'flex', md: 'block' },
    gap: '1',
    overflowX: { base: 'auto', md: 'visible' },
    scrollbarWidth: 'none',
    // What goes on beyond the edge fades there, and is not cut.
    maskImage: {
      base: 'linear-gradient(to right, transparent, black {spacing.gutter}, black calc(100% - {spacing.gutter}), transparent)',
      md: 'none',
    },
    marginInline: { base: 'calc(-1 * {spacing.gutter})', md: 0 },
    paddingInline: { base: 'gutter', md: 0 },
    // Room for the focus ring, which the scrolling row would cut off.
    paddingBlock: { base: '1', md: 0 },
  },
})

const Group = chakra('div', { base: { display: { base: 'contents', md: 'block' }, '& + &': { paddingTop: '5' } } })
const GroupName = chakra('div', {
  base: { display: { base: 'none', md: 'block' }, px: '3', pb: '6px', textStyle: 'meta', color: 'muted' },
})
const GroupList = chakra('ul', { base: { listStyle: 'none', display: { base: 'contents', md: 'grid' }, gap: '2px' } })

const entry = {
  // What is only read aloud stays within its entry: beyond the row it would widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  px: { base: '14px', md: '3' },
  borderRadius: 'control',
  whiteSpace: 'nowrap',
  fontWeight: 'medium',
  textDecoration: 'none',
} as const

const Entry = chakra(Link, {
  base: {
    ...entry,
    color: 'ink',
    _icon: { color: 'muted' },
    _hover: { bg: 'sunken' },
    '&[aria-current]': { bg: 'brand.subtle', color: 'brand.fg', _icon: { color: 'inherit' } },
  },
})

const ClosedEntry = chakra(
  'span',
  { base: { ...entry, color: 'faint', cursor: 'not-allowed' } },
  { defaultProps: { role: 'link', tabIndex: 0, 'aria-disabled': true } },
)
