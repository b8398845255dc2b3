import { useState } from 'react'
import { isStale } from './refusal.ts'

/** Whether somebody else has saved first: known once one's own version is refused for it. */
export function useBehind() {
  const [isBehind, setBehind] = useState(false)
  async function unlessBehind<T>(save: () => Promise<T>): Promise<T> {
    setBehind(false)
    try {
      return await save()
    } catch (error) {
      setBehind(isStale(error))
      throw error
    }
  }
  return { isBehind, unlessBehind }
}
