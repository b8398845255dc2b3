import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'

export interface Mender {
  id: string
  name: string
  company?: string | null
}

const saidOf = ({ name, company }: Mender) => (company && company !== name ? `${name}, ${company}` : name)

/** Who is to mend it: one of those who take part in the project. */
export function MenderField({ menders }: { menders: readonly Mender[] }) {
  const text = useText()
  const said = (id: string) => {
    const chosenMender = menders.find((mender) => mender.id === id)
    return chosenMender ? saidOf(chosenMender) : ''
  }
  return (
    <SelectField name="responsibleId" label="deviations.responsible" optional said={said}>
      {() => (
        <>
          <option value="">{text('deviations.nobody')}</option>
          {menders.map((mender) => (
            <option key={mender.id} value={mender.id}>
              {saidOf(mender)}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
