/** The first of a list goes without variables: the editor opens before they are there. */
export type Example = { query: string; variables?: string }

const variables = (values: Record<string, unknown>) => JSON.stringify(values, null, 2)
const anEstate = '00000000-0000-7000-8000-000000000000'

/** Opened as tabs for somebody who has signed in to the app in the same browser. */
export const accountExamples: Example[] = [
  {
    query: `# Who am I, and what may the selected account do?
query WhoAmI {
  currentUser {
    name
    email
    roles
    licences
    accountProfiles {
      accountId
      name
    }
  }
}
`,
  },
  {
    query: `# The estates of the selected account, a page at a time.
query Estates($first: Int!, $after: String) {
  estates(first: $first, after: $after) {
    totalCount
    edges {
      node {
        id
        addressLine1
        addressLine2
        may
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}
`,
    variables: variables({ first: 10 }),
  },
  {
    query: `# One estate with its reports; take the id from the list of estates.
query EstateWithReports($estateId: ID!) {
  estate(estateId: $estateId) {
    addressLine1
    builtYear
    reportDocuments(first: 5) {
      edges {
        node {
          customName
          reportType
          reportDate
          file {
            name
            url
          }
        }
      }
    }
  }
}
`,
    variables: variables({ estateId: anEstate }),
  },
]

/** What a public link shows; the link itself says which estate. */
export const publicExamples: Example[] = [
  {
    query: `# What a link may be asked for.
query Questions {
  __schema {
    queryType {
      fields {
        name
        description
      }
    }
  }
}
`,
  },
  {
    query: `# The estate that the link is for: what a page of your own might show of it.
query Listing {
  sharedEstate {
    addressLine1
    addressLine2
    houseType
    builtYear
    image {
      url
    }
    exterior {
      description
      images {
        caption
        file {
          url
        }
      }
    }
    may
  }
}
`,
  },
  {
    query: `# Its reports, a page at a time; null where the link does not show them.
query Reports($first: Int!, $after: String) {
  sharedEstate {
    reportDocuments(first: $first, after: $after) {
      totalCount
      edges {
        node {
          customName
          reportDate
          file {
            name
            url
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
}
`,
    variables: variables({ first: 5 }),
  },
]
