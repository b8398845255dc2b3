import { Button, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { notify } from '#client/ui/notify.ts'
import { useAct } from '#client/ui/useAct.ts'
import { writtenDay } from '#client/ui/writing.ts'

export interface NumberedCompany {
  name: string
  foundCompanyId?: string | null
  foundCompanyName?: string | null
  foundRegisteredBy?: string | null
  foundRegisteredAt?: string | null
}

interface FoundCompanyProps {
  /** What was written down, and the company that is registered here by its number. */
  record: NumberedCompany
  onConfirm: (foundCompanyId: string) => Promise<unknown>
}

/** A company here goes by that number and nothing proves that it is the one: whoever wrote the number down says so. */
export function FoundCompany({ record, onConfirm }: FoundCompanyProps) {
  const [isSending, act] = useAct()
  const { name, foundCompanyId, foundCompanyName, foundRegisteredBy, foundRegisteredAt } = record
  if (!foundCompanyId || !foundRegisteredAt) return null
  const confirm = () =>
    act(async () => {
      await onConfirm(foundCompanyId)
      notify.success('common.foundCompany.confirmed', { values: { name } })
    })
  return (
    <chakra.div
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      marginBottom="3"
      padding="3"
      borderRadius="card"
      bg="info.subtle"
      color="info.fg"
    >
      <chakra.p flex="1" minWidth="220px" textStyle="meta">
        <b>
          <Text id="common.foundCompany.title" values={{ name: foundCompanyName ?? name }} />
        </b>{' '}
        <Text id="common.foundCompany.text" values={{ by: foundRegisteredBy ?? '–', day: writtenDay(foundRegisteredAt) }} />
      </chakra.p>
      <Button size="sm" onClick={confirm} disabled={isSending}>
        <Text id="common.foundCompany.yes" />
      </Button>
    </chakra.div>
  )
}
