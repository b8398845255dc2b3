/** Of the claim `c`: whether the register named the person by their number, or they named the property by its place there. */
export const claimedBy = `case c.evidence when 'none' then 'CADASTRE' else 'PERSON' end "identityKind"`
