import { isStale, refusalOf } from './refusal.ts'
import { tellFailure } from './tellFailure.ts'
import { useRepeatKey } from './useRepeatKey.ts'

interface Context {
  tell: false
  headers: { 'Idempotency-Key': string }
}

/**
 * How a form sends what was typed: once, however often it is sent, and telling what goes wrong. That somebody else
 * saved first it does not tell: the form itself says what to do about that.
 */
export function useSending() {
  const keyFor = useRepeatKey()
  return async <Answer>(input: object, send: (context: Context) => Promise<Answer>): Promise<Answer> => {
    try {
      return await send({ tell: false, headers: { 'Idempotency-Key': keyFor(input) } })
    } catch (error) {
      if (!isStale(error)) tellFailure(refusalOf(error) ?? error)
      throw error
    }
  }
}
