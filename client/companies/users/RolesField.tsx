import { Box, chakra } from '@chakra-ui/react'
import { Text } from '#client/messages/Text.tsx'
import { Checkbox } from '#client/ui/Checkbox.tsx'
import { FaultLine } from '#client/ui/form/FieldFrame.tsx'
import { useFormField } from '#client/ui/form/useFormField.ts'
import type { CompanyRole } from '#schema/companies/roles.ts'
import { companyRoles } from '#schema/companies/roles.ts'

const words = { required: 'companies.users.chooseRole' } as const

/** One role or several; what each may do stands beside it. */
export function RolesField({ name }: { name: string }) {
  const { id, value, faultText, change } = useFormField<CompanyRole[]>({ name, label: 'companies.users.roles', faults: words })
  const helpId = `${id}-below`
  const toggle = (role: CompanyRole, isGiven: boolean) =>
    void change(companyRoles.filter((each) => (each === role ? isGiven : value.includes(each))))
  return (
    <chakra.fieldset id={id} tabIndex={-1} aria-describedby={faultText ? helpId : undefined} outline="none">
      <chakra.legend fontWeight="medium" marginBottom="1">
        <Text id="companies.users.roles" />
      </chakra.legend>
      {companyRoles.map((role) => (
        <Checkbox key={role} checked={value.includes(role)} onChange={(isGiven) => toggle(role, isGiven)}>
          <chakra.b display="block" fontWeight="medium">
            <Text id={`companies.role.${role}`} />
          </chakra.b>
          <chakra.span textStyle="meta" color="muted">
            <Text id={`companies.roleDetail.${role}`} />
          </chakra.span>
        </Checkbox>
      ))}
      {faultText && (
        <Box id={helpId} textStyle="meta">
          <FaultLine>{faultText}</FaultLine>
        </Box>
      )}
    </chakra.fieldset>
  )
}
