/** As the peer's address is written: an IPv4 one may come wrapped in IPv6, a local one with its interface. */
export const bare = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')

/** Whoever has one address of IPv6 has its whole network of 2^64. */
export const networkOf = (address: string) =>
  `case family(${address}::inet) when 6 then network(set_masklen(${address}::inet, 64))::inet else ${address}::inet end`
export const network = networkOf('$1')
