import { Hourglass } from 'lucide-react'
import { Text } from '#client/messages/Text.tsx'
import { State } from './marks.tsx'

/** Beside a company of which nobody knows yet that it is the firm it says it is; nothing where it is proven, or not here. */
export const Unproven = ({ isProven }: { isProven: boolean | null | undefined }) =>
  isProven === false && (
    <State icon={Hourglass} tone="caution">
      <Text id="common.unprovenCompany" />
    </State>
  )
