/** Who else answers. The first is what the product is held against in every run. */
export const peers = [
  { name: 'mercurius', file: 'bench/peers/mercurius.ts', application: 'mercurius' },
  { name: 'typeorm-dataloader', file: 'bench/peers/typeormLoaders.ts', application: 'typeorm-dataloader' },
  { name: 'typeorm-find', file: 'bench/peers/typeormFind.ts', application: 'typeorm-find' },
] as const

export type Peer = (typeof peers)[number]
