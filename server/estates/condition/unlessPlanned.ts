import { AppError } from '#server/kernel/errors.ts'

/** What is planned somewhere keeps that: its rows go nowhere with it. */
export async function unlessPlanned<T>(remove: () => Promise<T>): Promise<T> {
  try {
    return await remove()
  } catch (error) {
    if ((error as { driverError?: { code?: string } }).driverError?.code === '23503')
      throw new AppError('cannotHandleTheRequest', { reason: 'planned' }, { cause: error })
    throw error
  }
}
