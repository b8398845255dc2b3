import type { ReactNode } from 'react'
import { useIdentity } from '#client/access/identity.ts'
import { ToLicences } from '#client/access/ToLicences.tsx'
import { Text, useText } from '#client/messages/Text.tsx'
import { Page } from '#client/ui/Page.tsx'
import { DeniedState, SwitchedOffState } from '#client/ui/states.tsx'
import { isUnlocked } from '#schema/access/plans.ts'

interface TaskScreenProps {
  title: string
  lead?: ReactNode
  back?: string
  children: ReactNode
}

/** A screen for those in a company who deliver work: others are told what they lack. */
export function TaskScreen({ title, lead, back, children }: TaskScreenProps) {
  const identity = useIdentity()
  const text = useText()
  if (!identity) return null
  const { features, roles, licences } = identity
  if (!features['taskPage'])
    return (
      <Page title={text('mailbox.task.title')}>
        <SwitchedOffState title={<Text id="mailbox.task.switchedOff" />} />
      </Page>
    )
  const isSender = roles.includes('Company.Leader') || roles.includes('Company.Professional')
  if (!isSender)
    return (
      <Page title={text('mailbox.task.title')}>
        <DeniedState>
          <Text id="mailbox.task.forSenders" />
        </DeniedState>
      </Page>
    )
  if (!isUnlocked(licences, 'tasks'))
    return (
      <Page title={text('mailbox.task.title')}>
        <DeniedState title={<Text id="mailbox.task.noLicence" />} action={<ToLicences variant="solid" />}>
          <Text id="mailbox.task.plan" />
        </DeniedState>
      </Page>
    )
  return (
    <Page title={title} lead={lead} back={back} narrow>
      {children}
    </Page>
  )
}
