import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { Text, useText } from '#client/messages/Text.tsx'
import type { TemplateName } from '#schema/maintenance/templates.ts'
import { filledBy, type TaskValues } from './taskForm.ts'

/** What is usually done there: one click fills the form, which is then changed as one likes. */
export function TemplateChoice({ templates }: { templates: readonly TemplateName[] }) {
  const { values, setValues } = useFormikContext<TaskValues>()
  const text = useText()
  return (
    <chakra.fieldset minWidth="0">
      <chakra.legend fontWeight="medium" marginBottom="2">
        <Text id="maintenance.templates" />
      </chakra.legend>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {templates.map((name) => {
          const title = text(`maintenance.template.${name}`)
          return (
            <Button
              key={name}
              size="sm"
              aria-pressed={values.title === title}
              height="auto"
              minHeight="36px"
              whiteSpace="normal"
              textAlign="start"
              onClick={() => void setValues(filledBy(name, title, values))}
            >
              {title}
            </Button>
          )
        })}
      </chakra.div>
    </chakra.fieldset>
  )
}
