import type { Own } from '#client/access/own.ts'
import { OfficePage } from '../OfficePage.tsx'
import { Instances } from './Instances.tsx'
import { BackupPart, IntegrityPart, StoragePart } from './Kept.tsx'
import type { Operating } from './PartCard.tsx'
import { SlowOperations, SlowStatements } from './Slow.tsx'
import { Steps } from './Steps.tsx'
import { Jobs, Mails } from './Work.tsx'

/** How the product runs, for whoever is called when it does not. */
export const OperatingPage = (own: Own<Operating>) => (
  <OfficePage of="operating" own={own}>
    {(standing) => (
      <>
        <Steps {...standing} />
        <Instances {...standing} />
        <Jobs {...standing} />
        <Mails {...standing} />
        <StoragePart {...standing} />
        <BackupPart {...standing} />
        <IntegrityPart {...standing} />
        <SlowOperations {...standing} />
        <SlowStatements {...standing} />
      </>
    )}
  </OfficePage>
)
