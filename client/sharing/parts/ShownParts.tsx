import { chakra, Flex } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { OtherVersion } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { Switch } from '#client/ui/Switch.tsx'
import { isBelowAnother, type Part, partGroups, partIcons } from './parts.ts'

interface ShownPartsProps<P extends Part> {
  name: string
  label: MessageKey
  /** What is shown always, and what never. */
  always: MessageKey
  /** Those that there is something to decide about. */
  among: readonly P[]
  /** The field names those that are not shown. */
  inverted?: boolean
}

/** One question, in the positive, whether it is a guest's or a link's: what is shown of the estate. */
export function ShownParts<P extends Part>({ name, label, always, among, inverted = false }: ShownPartsProps<P>) {
  const text = useText()
  const isShownIn = (value: readonly P[], part: P) => value.includes(part) !== inverted
  const said = (value: P[]) =>
    among
      .filter((part) => isShownIn(value, part))
      .map((part) => text(`sharing.section.${part}`))
      .join(', ')
  const { id, value, change, other } = useFormField<P[]>({ name, label, said })
  const shown = among.filter((part) => isShownIn(value, part))
  const turn = (part: P, isShown: boolean) =>
    void change(among.filter((each) => (each === part ? isShown !== inverted : value.includes(each))))
  const groups = partGroups
    .map((group) => ({ ...group, parts: (group.parts as readonly Part[]).filter((part): part is P => among.includes(part as P)) }))
    .filter(({ parts }) => parts.length)
  return (
    <Sheet>
      <chakra.fieldset id={id} tabIndex={-1} outline="none" aria-labelledby={`${id}-question`} aria-describedby={`${id}-always`}>
        <Flex gap="3" alignItems="baseline" justifyContent="space-between" flexWrap="wrap" marginBottom="3">
          <chakra.h3 id={`${id}-question`} textStyle="lead">
            <Text id={label} />
          </chakra.h3>
          <chakra.output textStyle="meta" color="muted">
            <Text id="sharing.parts.count" values={{ shown: shown.length, of: among.length }} />
          </chakra.output>
        </Flex>
        {groups.map((group) => (
          <chakra.div key={group.name} marginBottom="4">
            <chakra.h4 textStyle="meta" color="muted" fontWeight="medium">
              <Text id={`sharing.parts.group.${group.name}`} />
            </chakra.h4>
            {group.parts.map((part) => (
              <PartRow key={part} part={part} isShown={isShownIn(value, part)} onTurn={(isShown) => turn(part, isShown)} />
            ))}
          </chakra.div>
        ))}
        <chakra.p id={`${id}-always`} textStyle="meta" color="muted" display="flex" gap="2" alignItems="flex-start">
          <chakra.span flexShrink="0" paddingTop="2px">
            <Lock size={16} aria-hidden />
          </chakra.span>
          <span>
            <Text id={always} />
          </span>
        </chakra.p>
        {other && <OtherVersion label={label} {...other} />}
      </chakra.fieldset>
    </Sheet>
  )
}

function PartRow({ part, isShown, onTurn }: { part: Part; isShown: boolean; onTurn: (isShown: boolean) => void }) {
  const Icon = partIcons[part]
  return (
    <chakra.div borderBottomWidth="1px" paddingStart={isBelowAnother(part) ? '8' : undefined}>
      <Switch checked={isShown} onChange={onTurn}>
        <chakra.span display="flex" gap="3" alignItems="flex-start">
          <chakra.span color={isShown ? 'brand.fg' : 'faint'} flexShrink="0" paddingTop="2px">
            <Icon size={20} aria-hidden />
          </chakra.span>
          <span>
            <chakra.b display="block" fontWeight="medium" color={isShown ? undefined : 'muted'}>
              <Text id={`sharing.parts.of.${part}.name`} />
            </chakra.b>
            <chakra.span textStyle="meta" color="muted">
              <Text id={`sharing.parts.of.${part}.detail`} />
            </chakra.span>
          </span>
        </chakra.span>
      </Switch>
    </chakra.div>
  )
}
