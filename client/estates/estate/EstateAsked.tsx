import type { ReactNode } from 'react'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { type Answer, Asked } from '#client/records/Asked.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateScreen, type EstateScreenProps } from './EstateScreen.tsx'
import { WhoCanGrant } from './WhoCanGrant.tsx'

export interface EstateAskedProps<T> extends Pick<EstateScreenProps, 'section' | 'below'> {
  /** The screen's own question. */
  asked: Answer<T>
  /** While it is on its way. */
  skeleton: ReactNode
  /** Of what is closed to the viewer, where the estate is not. */
  closed?: ReactNode
  /** The question brings no frame along: it is asked for beside it. */
  isApart?: boolean
  children: (data: T) => ReactNode
}

/** A screen of an estate: what was asked for, or why it is not there. */
export function EstateAsked<T>({ asked, skeleton, closed, isApart, children, ...screen }: EstateAskedProps<T>) {
  const { estateId } = useEstatePlace()
  const fetchPolicy = isApart ? 'cache-first' : 'cache-only'
  const { data, error, refetch } = useEstateFrameQuery({
    variables: { estateId },
    fetchPolicy,
    nextFetchPolicy: fetchPolicy,
    context: { tell: false },
  })
  const estate = data?.estate
  const failed = (estate ? undefined : error) ?? (asked.data === undefined ? asked.error : undefined)
  function retry() {
    if (error) void refetch().catch(() => undefined)
    asked.retry()
  }
  return (
    <EstateScreen {...screen} error={failed} onRetry={retry}>
      <Asked
        asked={asked}
        skeleton={skeleton}
        closed={
          <DeniedState title={closed}>
            <WhoCanGrant owner={estate?.contactName} />
          </DeniedState>
        }
      >
        {children}
      </Asked>
    </EstateScreen>
  )
}
