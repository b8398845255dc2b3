import { chakra } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { Link } from 'react-router-dom'
import type { EstateFrameFragment } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { fetched } from '#client/ui/fetched.tsx'
import { useEstatePlace } from './estatePlace.ts'
import type { Folds } from './FoldSections.tsx'
import { type EstateSectionName, estateSections } from './sections.ts'
import { UnseenMail } from './UnseenMail.tsx'
import { useSections } from './useSections.ts'
import { WhoCanGrant } from './WhoCanGrant.tsx'

const FoldSections = fetched(async () => (await import('./FoldSections.tsx')).FoldSections, <chakra.div minHeight="target" />)

interface SectionMenuProps {
  current: EstateSectionName
  /** Not there yet: the links work before one knows which of them are closed. */
  estate: EstateFrameFragment | undefined
  /** Signs alone, for what needs the room. */
  folds?: Folds | undefined
  /** Chosen in a sheet: it closes. */
  onChosen?: () => void
}

/** The sections of an estate as a list: at the side where there is room, else in a sheet. */
export function SectionMenu({ current, estate, folds, onChosen }: SectionMenuProps) {
  const text = useText()
  const { groups, isOpen } = useSections(Boolean(estate))
  const isFolded = folds?.isFolded || undefined
  // Both are there while the sheet is open.
  const place = onChosen ? 'sheet' : 'sections'
  return (
    <Menu
      aria-label={text('estates.sections')}
      data-folded={isFolded}
      data-sheet={onChosen ? true : undefined}
      onClick={({ target }) => target instanceof Element && target.closest('a') && onChosen?.()}
    >
      {folds && <FoldSections {...folds} />}
      {[...groups].map(([group, members]) => (
        <Group key={group}>
          <GroupName id={`${place}-${group}`}>
            <Text id={`estates.sectionGroup.${group}`} />
          </GroupName>
          <GroupList aria-labelledby={`${place}-${group}`}>
            {members.map((name) => (
              <li key={name}>
                <Section
                  name={name}
                  isCurrent={name === current}
                  isOpen={isOpen(name)}
                  owner={estate?.contactName}
                  {...(isFolded && { title: text(`estates.section.${name}`) })}
                />
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
  /** Where only its sign shows. */
  title?: string
}

function Section({ name, isCurrent, isOpen, owner, title }: SectionProps) {
  const { path } = useEstatePlace()
  const { path: sectionPath, icon: Icon } = estateSections[name]
  const label = (
    <>
      <Icon size={20} aria-hidden />
      <chakra.span data-name>
        <Text id={`estates.section.${name}`} />
      </chakra.span>
      {name === 'mailbox' && isOpen && <UnseenMail />}
    </>
  )
  if (!isOpen) return <ClosedSection owner={owner}>{label}</ClosedSection>
  return (
    <Entry to={path + sectionPath} title={title} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Entry>
  )
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
        <WhyClosed ref={onTop} id={id} role="tooltip" popover="manual" style={place}>
          <WhoCanGrant owner={owner} />
        </WhyClosed>
      )}
    </>
  )
}

const onTop = (popover: HTMLElement | null) => popover?.showPopover?.()

const WhyClosed = chakra('div', {
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
    position: 'relative',
    '&:not([data-sheet])': { display: { base: 'none', md: 'block' } },
    '&[data-folded]': {
      '& [data-name]': { srOnly: true },
      '& [id^=sections-]': { display: 'none' },
      '& li > *': { justifyContent: 'center', paddingInline: '0' },
      // How many wait stands on the corner of the sign.
      '& [data-name] + *': { position: 'absolute', top: '0', right: '0' },
    },
    '&[data-sheet] ul': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Group = chakra('div', { base: { '& + &': { paddingTop: '5' } } })
const GroupName = chakra('div', { base: { px: '3', pb: '6px', textStyle: 'meta', color: 'muted' } })
const GroupList = chakra('ul', { base: { listStyle: 'none', display: 'grid', gap: '2px' } })

const entry = {
  // What is only read aloud stays within its entry: beyond the row it would widen the page.
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  minHeight: 'target',
  px: '3',
  borderRadius: 'control',
  minWidth: 0,
  overflowWrap: 'anywhere',
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
