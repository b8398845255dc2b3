import { Button, chakra } from '@chakra-ui/react'
import { useFormikContext } from 'formik'
import { useAllPages } from '#client/access/useAllPages.ts'
import { useMay } from '#client/access/useMay.ts'
import { useEstatePlace } from '#client/estates/estate/estatePlace.ts'
import { useBuildingsForMailQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { ChoiceField } from '#client/ui/form/ChoiceField.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { NamedField } from '#client/ui/form/NamedField.tsx'
import { Pair } from '#client/ui/form/Pair.ts'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { reportTypes } from '#schema/estates/documentKinds.ts'
import { insuranceKinds } from '#schema/estates/insurance.input.ts'
import { documentTypes } from '#schema/files/documentTypes.ts'
import { inputOf, moveRules, type MoveValues, partOf, valuesOf } from './moveForm.ts'
import type { MailDocument, Mailbox } from './useMailbox.ts'

interface MoveFormProps {
  document: MailDocument
  companyName: string
  onMove: Mailbox['move']
  onDone: () => void
}
type Buildings = readonly { id: string; name: string }[]

const words = {
  to: { required: 'mailbox.moveForm.chooseTo', notValid: 'mailbox.moveForm.chooseTo' },
  subject: { required: 'mailbox.moveForm.writeSubject' },
  building: { required: 'mailbox.moveForm.chooseBuilding' },
} as const

/** Where a document belongs on the estate, among the places that this viewer may write in. */
export function MoveForm({ document, companyName, onMove, onDone }: MoveFormProps) {
  const { estateId } = useEstatePlace()
  const may = useMay(estateId)
  const text = useText()
  const reachesBuildings = may('create', 'technical-information')
  const query = useBuildingsForMailQuery({ variables: { estateId }, skip: !reachesBuildings, context: { tell: false } })
  useAllPages(query.data?.estate?.buildings, query)
  const buildings: Buildings = query.data?.estate?.buildings?.edges.map(({ node }) => node) ?? []
  if (query.loading && !query.data) return <LoadingRows />

  async function save(values: MoveValues) {
    const input = inputOf(values)
    await onMove(document, input)
    notify.success('mailbox.moveForm.moved', { values: { name: input.customName, place: text(`mailbox.place.${input.to}`) } })
    onDone()
  }
  const kinds = (['report', 'drawing', 'otherDocument', 'insurance', 'privateDocument'] as const).filter(
    (kind) => may('create', partOf[kind]) && (partOf[kind] !== 'technical-information' || buildings.length > 0),
  )
  return (
    <Stack gap="6" maxWidth="column">
      <div>
        <FormTitle id="mailbox.moveForm.title" />
        <chakra.p color="muted" marginTop="1">
          <Text id="mailbox.moveForm.lead" />
        </chakra.p>
      </div>
      <Form
        initialValues={valuesOf(document, companyName, buildings.length === 1 ? buildings[0]!.id : '')}
        rules={moveRules}
        onSubmit={save}
      >
        <ChoiceField name="to" label="mailbox.moveForm.to" choices={kinds} choiceLabel="mailbox.place" faults={words.to} />
        <TextField name="customName" label="mailbox.moveForm.subject" maxLength={255} faults={words.subject} />
        <FieldsOfPlace buildings={buildings} />
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id="mailbox.moveForm.save" />
          </SubmitButton>
        </SaveBar>
      </Form>
    </Stack>
  )
}

function FieldsOfPlace({ buildings }: { buildings: Buildings }) {
  const { to } = useFormikContext<MoveValues>().values
  const building = <NamedField name="buildingId" label="mailbox.moveForm.building" of={buildings} faults={words.building} />
  if (to === 'otherDocument') return building
  if (to === 'drawing')
    return (
      <Pair>
        {building}
        <ChoiceField name="documentType" label="estates.drawings.type" choices={documentTypes} choiceLabel="estates.documentType" />
      </Pair>
    )
  if (to === 'report')
    return (
      <Pair>
        <ChoiceField name="reportType" label="estates.reportArchive.type" choices={reportTypes} choiceLabel="estates.reportType" />
        <DateField name="reportDate" label="estates.reportArchive.date" optional />
      </Pair>
    )
  if (to === 'insurance')
    return (
      <Pair>
        <ChoiceField name="insuranceKind" label="estates.insurance.kind" choices={insuranceKinds} choiceLabel="estates.insuranceKind" />
        <TextField name="company" label="mailbox.moveForm.company" maxLength={255} />
      </Pair>
    )
  return null
}
