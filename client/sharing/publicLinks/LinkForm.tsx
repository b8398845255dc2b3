import { useFormikContext } from 'formik'
import { useState } from 'react'
import { Text } from '#client/messages/Text.tsx'
import { KeptForm } from '#client/records/KeptForm.tsx'
import { ShownParts } from '#client/sharing/parts/ShownParts.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { newestAs } from '#client/ui/form/newest.ts'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { linkSections } from '#schema/access/sections.ts'
import { BesidePreview } from './BesidePreview.tsx'
import { changeRules, linkChange, linkValues, type LinkValues, newLink, newLinkRules, type PublicLink } from './linkForm.ts'
import { useLinkName } from './LinkList.tsx'
import { MissingLicence } from './MissingLicence.tsx'
import { ShownProject } from './ShownProject.tsx'
import { lacksLicence, type PublicLinks } from './usePublicLinks.ts'

interface LinkFormProps {
  /** Nothing for a new one. */
  link: PublicLink | undefined
  kept: PublicLinks
  onDone: () => void
}

const words = {
  over: 'sharing.publicLinks.lastDayOver',
  notValid: 'common.date.notValid',
  required: 'sharing.publicLinks.lastDayNeeded',
} as const

/** What a visitor sees and for how long; for a new link also whom it is sent to. */
export function LinkForm({ link, kept, onDone }: LinkFormProps) {
  const name = useLinkName()
  const [rules] = useState(() => (link ? changeRules(link) : newLinkRules))
  const [isLicenceLacking, setLicenceLacking] = useState(false)

  async function save(values: LinkValues) {
    setLicenceLacking(false)
    try {
      if (link) await kept.change({ id: link.id, version: values.version }, linkChange(values))
      else await kept.create(newLink(values))
    } catch (error) {
      setLicenceLacking(lacksLicence(error))
      throw error
    }
    if (link) notify.success('sharing.publicLinks.saved', { short: true })
    else if (values.recipientEmail) notify.success('sharing.publicLinks.sent', { values: { email: values.recipientEmail } })
    else notify.success('sharing.publicLinks.made')
  }
  return (
    <Stack gap="6">
      <KeptForm
        wide
        title={link ? 'sharing.publicLinks.changeTitle' : 'sharing.publicLinks.addTitle'}
        submit={link ? 'sharing.publicLinks.save' : <Make />}
        values={linkValues(link)}
        rules={rules}
        onSave={save}
        onNewest={newestAs(linkValues, () => link && kept.newest(link.id))}
        onDone={onDone}
      >
        <BesidePreview>
          {isLicenceLacking && <MissingLicence />}
          <TextField name="name" label="sharing.publicLinks.name" help="sharing.publicLinks.nameHelp" autoComplete="off" optional />
          {!link && <ShownProject name="projectId" />}
          <ShownOfEstate />
          <DateField name="lastDay" label="sharing.publicLinks.lastDay" help="sharing.publicLinks.lastDayHelp" faults={words} />
          {!link && (
            <TextField
              name="recipientEmail"
              label="sharing.publicLinks.recipient"
              help="sharing.publicLinks.recipientHelp"
              type="email"
              autoComplete="off"
              optional
            />
          )}
        </BesidePreview>
      </KeptForm>
      {link && (
        <DeleteButton
          label={<Text id="sharing.publicLinks.takeBack" />}
          title={<Text id="sharing.publicLinks.takeBackTitle" values={{ name: name(link) }} />}
          text={<Text id="sharing.publicLinks.takeBackText" />}
          onDelete={async () => {
            await kept.takeBack(link.id)
            notify.success('sharing.publicLinks.takenBack', { short: true })
            onDone()
          }}
        />
      )}
    </Stack>
  )
}

/** A link of one project shows no other part of the estate. */
const ShownOfEstate = () =>
  useFormikContext<LinkValues>().values.projectId ? null : (
    <ShownParts name="sections" label="sharing.publicLinks.sections" always="sharing.publicLinks.always" among={linkSections} />
  )

/** Says what is about to be shared. */
function Make() {
  const { sections, projectId } = useFormikContext<LinkValues>().values
  return projectId ? <Text id="sharing.publicLinks.make" /> : <Text id="sharing.publicLinks.makeWith" values={{ count: sections.length }} />
}
