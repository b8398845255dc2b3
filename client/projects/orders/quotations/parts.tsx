import { Button } from '@chakra-ui/react'
import { ArrowDown, Check, Pencil, ShieldCheck } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Text } from '#client/messages/Text.tsx'
import { State } from '#client/ui/marks.tsx'
import { writtenDay, writtenMoney } from '#client/ui/writing.ts'
import { quotationPath } from '../orderPlace.ts'
import { isPriced } from './compare.ts'
import { QuotationState } from './QuotationState.tsx'
import type { Compared } from './useQuotations.ts'

export interface Comparing {
  quotations: readonly Compared[]
  isBusy: boolean
  onTake: (quotation: Compared) => void
}

export const dayOr = (day: string | null | undefined) => (day ? writtenDay(day) : '–')

/** What stands out of a quotation: how far it is, and what speaks for it. */
export const Marks = ({ quotation, lowest }: { quotation: Compared; lowest: number | undefined }) => (
  <>
    {!isPriced(quotation) || quotation.status === 'taken' ? <QuotationState status={quotation.status} /> : null}
    {isPriced(quotation) && quotation.gross === lowest && (
      <State icon={ArrowDown} tone="positive">
        <Text id="orders.quotations.lowest" />
      </State>
    )}
    {isPriced(quotation) && !quotation.reservations && (
      <State icon={ShieldCheck} tone="positive">
        <Text id="orders.quotations.unreserved" />
      </State>
    )}
  </>
)

interface ChoicesProps extends Omit<Comparing, 'quotations'> {
  quotation: Compared
  lowest: number | undefined
}

/** What can be done with one: take it over, or type the price of a firm that nobody is here from. */
export const Choices = ({ quotation, lowest = quotation.gross, isBusy, onTake }: ChoicesProps) => (
  <>
    {quotation.may.includes('takeOver') && (
      <Button
        variant={quotation.gross === lowest ? 'solid' : 'outline'}
        height="auto"
        paddingInline="3"
        whiteSpace="normal"
        disabled={isBusy}
        onClick={() => onTake(quotation)}
      >
        <Check aria-hidden />
        <Text id="orders.quotations.take" values={{ sum: writtenMoney(quotation.gross) }} />
      </Button>
    )}
    {quotation.may.includes('give') && (
      <Button height="auto" paddingInline="3" whiteSpace="normal" asChild>
        <Link to={quotationPath(quotation.id)}>
          <Pencil aria-hidden />
          <Text id={quotation.status === 'given' ? 'orders.quotations.retype' : 'orders.quotations.type'} />
        </Link>
      </Button>
    )}
  </>
)
