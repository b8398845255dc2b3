import { useEffect, useState } from 'react'
import { useSend } from '#client/data/useSend.ts'
import { PreviewPublicLinkDocument, type PreviewPublicLinkInput } from '#client/generated/graphql.ts'
import { visitorPath } from './usePublicLinks.ts'

/** Long enough for several parts to be turned on one after the other. */
const pause = 400

interface Look {
  address: string
  /** What it was asked for. */
  request: string
}

/** Where the visitor's screen stands, for what is chosen; the one before stays in sight until the next has come. */
export function useLook(input: PreviewPublicLinkInput) {
  const send = useSend(() => true)
  const [look, setLook] = useState<Look>()
  const [failed, setFailed] = useState<string>()
  const [tries, setTries] = useState(0)
  const request = JSON.stringify([input, tries])

  useEffect(() => {
    let isOver = false
    const ask = async () => {
      try {
        const { previewPublicLink } = await send({ mutation: PreviewPublicLinkDocument, variables: { input }, isSecret: true })
        if (!isOver) setLook({ address: visitorPath(previewPublicLink.publicLinkKey), request })
      } catch {
        if (!isOver) setFailed(request)
      }
    }
    const wait = setTimeout(() => void ask(), look ? pause : 0)
    return () => {
      isOver = true
      clearTimeout(wait)
    }
    // What is asked stands in `request`.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [request])

  return { look, isFailed: failed === request, retry: () => setTries((count) => count + 1) }
}
