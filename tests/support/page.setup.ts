import { cleanup, configure } from '@testing-library/react'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { network } from './network.ts'

// A screen's code is fetched when it is gone to, and the machine may have other things to do.
configure({ asyncUtilTimeout: 20_000 })

beforeAll(() => network.listen({ onUnhandledFrame: 'error' }))
afterEach(() => {
  cleanup()
  network.resetHandlers()
})
afterAll(() => network.close())
