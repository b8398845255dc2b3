import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { toaster } from '#client/app/toaster.ts'
import { network } from './network.ts'

// A screen's code is fetched when it is gone to, and the machine may have other things to do.
configure({ asyncUtilTimeout: 120_000 })

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  // What was still being said, or waited its turn, is for nobody any more.
  toaster.remove()
  network.resetHandlers()
})
afterAll(() => network.close())
