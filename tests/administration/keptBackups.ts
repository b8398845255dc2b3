/** How the backups stand, as the screen is answered. */
export const backups = {
  __typename: 'Backups',
  isNightly: true,
  newest: {
    __typename: 'Backup',
    name: '20260508T003000Z-0a1b2c',
    takenAt: '2026-05-08T00:30:00Z',
    seconds: 14.2,
    rowCount: 12_982,
    fileCount: 153,
    byteCount: 8_881_541,
  },
  verifiedAt: null,
  failedAt: '2026-05-07T00:31:00Z',
  failure: 'The disk is full.',
  archive: null,
}
