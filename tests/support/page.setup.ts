import { cleanup, configure, getConfig } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
// What tells comes with the first notice; a fetch that failed under load would leave all tests after it without.
import '#client/app/Notifications.tsx'
import { toaster } from '#client/app/toaster.ts'
import { dropDeletions } from '#client/ui/deletions.ts'
import { network } from './network.ts'

// A screen's code is fetched when it is gone to, and the machine may have other things to do.
configure({ asyncUtilTimeout: 120_000 })

const whole = getConfig().getElementError
/** Whoever waits looks again and again; what there was instead is drawn when it is asked for, as the waiting ends. */
function drawnLater(...about: Parameters<typeof whole>) {
  const error = new Error()
  error.name = 'TestingLibraryElementError'
  const told = (value: string) => Object.defineProperty(error, 'message', { value, writable: true, configurable: true })
  return Object.defineProperty(error, 'message', { get: () => whole(...about).message, set: told, configurable: true })
}
const isWaiting = () => Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') === true
configure({ getElementError: (...about) => (isWaiting() ? drawnLater : whole)(...about) })

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  // What waits to be deleted, nobody waits for any more.
  dropDeletions()
  // What was still being said, or waited its turn, is for nobody any more.
  toaster.remove()
  network.resetHandlers()
})
afterAll(() => network.close())
