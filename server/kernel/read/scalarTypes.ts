/** Which column types can stand for a scalar. */
export const scalars: Record<string, readonly string[]> = {
  Int: ['int2', 'int4'],
  Float: ['float4', 'float8', 'int2', 'int4', 'numeric'],
  String: ['text', 'varchar', 'bpchar', 'citext', 'uuid'],
  Boolean: ['bool'],
  ID: ['uuid'],
  DateTime: ['timestamptz'],
  Date: ['date'],
}
