import { createHash } from 'node:crypto'

/** Of somebody who owns one of fifty estates there are. */
export const landlordToken = createHash('sha256').update('bench landlord').digest('base64url')
