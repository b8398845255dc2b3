import { chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { CheckboxField } from '#client/ui/form/CheckboxField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { FormSection } from '#client/ui/form/FormSection.tsx'
import { TextArea } from '#client/ui/form/TextArea.tsx'

const words = { notValid: 'projects.new.endBeforeStart' } as const

/** When, who looks it over, and what it is about. Days are whole. */
export const DateFields = () => (
  <>
    <chakra.div display="grid" gap="6" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}>
      <DateField name="startDate" label="projects.new.startDate" />
      <DateField name="endDate" label="projects.new.endDate" faults={words} />
    </chakra.div>
    <TextArea name="description" label="projects.new.description" help="projects.new.descriptionHelp" />
    <FormSection title="projects.new.control">
      <CheckboxField name="needsVerification" label="projects.new.fourEyes">
        <chakra.b display="block">
          <Text id="projects.new.fourEyes" />
        </chakra.b>
        <chakra.span color="muted">
          <Text id="projects.new.fourEyesText" />
        </chakra.span>
      </CheckboxField>
    </FormSection>
  </>
)
