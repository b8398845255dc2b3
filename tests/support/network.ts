import { setupServer } from 'msw/node'

/** The only thing that a page test replaces. */
export const network = setupServer()
