import { Button } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { isStale } from '#client/access/refusal.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { DeleteButton } from '#client/ui/DeleteButton.tsx'
import { DateField } from '#client/ui/form/DateField.tsx'
import { Form } from '#client/ui/form/Form.tsx'
import { FormTitle } from '#client/ui/form/FormTitle.tsx'
import { SaveBar } from '#client/ui/form/SaveBar.tsx'
import { type SaidFields, StaleNote } from '#client/ui/form/StaleNote.tsx'
import { SubmitButton } from '#client/ui/form/SubmitButton.tsx'
import { TextField } from '#client/ui/form/TextField.tsx'
import { notify } from '#client/ui/notify.ts'
import { Stack } from '#client/ui/Page.tsx'
import { writtenDay } from '#client/ui/writing.ts'
import { changeRules, linkChange, linkValues, type LinkValues, newLink, newLinkRules, type PublicLink } from './linkForm.ts'
import { useLinkName } from './LinkList.tsx'
import { MissingLicence } from './MissingLicence.tsx'
import { ShownSections } from './ShownSections.tsx'
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
  const text = useText()
  const name = useLinkName()
  const [opened] = useState(() => linkValues(link))
  const [rules] = useState(() => (link ? changeRules(link) : newLinkRules))
  const known = useRef(link)
  const [refused, setRefused] = useState<'stale' | 'licence'>()

  async function save(values: LinkValues) {
    setRefused(undefined)
    try {
      if (known.current) await kept.change(known.current, linkChange(values, known.current))
      else await kept.create(newLink(values))
    } catch (error) {
      setRefused(isStale(error) ? 'stale' : lacksLicence(error) ? 'licence' : undefined)
      throw error
    }
    if (known.current) notify.success('sharing.publicLinks.saved', { short: true })
    else if (values.recipientEmail) notify.success('sharing.publicLinks.sent', { values: { email: values.recipientEmail } })
    else notify.success('sharing.publicLinks.made')
    onDone()
  }
  async function fetchNewest() {
    const newest = await kept.newest(link!.id)
    if (!newest) return undefined
    known.current = newest
    return linkValues(newest)
  }
  const said: SaidFields<LinkValues> = {
    name: { label: 'sharing.publicLinks.name', said: (typed) => typed },
    sections: {
      label: 'sharing.publicLinks.sections',
      said: (sections) => sections.map((section) => text(`sharing.section.${section}`)).join(', '),
    },
    lastDay: { label: 'sharing.publicLinks.lastDay', said: writtenDay },
  }
  return (
    <Stack gap="6" maxWidth="column">
      <FormTitle id={link ? 'sharing.publicLinks.changeTitle' : 'sharing.publicLinks.addTitle'} />
      <Form initialValues={opened} rules={rules} onSubmit={save}>
        {refused === 'stale' && <StaleNote opened={opened} fields={said} fetchNewest={fetchNewest} />}
        {refused === 'licence' && <MissingLicence />}
        <TextField name="name" label="sharing.publicLinks.name" help="sharing.publicLinks.nameHelp" autoComplete="off" optional />
        <ShownSections name="sections" />
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
        <SaveBar>
          <Button onClick={onDone}>
            <Text id="common.cancel" />
          </Button>
          <SubmitButton>
            <Text id={link ? 'sharing.publicLinks.save' : 'sharing.publicLinks.make'} />
          </SubmitButton>
        </SaveBar>
      </Form>
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
