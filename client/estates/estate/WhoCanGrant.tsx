import { Text } from '#client/messages/Text.tsx'

/** `Kari Nordmann kan gi deg tilgang.` */
export const WhoCanGrant = ({ owner }: { owner: string | null | undefined }) =>
  owner ? <Text id="estates.denied.byName" values={{ name: owner }} /> : <Text id="estates.denied.byOwner" />
