import { chakra } from '@chakra-ui/react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { OtherVersion } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import { type LinkSection, linkSections } from '#schema/access/sections.ts'

/** What a visitor sees: the estate itself always, and of the rest what its owner chooses. */
export function ShownSections({ name }: { name: string }) {
  const text = useText()
  const said = (sections: LinkSection[]) => sections.map((section) => text(`sharing.section.${section}`)).join(', ')
  const { id, value, change, other } = useFormField<LinkSection[]>({ name, label: 'sharing.publicLinks.sections', said })
  const toggle = (section: LinkSection, isShown: boolean) =>
    void change(linkSections.filter((known) => (known === section ? isShown : value.includes(known))))
  return (
    <chakra.fieldset id={id} tabIndex={-1} outline="none" aria-describedby={`${id}-always`}>
      <chakra.legend fontWeight="medium" marginBottom="1">
        <Text id="sharing.publicLinks.sections" />
      </chakra.legend>
      <chakra.p id={`${id}-always`} textStyle="meta" color="muted" marginBottom="1">
        <Text id="sharing.publicLinks.always" />
      </chakra.p>
      {linkSections.map((section) => (
        <Checkbox key={section} checked={value.includes(section)} onChange={(isShown) => toggle(section, isShown)}>
          <chakra.b display="block" fontWeight="medium">
            <Text id={`sharing.publicLinks.part.${section}.name`} />
          </chakra.b>
          <chakra.span textStyle="meta" color="muted">
            <Text id={`sharing.publicLinks.part.${section}.detail`} />
          </chakra.span>
        </Checkbox>
      ))}
      {other && <OtherVersion label="sharing.publicLinks.sections" {...other} />}
    </chakra.fieldset>
  )
}
