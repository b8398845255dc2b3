/** An answer that comes when the test lets it. */
export function held<T>(answer: () => T) {
  let letCome = () => undefined as void
  let isAsked = false
  const arrival = new Promise<void>((arrived) => (letCome = arrived))
  return {
    answer: async () => {
      isAsked = true
      await arrival
      return answer()
    },
    isAsked: () => isAsked,
    letCome: () => letCome(),
  }
}
