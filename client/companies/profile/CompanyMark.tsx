import { chakra } from '@chakra-ui/react'
import { Picture } from '#client/files/Picture.tsx'
import type { CompanyProfile } from './useCompanyProfile.ts'

const letters = (name: string) =>
  name
    .split(/\s+/)
    .filter((word) => /^\p{L}/u.test(word) && !/^(AS|ASA|ANS|DA|SA|ENK)$/.test(word))
    .slice(0, 2)
    .map((word) => word[0]!.toUpperCase())
    .join('')

/** A company's logo; its first letters where it has none. */
export const CompanyMark = ({ company: { name, logo } }: { company: Pick<CompanyProfile, 'name' | 'logo'> }) =>
  logo ? (
    <Frame bg="white">
      <Picture file={logo} alt="" sizes="96px" width="full" height="full" objectFit="contain" />
    </Frame>
  ) : (
    <Frame aria-hidden bg="brand.subtle" color="brand.fg" textStyle="title" fontWeight="strong">
      {letters(name)}
    </Frame>
  )

const Frame = chakra('span', {
  base: {
    width: '96px',
    height: '96px',
    flexShrink: 0,
    display: 'grid',
    placeItems: 'center',
    borderWidth: '1px',
    borderRadius: 'card',
    overflow: 'hidden',
    padding: '2',
  },
})
