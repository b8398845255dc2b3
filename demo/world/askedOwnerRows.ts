import { demoId } from './demoId.ts'
import type { Ids } from './ids.ts'
import type { Past } from './past.ts'
import type { Rows } from './tables.ts'

/** An estate that a company added for somebody who has not answered yet whether it is theirs. */
export function askedOwnerRows(past: Past, ids: Ids): Rows {
  const createdAt = past({ days: 2 }, '09:20')
  const estateId = demoId('estate that awaits its owner', createdAt)
  const companyId = ids.company('builders')
  const place = { identityKind: 'cadastre', municipalityNo: '3222', gnr: 953, bnr: 41, fnr: 0, snr: 0 }
  const described = {
    ownerKind: 'PRIVATE',
    ownershipKind: 'owned',
    houseType: 'garage',
    addressLine1: 'Mønestien 4',
    addressLine2: '1481 Hagan',
  }
  const dates = { createdAt, updatedAt: createdAt }
  return {
    estate: [{ id: estateId, ...place, ...described, builtYear: 1994, confirmsSuppliers: false, version: 1, ...dates }],
    access_link: [
      {
        id: demoId('access to what awaits its owner', createdAt),
        estateId,
        companyId,
        status: 'claimedByDefault',
        requestedAt: createdAt,
        claimedAt: createdAt,
        ...dates,
      },
    ],
    owner_invitation: [
      {
        id: demoId('owner invitation', createdAt),
        estateId,
        companyId,
        invitedBy: ids.account('leader', 'builders'),
        email: 'multi@demo.example',
        firstName: 'Mona',
        lastName: 'F.',
        language: 'nb',
        state: 'invited',
        isForGood: false,
        mailedAt: createdAt,
        expiresAt: past({ days: -28 }, '09:20'),
        createdAt,
      },
    ],
  }
}
