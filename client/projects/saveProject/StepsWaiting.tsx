import { Stack } from '#client/ui/Page.tsx'
import { LoadingRows } from '#client/ui/skeletons.tsx'

/** Where the questions of a new project will be, once they have come. */
export const StepsWaiting = () => (
  <Stack maxWidth="column" width="full" marginInline="auto">
    <LoadingRows count={5} />
  </Stack>
)
