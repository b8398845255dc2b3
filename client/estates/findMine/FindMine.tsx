import { chakra } from '@chakra-ui/react'
import { useState } from 'react'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { Stack } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { Loading, SkeletonLine } from '#client/ui/skeletons.tsx'
import { AskAtPlace } from './AskAtPlace.tsx'
import { AskRegister } from './AskRegister.tsx'
import { Claims } from './Claims.tsx'
import { MyProperties } from './MyProperties.tsx'
import { useFindMine } from './useFindMine.ts'

/** Asks the land register what the user owns, and lets them take it in here. */
export function FindMine() {
  const { again, ask, take, ...registry } = useFindMine()
  const [asksAgain, setAsksAgain] = useState(false)

  async function askOnce(identityNumber?: string) {
    await ask(identityNumber)
    setAsksAgain(false)
  }

  return (
    <Answered answer={registry} skeleton={<FindMineSkeleton />}>
      {({ isRegistered, isProven, namesOwners, estates, claims, askedAt }) => (
        <Stack gap="8">
          <Claims claims={claims} isProven={isProven} onChanged={again} />
          {!namesOwners ? null : !isRegistered || asksAgain ? (
            <AskRegister isProven={isProven} onAsk={askOnce} onCancel={asksAgain ? () => setAsksAgain(false) : undefined} />
          ) : (
            <MyProperties properties={estates} claims={claims} askedAt={askedAt} onTake={take} onAskAgain={() => setAsksAgain(true)} />
          )}
          <AskAtPlace isOnlyWay={!namesOwners} onAsked={again} />
        </Stack>
      )}
    </Answered>
  )
}

export const FindMineSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonLine width="220px" of="lead" />
      <chakra.div display="grid" gap="4" marginTop="4">
        <SkeletonLine width="90%" />
        <Skeleton height="target" width="240px" />
      </chakra.div>
    </Sheet>
  </Loading>
)
