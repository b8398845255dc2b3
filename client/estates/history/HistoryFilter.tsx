import { chakra } from '@chakra-ui/react'
import { useId } from 'react'
import { useSearchParams } from 'react-router-dom'
import { Text, useText } from '#client/messages/Text.tsx'
import { Select } from '#client/ui/form/Select.tsx'
import { historyKinds } from '#schema/history/historyKinds.ts'

/** What the history is about: everything, one part of the estate, or what was refused. Stands in the address. */
export function HistoryFilter({ chosen }: { chosen: string }) {
  const [, setParams] = useSearchParams()
  const text = useText()
  const id = useId()
  const choose = (kind: string) => setParams(kind ? { kind } : {}, { replace: true, preventScrollReset: true })
  return (
    <chakra.div display="grid" gap="6px" maxWidth="320px" width="full">
      <chakra.label htmlFor={id} fontWeight="medium">
        <Text id="history.kinds" />
      </chakra.label>
      <Select id={id} value={chosen} onChange={({ target }) => choose(target.value)}>
        <option value="">{text('history.every')}</option>
        {historyKinds.map((kind) => (
          <option key={kind} value={kind}>
            {text(`history.kind.${kind}`)}
          </option>
        ))}
        <option value="refused">{text('history.refused')}</option>
      </Select>
    </chakra.div>
  )
}
