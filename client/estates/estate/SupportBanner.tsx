import { Button, chakra } from '@chakra-ui/react'
import { LifeBuoy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { useOpenSupportAccessesQuery } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'

/** For whoever runs the system and looks into the estate for support: that they only read, and how much of the hour is left. */
export function SupportBanner({ estateId }: { estateId: string }) {
  const { data } = useOpenSupportAccessesQuery({ fetchPolicy: 'cache-and-network', context: { tell: false } })
  const endsAt = data?.openSupportAccesses.find((access) => access.estateId === estateId)?.endsAt
  return endsAt ? <Countdown endsAt={endsAt} /> : null
}

const secondsUntil = (moment: string) => Math.max(0, Math.ceil((Date.parse(moment) - Date.now()) / 1000))

function Countdown({ endsAt }: { endsAt: string }) {
  const [left, setLeft] = useState(() => secondsUntil(endsAt))
  useEffect(() => {
    const clock = setInterval(() => setLeft(secondsUntil(endsAt)), 1000)
    return () => clearInterval(clock)
  }, [endsAt])
  const clock = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
  return (
    <chakra.section
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      paddingBlock="3"
      paddingInline="4"
      marginBottom="5"
      borderRadius="card"
      bg="caution.subtle"
      color="caution.fg"
    >
      <LifeBuoy size={20} aria-hidden />
      <chakra.p flex="1" minWidth="200px">
        <b>
          <Text id={left ? 'estates.support.title' : 'estates.support.over'} />
        </b>{' '}
        {left > 0 && (
          <chakra.span role="timer" fontVariantNumeric="tabular-nums">
            <Text id="estates.support.left" values={{ clock }} />
          </chakra.span>
        )}
      </chakra.p>
      <Button size="sm" asChild>
        <Link to="/private/support">
          <Text id="estates.support.desk" />
        </Link>
      </Button>
    </chakra.section>
  )
}
