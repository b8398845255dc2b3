/** The other end of the channel: what a program of ours does when it is asked, and when it is to end. */
export function serveParent(answer: (question: never) => Promise<object>, close: () => Promise<void>) {
  let closing = false
  const end = () => {
    if (closing) return
    closing = true
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    )
  }
  process.on('message', (question) => {
    answer(question as never).then(
      (answer) => process.send?.(answer),
      (error: unknown) => {
        console.error(error)
        process.exit(1)
      },
    )
  })
  process.once('disconnect', end)
  process.once('SIGTERM', end)
}

export const tellParent = (message: object) => void process.send?.(message)
