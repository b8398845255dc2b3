/** Over REST a record's file may be given as the upload answered it, instead of by its id. */
export const fileAsUploaded = ({ file, ...body }: Readonly<Record<string, unknown>>) => ({
  ...body,
  ...(file != null && { fileId: typeof file === 'object' ? (file as { id?: unknown }).id : file }),
})
