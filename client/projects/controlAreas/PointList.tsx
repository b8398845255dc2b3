import { chakra } from '@chakra-ui/react'
import { Circle, CircleCheck, CloudUpload, CircleSlash, type LucideIcon, Paperclip, ScanEye } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { held } from '#client/projects/waiting/waiting.ts'
import type { ControlArea, PointLine } from './useControlArea.ts'

interface PointListProps {
  area: Pick<ControlArea, 'id' | 'name' | 'points'>
  /** The one that is in the hand. */
  current?: string
  needsVerification: boolean
}

type PointState = 'disabled' | 'verified' | 'awaiting' | 'completed' | 'open'

export const stateOfPoint = ({ isDisabled, isCompleted, isVerified }: PointLine, needsVerification: boolean): PointState => {
  if (isDisabled) return 'disabled'
  if (!isCompleted) return 'open'
  return isVerified ? 'verified' : needsVerification ? 'awaiting' : 'completed'
}

const icons: Record<PointState, LucideIcon> = {
  disabled: CircleSlash,
  verified: CircleCheck,
  awaiting: ScanEye,
  completed: CircleCheck,
  open: Circle,
}
const colours = { disabled: 'faint', verified: 'positive', awaiting: 'caution', completed: 'positive', open: 'muted' } as const

/** The points in the order of the work: whether each is done, by whom, and how much there is to show for it. */
export function PointList({ area, current, needsVerification }: PointListProps) {
  const place = useProjectPlace()
  const text = useText()
  const waiting = held.use()
  return (
    <List aria-label={text('projects.pointsOf', { area: area.name })}>
      {area.points?.map((point) => {
        const state = stateOfPoint(point, needsVerification)
        const waits = waiting.some(({ place: { controlPointId } }) => controlPointId === point.id)
        const Icon = waits ? CloudUpload : icons[state]
        return (
          <li key={point.id}>
            <Row to={place.point(area.id, point.id)} replace={!!current} aria-current={point.id === current || undefined}>
              <chakra.span color={waits ? 'caution' : colours[state]}>
                <Icon size={20} aria-hidden />
              </chakra.span>
              <chakra.span flex="1" minWidth="0">
                <chakra.b display="block" overflowWrap="anywhere">
                  {point.name}
                  {point.isDisabled && (
                    <chakra.span fontWeight="regular" color="muted">
                      {' '}
                      (<Text id="common.inactive" />)
                    </chakra.span>
                  )}
                </chakra.b>
                <chakra.span display="block" textStyle="meta" color="muted">
                  {waits ? (
                    <Text id="projects.waits.state" />
                  ) : (
                    <Text
                      id={`projects.pointState.${state}`}
                      values={{ who: (state === 'verified' ? point.verifiedBy : point.completedBy) ?? '' }}
                    />
                  )}
                </chakra.span>
                {point.despite && (
                  <chakra.span display="block" textStyle="meta" color="caution" overflowWrap="anywhere">
                    <Text id="projects.despite.told" values={{ reason: point.despite }} />
                  </chakra.span>
                )}
              </chakra.span>
              <Files>
                <Paperclip size={16} aria-hidden />
                <span aria-hidden>{point.fileCount}</span>
                <chakra.span srOnly>
                  <Text id="projects.fileCount" values={{ count: point.fileCount }} />
                </chakra.span>
              </Files>
            </Row>
          </li>
        )
      })}
    </List>
  )
}

const List = chakra('ul', {
  base: {
    listStyle: 'none',
    bg: 'raised',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    '& > li + li': { borderTopWidth: '1px' },
  },
})
const Row = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '4',
    minHeight: '64px',
    paddingBlock: '2',
    paddingInline: '4',
    color: 'inherit',
    textDecoration: 'none',
    outlineOffset: '-3px',
    _hover: { bg: 'sunken' },
    '&[aria-current=true]': { bg: 'brand.subtle', boxShadow: 'inset 3px 0 {colors.brand}' },
  },
})
const Files = chakra('span', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '1',
    flexShrink: 0,
    color: 'muted',
    textStyle: 'meta',
    fontVariantNumeric: 'tabular-nums',
  },
})
