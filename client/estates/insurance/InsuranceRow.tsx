import { chakra, Link } from '@chakra-ui/react'
import { CalendarClock, Handshake, type LucideIcon, Scale, ShieldCheck } from 'lucide-react'
import { FileLink } from '#client/files/FileLink.tsx'
import { FileThumb } from '#client/files/FileRow.tsx'
import type { InsuranceKind } from '#client/generated/graphql.ts'
import { Text } from '#client/messages/Text.tsx'
import { RecordRow } from '#client/records/RecordRow.tsx'
import type { RowOf } from '#client/records/Records.tsx'
import { State, type Tone } from '#client/ui/marks.tsx'
import { writtenDay, writtenPhone } from '#client/ui/writing.ts'
import { endOf } from './ending.ts'
import type { Insurance } from './insurances.ts'

const icons: Record<InsuranceKind, LucideIcon> = { insurance: ShieldCheck, broker: Handshake, appraiser: Scale }

/** A policy, or a person to call. */
export function InsuranceRow({
  record: { kind, company, customName, policyNumber, contactName, phone, validTo, file },
  actions,
}: RowOf<Insurance>) {
  const Icon = icons[kind]
  return (
    <RecordRow
      thumb={
        file ? (
          <FileThumb file={file} />
        ) : (
          <Mark aria-hidden>
            <Icon size={20} />
          </Mark>
        )
      }
      name={customName ? `${company} · ${customName}` : company}
      meta={
        <>
          {policyNumber && (
            <span>
              <Text id="estates.insurance.policy" values={{ number: policyNumber }} />
            </span>
          )}
          {contactName && <span>{contactName}</span>}
          {phone && (
            <Link href={`tel:${phone}`} whiteSpace="nowrap">
              {writtenPhone(phone)}
            </Link>
          )}
          {file && (
            <span>
              <FileLink file={file} preview />
            </span>
          )}
        </>
      }
      mark={
        <chakra.span display="flex" flexWrap="wrap" gap="2">
          {validTo && <Ending validTo={validTo} />}
          <State icon={Icon} tone="neutral">
            <Text id={`estates.insuranceKind.${kind}`} />
          </State>
        </chakra.span>
      }
      actions={actions}
    />
  )
}

const tones = { over: 'critical', soon: 'caution', later: 'neutral' } as const satisfies Record<string, Tone>

function Ending({ validTo }: { validTo: string }) {
  const end = endOf(validTo)
  return (
    <State icon={CalendarClock} tone={tones[end]}>
      <Text id={`estates.insurance.${end === 'over' ? 'endedOn' : 'validTo'}`} values={{ date: writtenDay(validTo) }} />
    </State>
  )
}

const Mark = chakra('span', {
  base: { width: '48px', height: '48px', borderRadius: '6px', display: 'grid', placeItems: 'center', bg: 'sunken', color: 'muted' },
})
