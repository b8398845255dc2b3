import { Button, chakra } from '@chakra-ui/react'
import { Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import type { Own } from '#client/access/own.ts'
import type { DetailsFragment } from '#client/generated/graphql.ts'
import type { MessageKey } from '#client/messages/messages.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { Page } from '#client/ui/Page.tsx'
import { Skeleton } from '#client/ui/Skeleton.tsx'
import { TextLink } from '#client/ui/TextLink.tsx'
import { writtenPhone } from '#client/ui/writing.ts'
import { ElectronicId } from '../electronicId/ElectronicId.tsx'
import { MailChoices } from '../mailChoices/MailChoices.tsx'
import { RefusedSenders } from '../refusedSenders/RefusedSenders.tsx'

export function ProfilePage(own: Own<DetailsFragment>) {
  const text = useText()
  const edit = (
    <Button asChild>
      <Link to="/private/profile/edit">
        <Pencil aria-hidden />
        <Text id="accounts.profile.edit" />
      </Link>
    </Button>
  )
  return (
    <Page title={text('accounts.profile.title')} back="/private/estates" actions={edit} narrow>
      <Answered answer={own} skeleton={<Waiting />}>
        {(details) => (
          <>
            <Details details={details} />
            <ElectronicId provenAt={details.identityProvenAt} />
          </>
        )}
      </Answered>
      <MailChoices />
      <RefusedSenders />
    </Page>
  )
}

const Details = ({ details: { firstName, lastName, email, phone, address, language } }: { details: DetailsFragment }) => (
  <>
    <Card title={<Text id="accounts.profile.you" />}>
      <Facts>
        <Fact label="accounts.person.firstName">{firstName}</Fact>
        <Fact label="accounts.person.lastName">{lastName}</Fact>
        <Fact label="accounts.person.email">
          {email}{' '}
          <TextLink to="/private/profile/email">
            <Text id="accounts.profile.changeEmail" />
          </TextLink>
        </Fact>
        <Fact label="accounts.person.phone">{phone && writtenPhone(phone)}</Fact>
      </Facts>
    </Card>
    <Card title={<Text id="accounts.profile.home" />}>
      <Facts>
        <Fact label="accounts.address.addressLine1">{address.addressLine1}</Fact>
        <Fact label="accounts.address.city">{[address.postalCode, address.city].filter(Boolean).join(' ')}</Fact>
      </Facts>
    </Card>
    <Card title={<Text id="accounts.profile.settings" />}>
      <Facts>
        <Fact label="accounts.profile.language">
          <Text id={`app.language.${language}`} />
        </Fact>
      </Facts>
    </Card>
  </>
)

const Fact = ({ label, children }: { label: MessageKey; children: ReactNode }) => (
  <>
    <dt>
      <Text id={label} />
    </dt>
    <dd>{children || <Text id="accounts.profile.none" />}</dd>
  </>
)

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
    columnGap: '6',
    rowGap: { base: '0', sm: '3' },
    '& dt': { color: 'muted', textStyle: { base: 'meta', sm: 'body' } },
    '& dd': { overflowWrap: 'anywhere', marginBottom: { base: '3', sm: '0' } },
  },
})

const Waiting = () => (
  <>
    <Skeleton height="290px" />
    <Skeleton height="170px" />
    <Skeleton height="130px" />
  </>
)
