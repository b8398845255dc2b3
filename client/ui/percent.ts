/** How much of it is done, rounded down; never a hundred with something left of it. */
export const percentDone = (done: number, of: number) => (of > 0 ? Math.min(Math.floor((done / of) * 100), done < of ? 99 : 100) : 0)

/** Of what is on its way: it is there once the server has said so, and not when its last byte has left. */
export const percentSent = (sent: number, of: number) => Math.min(percentDone(sent, of), 99)
