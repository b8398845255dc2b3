/** Over REST a record's file may be given as the upload answered it, instead of by its id. */
export const fileAsUploaded = ({ file, ...body }: Readonly<Record<string, unknown>>) => ({
  ...body,
  ...(file != null && { fileId: typeof file === 'object' ? (file as { id?: unknown }).id : file }),
})

/** The same of a record that keeps several. */
export const filesAsUploaded = ({ files, ...body }: Readonly<Record<string, unknown>>) => ({
  ...body,
  ...(Array.isArray(files) && { fileIds: files.map(fileIdOf) }),
})
function fileIdOf(sent: unknown): unknown {
  if (sent !== Object(sent)) return sent
  const { id, fileId, file } = sent as { id?: unknown; fileId?: unknown; file?: unknown }
  return file === undefined ? (fileId ?? id) : fileIdOf(file)
}
