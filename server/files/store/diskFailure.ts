import { busy } from '#server/kernel/errors.ts'

const full = new Set(['ENOSPC', 'EDQUOT', 'EIO', 'EROFS', 'EMFILE', 'ENFILE'])

/** A disk that can't take more is the caller's to try again; everything else is what it was. */
export const diskFailure = (error: unknown) => (full.has((error as NodeJS.ErrnoException).code ?? '') ? busy(error) : error)
