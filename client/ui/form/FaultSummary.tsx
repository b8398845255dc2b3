import { Box, Link, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { CircleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Text, useText } from '#client/messages/Text.tsx'
import type { Fault } from './faults.ts'
import { useFormParts } from './formContext.ts'
import { useFaultText } from './useFaultText.ts'

/** Every fault that a submit met, in the order of the screen, each leading to its field. */
export function FaultSummary() {
  const { errors, submitCount } = useFormikContext()
  const { fields, watchFields, refused } = useFormParts()
  useSyncExternalStore(watchFields, () => fields().size)
  const faultText = useFaultText()
  const text = useText()
  const faults = { ...(errors as Record<string, Fault>), ...refused }
  if (!submitCount || !Object.keys(faults).length) return null

  // The rules name them in an order of their own.
  const places = [...fields().keys()]
  const inPlace = Object.entries(faults).toSorted(([one], [next]) => places.indexOf(one) - places.indexOf(next))
  const lines = inPlace.map(([name, fault]) => {
    const field = fields().get(name)
    const own = field?.words?.[fault.split(' ')[0] ?? '']
    return {
      name,
      id: field?.id,
      text: field && !own ? `${text(field.label)}: ${faultText(fault, undefined, field.example)}` : faultText(fault, field?.words),
    }
  })
  return (
    <Box display="flex" gap="3" px="4" py="14px" borderRadius="card" bg="critical.subtle" color="critical.fg">
      <Box marginTop="2px">
        <CircleAlert size={20} aria-hidden />
      </Box>
      <Box>
        <chakra.p fontWeight="strong">
          <Text id="common.faults" values={{ count: lines.length }} />
        </chakra.p>
        <chakra.ul listStyle="none">
          {lines.map(({ name, id, text: line }) => (
            <li key={name}>{id ? <FieldLink id={id}>{line}</FieldLink> : line}</li>
          ))}
        </chakra.ul>
      </Box>
    </Box>
  )
}

const FieldLink = ({ id, children }: { id: string; children: string }) => (
  <Link
    href={`#${id}`}
    color="inherit"
    onClick={(event) => {
      event.preventDefault()
      document.getElementById(id)?.focus()
    }}
  >
    {children}
  </Link>
)
