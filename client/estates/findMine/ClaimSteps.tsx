import { chakra } from '@chakra-ui/react'
import { Check, Circle, CircleDot } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { writtenMoment } from '#client/ui/writing.ts'

/** Asked, looked at, theirs. */
export const ClaimSteps = ({ askedAt }: { askedAt: string }) => (
  <Steps>
    <li data-done="">
      <Check size={20} aria-hidden />
      <div>
        <Text id="estates.findMine.waiting.asked" />
        <small>{writtenMoment(askedAt)}</small>
      </div>
    </li>
    <li aria-current="step">
      <CircleDot size={20} aria-hidden />
      <div>
        <Text id="estates.findMine.waiting.ownerLooks" />
        <small>
          <Text id="estates.findMine.waiting.ownerLooksText" />
        </small>
      </div>
    </li>
    <li>
      <Circle size={20} aria-hidden />
      <div>
        <Text id="estates.findMine.waiting.yours" />
      </div>
    </li>
  </Steps>
)

const Steps = chakra('ol', {
  base: {
    listStyle: 'none',
    display: 'grid',
    gap: '3',
    '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: '3', alignItems: 'start', color: 'muted' },
    '& li[data-done] svg': { color: 'positive.fg' },
    '& li[aria-current]': { color: 'ink', fontWeight: 'medium', '& svg': { color: 'accent' } },
    '& small': { display: 'block', textStyle: 'meta', color: 'muted', fontWeight: 'regular' },
    '& svg': { marginTop: '2px' },
  },
})
