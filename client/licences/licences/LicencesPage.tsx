import { chakra } from '@chakra-ui/react'
import { lazy, Suspense } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { useIdentity } from '#client/access/identity.ts'
import type { Own } from '#client/access/own.ts'
import { redirectTarget } from '#client/access/redirect.ts'
import { Text, useText } from '#client/messages/Text.tsx'
import { Answered } from '#client/records/Answered.tsx'
import { Section } from '#client/ui/Card.tsx'
import { useOpenForm } from '#client/ui/form/useOpenForm.ts'
import { Page } from '#client/ui/Page.tsx'
import { Loading, SkeletonPicture } from '#client/ui/skeletons.tsx'
import { SwitchedOffState } from '#client/ui/states.tsx'
import { OwnInvoices } from './OwnInvoices.tsx'
import { OwnLicences } from './OwnLicences.tsx'
import { PlanCard } from './PlanCard.tsx'
import type { LicenceOffers } from './useLicences.ts'

const OrderLicence = lazy(async () => ({ default: (await import('./OrderLicence.tsx')).OrderLicence }))

/** The plans beside each other, what is held, and its invoices; in their place the order, while one is made. */
export function LicencesPage(own: Own<LicenceOffers>) {
  const text = useText()
  const identity = useIdentity()
  return (
    <Page title={text('licences.title')} lead={<Text id="licences.lead" />}>
      {identity?.features['licenceManagement'] ? (
        <Answered answer={own} skeleton={<PlansSkeleton />}>
          {(shop) => <Shop shop={shop} />}
        </Answered>
      ) : (
        <SwitchedOffState title={<Text id="licences.switchedOff" />} />
      )}
    </Page>
  )
}

const PlansSkeleton = () => (
  <Loading>
    <Plans>
      <SkeletonPicture height="420px" />
    </Plans>
  </Loading>
)

function Shop({ shop }: { shop: LicenceOffers }) {
  const { opened, open, close } = useOpenForm('order')
  const [params] = useSearchParams()
  const navigate = useNavigate()
  /** Whoever came here to do something goes on with it. */
  const goOn = () => params.has('redirect') && void navigate(redirectTarget(params), { replace: true })
  const offer = shop.mayOrder && shop.invoiceTo ? shop.offers.find(({ type }) => type === opened) : undefined
  if (offer && shop.invoiceTo) {
    return (
      <Suspense fallback={<SkeletonPicture height="420px" />}>
        <OrderLicence offer={offer} invoiceTo={shop.invoiceTo} onCancel={close} />
      </Suspense>
    )
  }
  return (
    <>
      <Section title={<Text id="licences.plansTitle" />}>
        <Plans>
          {shop.offers.map((each) => (
            <PlanCard key={each.type} offer={each} mayOrder={shop.mayOrder} onOrder={() => open(each.type)} onTried={goOn} />
          ))}
        </Plans>
        {!shop.mayOrder && <WhoMay buyers={shop.buyers} />}
      </Section>
      <OwnLicences />
      {shop.mayOrder && <OwnInvoices />}
    </>
  )
}

/** Those who may not order read who may. */
function WhoMay({ buyers }: Pick<LicenceOffers, 'buyers'>) {
  const inCompany = Boolean(useIdentity()?.companyId)
  return (
    <chakra.p marginTop="4" color="muted">
      {!inCompany ? (
        <Text id="licences.ownersOnly" />
      ) : buyers.length ? (
        <Text id="licences.buyers" values={{ count: buyers.length, names: buyers.join(', ') }} />
      ) : (
        <Text id="licences.noBuyers" />
      )}
    </chakra.p>
  )
}

const Plans = chakra('div', {
  base: { display: 'grid', gap: '5', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 320px), 1fr))', alignItems: 'stretch' },
})
