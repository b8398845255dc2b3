/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type HouseType =
  | 'apartment'
  | 'apartmentBuilding'
  | 'cabin'
  | 'commercial'
  | 'detachedHouse'
  | 'garage'
  | 'other'
  | 'outbuilding'
  | 'rowHouse'
  | 'semiDetached';

export type OwnershipKind =
  | 'custom'
  | 'housingAssociation'
  | 'owned';

export type ReportType =
  | 'conditionReport'
  | 'damageReport'
  | 'otherReport'
  | 'valueRate';

export type SaveReportDocumentInput = {
  customName: string;
  estateId: string;
  /** An uploaded document of one's own; may be left out when a report is changed. */
  fileId?: string | null | undefined;
  /** Of the report to change. With a new id, given by the client, the report is added under it. */
  id?: string | null | undefined;
  reportDate?: string | null | undefined;
  reportType: ReportType;
  /** Needed to change a report. */
  version?: number | null | undefined;
};

export type EstateFrameFragment = { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type EstateFrameQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateFrameQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type EstateSummaryQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateSummaryQuery = { estate: { __typename: 'Estate', contactPhoneNumber: string | null, contactEmail: string | null, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, reportDocuments: { __typename: 'ReportDocumentConnection', totalCount: number, edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type IdentityPartsFragment = { __typename: 'Estate', identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type EstateCardFragment = { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type EstatesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type EstatesQuery = { estates: { __typename: 'EstateConnection', totalCount: number, edges: Array<{ __typename: 'EstateEdge', cursor: string, node: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
          | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
          | { __typename: 'Share', organizationNumber: string, shareNumber: string }
         } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ReportPartsFragment = { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type ReportArchiveQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ReportArchiveQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, reportDocuments: { __typename: 'ReportDocumentConnection', totalCount: number, edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type SaveReportDocumentMutationVariables = Exact<{
  input: SaveReportDocumentInput;
}>;


export type SaveReportDocumentMutation = { saveReportDocument: { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type DeleteReportDocumentMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteReportDocumentMutation = { deleteReportDocument: boolean };

export type ReportsFromQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ReportsFromQuery = { reportDocuments: { __typename: 'ReportDocumentConnection', edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } };

export type FilePartsFragment = { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null };

export type SharedEstateQueryVariables = Exact<{ [key: string]: never; }>;


export type SharedEstateQuery = { sharedEstate: { __typename: 'Estate', id: string } | null };
