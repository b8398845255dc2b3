import { Button, chakra } from '@chakra-ui/react'
import { Clock, CircleAlert, Hourglass, type LucideIcon, Mail } from 'lucide-react'
import { Link } from 'react-router-dom'
import { NoPicture } from '#client/estates/estate/NoPicture.tsx'
import { Picture } from '#client/files/Picture.tsx'
import type { EstateCardFragment } from '#client/generated/graphql.ts'
import type { Urgency } from '#client/generated/types.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Enamel } from '#client/ui/marks.tsx'
import { writtenMoney } from '#client/ui/writing.ts'
import { houseNumber } from '#schema/estates/houseNumber.ts'
import { useWhy } from './useWhy.ts'
import { type Matter, wayToDo } from './waysTo.ts'

const looks: Readonly<Record<Urgency, { icon: LucideIcon; color: string }>> = {
  overdue: { icon: CircleAlert, color: 'critical.fg' },
  others: { icon: Hourglass, color: 'accent.fg' },
  thisWeek: { icon: Clock, color: 'muted' },
  mail: { icon: Mail, color: 'muted' },
}

interface WaitingRowProps {
  matter: Matter
  urgency: Urgency
  image: EstateCardFragment['image'] | undefined
  /** Of all rows the first has the one button that is filled. */
  isFirst: boolean
}

/** The house, what, where and why now, and the one thing to do next. */
export function WaitingRow({ matter, urgency, image, isFirst }: WaitingRowProps) {
  const { kind, title, place, amount, addressLine1 } = matter
  const text = useText()
  const why = useWhy(matter, urgency)
  const { icon: Icon, color } = looks[urgency]
  const verb = text(`estates.waits.action.${kind}`)
  return (
    <Row>
      <House image={image} address={addressLine1} />
      <Words>
        <chakra.b display="block">{amount == null ? title : `${title}, ${writtenMoney(amount)}`}</chakra.b>
        <chakra.span display="block" textStyle="meta" color="muted">
          {[place, addressLine1].filter((part) => part && part !== title).join(' · ')}
        </chakra.span>
        <chakra.span display="flex" gap="2" alignItems="flex-start" textStyle="meta" color={color}>
          <chakra.span flexShrink="0" marginTop="2px">
            <Icon size={16} aria-hidden />
          </chakra.span>
          {why}
        </chakra.span>
      </Words>
      <Button asChild variant={isFirst ? 'solid' : 'outline'} minWidth="148px" width={{ base: 'full', sm: 'auto' }}>
        <Link to={wayToDo(matter)} aria-label={text('estates.waits.actionOn', { verb, title })}>
          <Text id={`estates.waits.action.${kind}`} />
        </Link>
      </Button>
    </Row>
  )
}

function House({ image, address }: { image: WaitingRowProps['image']; address: string }) {
  const number = houseNumber(address)
  const frame = { width: '72px', height: '54px', objectFit: 'cover', borderRadius: 'control' } as const
  return (
    <chakra.span position="relative" flexShrink="0" aria-hidden>
      {image ? <Picture file={image} alt="" sizes="72px" {...frame} /> : <NoPicture {...frame} />}
      {number && (
        <Enamel position="absolute" insetStart="1" bottom="1" minWidth="24px" height="22px" px="1" fontSize="meta">
          {number}
        </Enamel>
      )}
    </chakra.span>
  )
}

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '3',
    paddingBlock: '4',
    borderTopWidth: '1px',
    _first: { borderTopWidth: 0, paddingTop: 0 },
  },
})
const Words = chakra('div', { base: { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' } })
