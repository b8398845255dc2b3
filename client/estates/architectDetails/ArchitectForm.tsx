import { useNewest } from '#client/data/useNewest.ts'
import { useSend } from '#client/data/useSend.ts'
import { ArchitectDetailDocument, type ArchitectPartsFragment, SaveArchitectDetailDocument } from '#client/generated/graphql.ts'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { architectForm } from '#schema/estates/architectDetails.input.ts'
import { changesBuilding } from './drawings.ts'

interface ArchitectFormProps {
  place: { estateId: string; buildingId: string }
  architect: ArchitectPartsFragment
  onDone: () => void
}

const valuesOf = ({ architectName, company, phone, email, version }: ArchitectPartsFragment) => ({
  architectName: architectName ?? '',
  company: company ?? '',
  phone: phone ?? '',
  email: email ?? '',
  version,
})
type ArchitectValues = ReturnType<typeof valuesOf>

export function ArchitectForm({ place, architect, onDone }: ArchitectFormProps) {
  const send = useSend()
  const readNewest = useNewest()
  function save({ version, ...values }: ArchitectValues) {
    const input = { ...place, version, ...architectForm.cast(values) }
    return send({ mutation: SaveArchitectDetailDocument, variables: { input } }, changesBuilding)
  }
  const read = async () => (await readNewest(ArchitectDetailDocument, place))?.architectDetail
  return (
    <KeptForm
      title="estates.architect.changeTitle"
      submit="estates.architect.save"
      values={valuesOf(architect)}
      rules={architectForm}
      onSave={save}
      onNewest={newestAs(valuesOf, read)}
      onDone={onDone}
    >
      <TextField name="architectName" label="estates.architect.name" autoComplete="off" />
      <TextField name="company" label="estates.architect.company" autoComplete="off" />
      <TextField name="phone" label="estates.architect.phone" type="tel" autoComplete="off" />
      <TextField name="email" label="estates.architect.email" type="email" autoComplete="off" />
    </KeptForm>
  )
}
