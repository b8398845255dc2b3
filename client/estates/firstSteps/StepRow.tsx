import { chakra } from '@chakra-ui/react'
import { ChevronRight, CircleCheck, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { IconTile } from '#client/ui/ListRow.tsx'

export type Step = 'hasPicture' | 'hasRooms' | 'hasTasks' | 'hasPapers'

interface StepRowProps {
  name: Step
  icon: LucideIcon
  isDone: boolean
  /** Where it is done; without it, it is done here. */
  to: string | undefined
  onPress: () => void
}

/** The whole row is what one presses. What is done leads nowhere any more: it is in the menu like everything else. */
export function StepRow({ name, icon, isDone, to, onPress }: StepRowProps) {
  const words = (
    <>
      <IconTile icon={isDone ? CircleCheck : icon} palette={isDone ? 'positive' : 'brand'} />
      <chakra.span flex="1" minWidth="0">
        <chakra.b display="block" color={isDone ? 'muted' : undefined}>
          <Text id={`estates.firstSteps.steps.${name}`} />
        </chakra.b>
        <chakra.span display="block" textStyle="meta" color={isDone ? 'positive.fg' : 'muted'}>
          <Text id={isDone ? 'estates.firstSteps.done' : `estates.firstSteps.why.${name}`} />
        </chakra.span>
      </chakra.span>
    </>
  )
  if (isDone)
    return (
      <li>
        <chakra.div css={looks}>{words}</chakra.div>
      </li>
    )
  const pressed = (
    <>
      {words}
      <chakra.span color="faint">
        <ChevronRight size={20} aria-hidden />
      </chakra.span>
    </>
  )
  return (
    <li>
      {to === undefined ? (
        <Pressed type="button" aria-haspopup="dialog" onClick={onPress}>
          {pressed}
        </Pressed>
      ) : (
        <Pressed asChild>
          <Link to={to}>{pressed}</Link>
        </Pressed>
      )}
    </li>
  )
}

const looks = { display: 'flex', alignItems: 'center', gap: '3', minHeight: '56px', paddingBlock: '2' } as const
const Pressed = chakra('button', {
  base: {
    ...looks,
    width: 'full',
    color: 'inherit',
    textAlign: 'start',
    textDecoration: 'none',
    borderRadius: 'control',
    _hover: { bg: 'sunken', boxShadow: '-8px 0 {colors.sunken}, 8px 0 {colors.sunken}' },
  },
})
