import { Button, chakra } from '@chakra-ui/react'
import { BadgeCheck } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { redirectTarget } from '#client/access/redirect.ts'
import { licencesPath } from '#client/access/ToLicences.tsx'
import type { LicenceOrderedQuery } from '#client/generated/graphql.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Sheet } from '#client/ui/Card.tsx'
import { IconTile, Rows } from '#client/ui/ListRow.tsx'
import { Page, Stack } from '#client/ui/Page.tsx'
import { Loading, SkeletonRows } from '#client/ui/skeletons.tsx'
import { EmptyState, SwitchedOffState } from '#client/ui/states.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { InvoiceRow } from './OwnInvoices.tsx'

/** After an order: what counts now, until when, and where the invoice is. */
export function LicenceOrderedPage(own: Own<LicenceOrderedQuery>) {
  const text = useText()
  const isOn = useIdentity()?.features['licenceManagement']
  return (
    <Page title={text('licences.success.title')} narrow back={licencesPath} ownHeading={!isOn}>
      {isOn ? (
        <Answered answer={own} skeleton={<OrderedSkeleton />}>
          {(ordered) => <Ordered {...ordered} />}
        </Answered>
      ) : (
        <SwitchedOffState title={<Text id="licences.switchedOff" />} />
      )}
    </Page>
  )
}

const OrderedSkeleton = () => (
  <Loading>
    <Sheet>
      <SkeletonRows count={2} />
    </Sheet>
  </Loading>
)

function Ordered({ licences, licenceInvoices }: LicenceOrderedQuery) {
  const licence = licences.edges[0]?.node
  const invoice = licenceInvoices.edges[0]?.node
  if (!licence || !invoice) {
    return (
      <EmptyState
        title={<Text id="licences.success.none" />}
        action={
          <Button asChild variant="solid">
            <Link to={licencesPath}>
              <Text id="licences.plansTitle" />
            </Link>
          </Button>
        }
      >
        <Text id="licences.success.noneText" />
      </EmptyState>
    )
  }
  return <Receipt licence={licence} invoice={invoice} />
}

interface ReceiptProps {
  licence: LicenceOrderedQuery['licences']['edges'][number]['node']
  invoice: LicenceOrderedQuery['licenceInvoices']['edges'][number]['node']
}

function Receipt({ licence, invoice }: ReceiptProps) {
  const plan = <Text id={`licences.plan.${licence.type}`} />
  const [params] = useSearchParams()
  const [now] = useState(() => Date.now())
  const isLater = Date.parse(licence.validFrom) > now + 60_000
  const [from, to] = [writtenDay(licence.validFrom), writtenDay(licence.validTo)]
  return (
    <Stack gap="6">
      <Sheet>
        <Stack gap="5">
          <chakra.div display="flex" gap="4" alignItems="center">
            <IconTile icon={BadgeCheck} palette="brand" />
            <chakra.p textStyle="lead" fontWeight="strong">
              {isLater ? (
                <Text id="licences.success.later" values={{ plan, from, to }} />
              ) : (
                <Text id="licences.success.lead" values={{ plan, day: to }} />
              )}
            </chakra.p>
          </chakra.div>
          <p>
            <Text
              id="licences.success.mail"
              values={{ number: String(invoice.number), amount: writtenMoney(invoice.gross), due: writtenDay(invoice.dueOn) }}
            />
          </p>
          <Rows>
            <InvoiceRow invoice={invoice} />
          </Rows>
        </Stack>
      </Sheet>
      <chakra.div display="flex" flexWrap="wrap" gap="3">
        <Button asChild variant="solid">
          <Link to={redirectTarget(params)}>
            <Text id={params.has('redirect') ? 'licences.success.goOn' : 'licences.success.start'} />
          </Link>
        </Button>
        <Button asChild>
          <Link to={licencesPath}>
            <Text id="licences.success.toLicences" />
          </Link>
        </Button>
      </chakra.div>
    </Stack>
  )
}
