import { Button, chakra } from '@chakra-ui/react'
import { Download } from 'lucide-react'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Card } from '#client/ui/Card.tsx'
import { ListRow, Rows } from '#client/ui/ListRow.tsx'
import { ShowMore } from '#client/ui/ShowMore.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { type LicenceInvoice, useLicenceInvoices } from './useLicences.ts'

/** For those who may order. */
export function OwnInvoices() {
  const text = useText()
  const { nodes, ...pages } = useLicenceInvoices()
  return (
    <Card title={<Text id="licences.invoices" />}>
      <Answered answer={{ ...pages, data: nodes }} skeleton={<LoadingRows count={2} />}>
        {(invoices) =>
          invoices.length ? (
            <Rows aria-label={text('licences.invoices')}>
              {invoices.map((invoice) => (
                <InvoiceRow key={invoice.id} invoice={invoice} />
              ))}
            </Rows>
          ) : (
            <chakra.p color="muted">
              <Text id="licences.invoicesNone" />
            </chakra.p>
          )
        }
      </Answered>
      {pages.hasMore && <ShowMore shown={nodes?.length ?? 0} of={pages.totalCount} loading={pages.loading} onMore={pages.more} />}
    </Card>
  )
}

export function InvoiceRow({ invoice: { number, type, issuedOn, dueOn, gross, url } }: { invoice: LicenceInvoice }) {
  const text = useText()
  const plan = text(type ? `licences.plan.${type}` : 'licences.supplierAccess')
  return (
    <ListRow
      title={<Text id="licences.invoice" values={{ number: String(number) }} />}
      meta={<Text id="licences.invoiceMeta" values={{ plan, issued: writtenDay(issuedOn), due: writtenDay(dueOn) }} />}
      value={
        <chakra.span display="flex" flexWrap="wrap" justifyContent="flex-end" alignItems="center" columnGap="4" rowGap="1">
          {writtenMoney(gross)}
          <Button asChild>
            <a href={`${url}?download`} download aria-label={text('licences.download', { number: String(number) })}>
              <Download aria-hidden />
              PDF
            </a>
          </Button>
        </chakra.span>
      }
    />
  )
}
