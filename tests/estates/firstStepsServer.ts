/** The pictures of an estate that has none yet. */
const noPictures = ({ estateId }: { estateId: string }) => ({
  estateImages: {
    __typename: 'FileConnection',
    totalCount: 0,
    edges: [],
    pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
  },
  estate: { __typename: 'Estate', id: estateId, image: null },
  exterior: { __typename: 'Exterior', id: estateId, images: null },
})

const putAway = ({ input }: { input: object }) => ({
  putAwayFirstSteps: { __typename: 'Estate', id: (input as { estateId: string }).estateId, firstSteps: null },
})

/** Of an estate that its owner has just begun with. */
export const firstStepsAnswers = { PutAwayFirstSteps: putAway, EstateImages: noPictures }
