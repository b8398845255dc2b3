import { chakra } from '@chakra-ui/react'
import { CircleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { useProjectPlace } from '#client/projects/projectPlace.ts'
import { TextLink } from '#client/ui/TextLink.tsx'
import type { PointLine } from './useControlArea.ts'

/** What stopped the area from being completed: each point by its name, and the way to it. */
export function PointsLeft({ points, areaId }: { points: readonly PointLine[]; areaId: string }) {
  const place = useProjectPlace()
  const note = useRef<HTMLDivElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <Note ref={note} tabIndex={-1} role="alert">
      <CircleAlert size={20} aria-hidden />
      <div>
        <chakra.p fontWeight="strong">
          <Text id="projects.left.title" values={{ count: points.length }} />
        </chakra.p>
        <p>
          <Text id="projects.left.text" />
        </p>
        <chakra.ul marginTop="2" display="grid" gap="1" listStyle="none">
          {points.map(({ id, name, isCompleted }) => (
            <li key={id}>
              <TextLink to={place.point(areaId, id)} color="inherit" display="inline-block" minHeight="24px">
                {name}
              </TextLink>
              {isCompleted && (
                <>
                  {' · '}
                  <Text id="projects.pointState.awaiting" values={{ who: '' }} />
                </>
              )}
            </li>
          ))}
        </chakra.ul>
      </div>
    </Note>
  )
}

const Note = chakra('div', {
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    borderRadius: 'card',
    bg: 'critical.subtle',
    color: 'critical.fg',
    outline: 'none',
    '& > svg': { flexShrink: 0, marginTop: '2px' },
  },
})
