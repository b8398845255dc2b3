import type { ReactNode } from 'react'
import { useEstateFrameQuery } from '#client/generated/graphql.ts'
import { type Answer, Answered } from '#client/records/Answered.tsx'
import { DeniedState } from '#client/ui/states.tsx'
import { useEstatePlace } from './estatePlace.ts'
import { EstateShell, type EstateShellProps } from './EstateShell.tsx'
import { RecordNotFound } from './RecordNotFound.tsx'
import { WhoCanGrant } from './WhoCanGrant.tsx'

export interface EstateScreenProps<T> extends Pick<EstateShellProps, 'section' | 'subscreen' | 'missing'> {
  /** What came of the screen's own question. */
  own: Answer<T>
  /** While it is on its way. */
  skeleton: ReactNode
  /** Of what is closed to the viewer, where the estate is not. */
  closed?: ReactNode
  /** The question brings no frame along: it is asked for beside it. */
  isApart?: boolean
  /** Whether the viewer may do what the screen is for; where nothing is said, all do who see it. */
  may?: boolean
  /** Stays while something else is asked for. */
  above?: ReactNode
  /** Asks for itself, below. */
  after?: ReactNode
  children: (data: T) => ReactNode
}

/** A screen of an estate: what was asked for, or why it is not there. */
export function EstateScreen<T>({ own, skeleton, closed, isApart, may = true, above, after, children, ...screen }: EstateScreenProps<T>) {
  const { estateId } = useEstatePlace()
  const fetchPolicy = isApart ? 'cache-first' : 'cache-only'
  const { data, error, refetch } = useEstateFrameQuery({
    variables: { estateId },
    fetchPolicy,
    nextFetchPolicy: fetchPolicy,
    context: { tell: false },
  })
  const estate = data?.estate
  const failed = (estate ? undefined : error) ?? (own.data === undefined ? own.error : undefined)
  function retry() {
    if (error) void refetch().catch(() => undefined)
    own.retry()
  }
  const denied = (
    <DeniedState title={closed}>
      <WhoCanGrant owner={estate?.contactName} />
    </DeniedState>
  )
  return (
    <EstateShell {...screen} error={failed} onRetry={retry}>
      {own.isMissing ? (
        (screen.missing ?? <RecordNotFound section={screen.section} />)
      ) : (
        <>
          {above}
          <Answered answer={own} skeleton={skeleton} closed={denied}>
            {(data) => (may ? children(data) : denied)}
          </Answered>
          {after}
        </>
      )}
    </EstateShell>
  )
}
