import { useSend } from '#client/data/useSend.ts'
import {
  AskClaimantForElectronicIdDocument,
  SettleClaimDocument,
  type SettleClaimInput,
  type WaitingClaimPartsFragment,
  WriteClaimLetterDocument,
} from '#client/generated/graphql.ts'

export type WaitingClaim = WaitingClaimPartsFragment

const waiting = ['Query.waitingClaims'] as const

export function useSettleClaim() {
  const send = useSend()
  return (input: SettleClaimInput) => send({ mutation: SettleClaimDocument, variables: { input } }, waiting)
}

export function useAskClaimant(id: string) {
  const send = useSend()
  return () => send({ mutation: AskClaimantForElectronicIdDocument, variables: { input: { id } } }, [])
}

/** The letter is made once: it comes as a file, and its code is nowhere else. */
export function useClaimLetter() {
  const send = useSend()
  return async (id: string) => {
    const { writeClaimLetter } = await send({ mutation: WriteClaimLetterDocument, variables: { id }, isSecret: true }, waiting)
    save(writeClaimLetter)
  }
}

function save({ fileName, content }: { fileName: string; content: string }) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.codePointAt(0)!)
  const address = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  Object.assign(document.createElement('a'), { href: address, download: fileName }).click()
  URL.revokeObjectURL(address)
}
