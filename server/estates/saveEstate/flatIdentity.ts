/** Over REST the identity may be sent as it is answered: in a part of its own, whose fields say which kind it is. */
export const flatIdentity = ({ identity: sent, ...body }: Readonly<Record<string, unknown>>) => {
  const parts = { ...(sent as Record<string, unknown> | undefined), ...body }
  return { identityKind: 'organizationNumber' in parts && parts['organizationNumber'] != null ? 'share' : 'cadastre', ...parts }
}
