import { useIdentity } from '#client/access/identity.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useEstateProjectsQuery } from '#client/generated/graphql.ts'
import { useText } from '#client/messages/Text.tsx'
import { SelectField } from '#client/ui/form/SelectField.tsx'

/** Whether it is the estate that is shown, or one project there and nothing else. Not asked where nothing goes on. */
export function ShownProject({ name }: { name: string }) {
  const { estateId } = useEstatePlace()
  const text = useText()
  const isOn = Boolean(useIdentity()?.features['projectManagement'])
  const { data } = useEstateProjectsQuery({ variables: { estateId }, skip: !isOn, context: { tell: false } })
  const projects = data?.projects.edges.map(({ node }) => node) ?? []
  if (!projects.length) return null
  const called = (id: string) => projects.find((project) => project.id === id)?.name ?? text('sharing.publicLinks.theEstate')
  return (
    <SelectField name={name} label="sharing.publicLinks.whatIsShown" said={called} optional={false}>
      {() => (
        <>
          <option value="">{text('sharing.publicLinks.theEstate')}</option>
          {projects.map(({ id }) => (
            <option key={id} value={id}>
              {text('sharing.publicLinks.theProject', { name: called(id) })}
            </option>
          ))}
        </>
      )}
    </SelectField>
  )
}
