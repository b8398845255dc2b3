/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How much a token may do. */
export type AccessScope =
  /** Reads, and is told no keys. */
  | 'read'
  /** Reads and changes. */
  | 'write';

/** Whom an account belongs to. */
export type AccountType =
  /** Somebody as one of a company. */
  | 'company'
  /** Somebody who owns or shares property. */
  | 'customer';

export type AddControlPointInput = {
  comment?: string | null | undefined;
  controlAreaId: string;
  /** With an id that the client made, the point is added under it. */
  controlPointId?: string | null | undefined;
  name: string;
  projectId: string;
};

export type AddExteriorImagesInput = {
  estateId: string;
  /** Uploads of one's own; ten at the most. */
  fileIds: Array<string>;
};

export type AddMaintenanceBuildingInput = {
  /** Of the building to take in. With a new id, given by the client, the building is added under it. */
  buildingId?: string | null | undefined;
  buildingNumber?: string | null | undefined;
  builtYear?: number | null | undefined;
  cladding?: string | null | undefined;
  estateId: string;
  floorsCount?: number | null | undefined;
  foundation?: string | null | undefined;
  grossAreaM2?: number | null | undefined;
  heating?: string | null | undefined;
  houseType?: HouseType | null | undefined;
  name?: string | null | undefined;
  roofCovering?: string | null | undefined;
  roofType?: string | null | undefined;
  structure?: string | null | undefined;
  ventilation?: string | null | undefined;
  windowsYear?: number | null | undefined;
};

/** Of a sensor that is there, or with `name` of a new one. */
export type AddMoistureReadingInput = {
  estateId: string;
  /** Of a new sensor: where it hangs, in words. */
  location?: string | null | undefined;
  /** When it was read; now where it is left out. */
  measuredAt: string;
  name?: string | null | undefined;
  /** The sensor; a new one of that name where it is left out. */
  sensorId?: string | null | undefined;
  /** What it showed, in percent. */
  value: number;
};

export type AddOrderDocumentInput = {
  customName: string;
  /** An upload of one's own. */
  fileId: string;
  kind: OrderDocumentKind;
  orderId: string;
};

export type AddPlannedTasksInput = {
  /** The first building of the plan, or else of the estate, if not said. */
  buildingId?: string | null | undefined;
  /** Of the building that is made where the estate has none. */
  buildingName: string;
  estateId: string;
  /** At most 50. */
  tasks: Array<PlannedTaskInput>;
};

export type AddQuotationDocumentInput = {
  customName: string;
  fileId: string;
  /** The quotation that is meant. */
  quotationId: string;
};

export type AddRoomsInput = {
  estateId: string;
  /** The floor that they are on. */
  floorId?: string | null | undefined;
  /** Without a floor: the first of this kind takes them, and is made where there is none. */
  floorType?: FloorType | null | undefined;
  /** In the order in which they are to stand; no more than fifty. */
  rooms: Array<NewRoomInput>;
};

export type AdjustLicenceInput = {
  /** What is to be done. */
  change: LicenceChange;
  /** Of the customer account or the company. */
  id: string;
  /** The last day on which the plan counts; not for an end, which is at once. */
  lastDay?: string | null | undefined;
  reason: string;
  type: LicencePlan;
};

export type AdoptScenarioInput = {
  estateId: string;
  id: string;
  version?: number | null | undefined;
};

/** What kind of paper of a renovation it is. */
export type AgreementDocumentType =
  /** What was agreed in another form. */
  | 'agreement'
  /** What was agreed, signed by both. */
  | 'contract'
  /** Anything else. */
  | 'otherDocument'
  /** What was paid. */
  | 'receipt';

export type ApproveOrderInput = {
  /** What the customer adds to it; it is kept beside what was agreed. */
  comment?: string | null | undefined;
  orderId: string;
  version: number;
};

/** By what whoever approved an order was known as they signed in. */
export type ApproverSignIn =
  /** By an electronic ID. */
  | 'electronicId'
  /** By a password. */
  | 'password';

export type ArchiveMaintenanceTaskInput = {
  comment?: string | null | undefined;
  /** What it did cost, in kroner. */
  cost?: number | null | undefined;
  /** Today at the latest. */
  doneDate: string;
  /** The day that the occurrence has in its series; the next one if not said, and then what was done on the same day already is refused. */
  dueDate?: string | null | undefined;
  estateId: string;
  /** An uploaded picture of one's own. */
  fileId?: string | null | undefined;
  /** The task that was done. */
  taskId: string;
};

export type ArchiveMaintenanceTasksInput = {
  /** Kept with each of them. */
  comment?: string | null | undefined;
  /** Today at the latest. */
  doneDate: string;
  estateId: string;
  /** Of different tasks, at most 200. */
  times: Array<TaskTimeInput>;
};

/** Who does the work of an area that the project starts with. */
export type AreaPartyInput = {
  /** A subcontractor of one's company. */
  partyId?: string | null | undefined;
  /** Who it is, by name; goes by that of the subcontractor where it is left out. */
  partyName?: string | null | undefined;
  /** Which area; each once. */
  type: ControlAreaType;
};

/** What a quantity is counted in. */
export type AreaUnit =
  /** Metres. */
  | 'm'
  /** Square metres. */
  | 'm2'
  /** Cubic metres. */
  | 'm3'
  /** Counted one by one. */
  | 'piece';

/** Whose identity a system administrator wants to see. */
export type AskClaimantForElectronicIdInput = {
  /** The claim. */
  id: string;
};

/** Whose identity an owner wants to see. */
export type AskElectronicIdInput = {
  /** The estate that it is about. */
  estateId: string;
  /** The claim. */
  id: string;
};

export type AskForMissingPapersInput = {
  /** What is said beside them. */
  message?: string | null | undefined;
  /** When the papers are needed. */
  neededBy?: string | null | undefined;
  projectId: string;
};

export type AskForPaperInput = {
  /** Which paper is asked for. */
  code: OwedPaperCode;
  /** What is said beside it. */
  message?: string | null | undefined;
  /** When the paper is needed. */
  neededBy?: string | null | undefined;
  /** Who is asked: a participant with an e-mail address. */
  participantId: string;
  projectId: string;
};

export type AskForQuotationsInput = {
  /** The day that an answer is wanted by. */
  answerBy?: string | null | undefined;
  orderId: string;
  /** The firms that are asked; called in by the company that runs the project. */
  subcontractorIds: Array<string>;
};

export type AssignMaintenanceTasksInput = {
  estateId: string;
  /** Of tasks, at most 200. */
  ids: Array<string>;
  /** Which of them, of the kind that is named; left out for the owners together. */
  responsibleId?: string | null | undefined;
  /** The landlord if not said. */
  responsibleKind?: PartyKind | null | undefined;
};

export type BlockUserAccountInput = {
  accountId: string;
  /** Why; it is kept in the log. */
  reason: string;
  userId: string;
};

export type BlockUserInput = {
  /** Why; it is kept in the log. */
  reason: string;
  userId: string;
};

export type BuildingBudgetInput = {
  /** In kroner, with two decimals at most; without one there is no budget. */
  amount?: number | null | undefined;
  buildingId: string;
  /** From January to December. */
  year: number;
};

export type ChangeControlAreaInput = {
  controlAreaId: string;
  isCompleted?: boolean | null | undefined;
  isDisabled?: boolean | null | undefined;
  /** Null for the name of its type. */
  name?: string | null | undefined;
  /** A subcontractor of the project's company; goes by its name where no other is given. */
  partyId?: string | null | undefined;
  /** Who answers for the area; null takes the name away. */
  partyName?: string | null | undefined;
  projectId: string;
  /** Needed to change an area. */
  version?: number | null | undefined;
};

export type ChangeControlPointInput = {
  comment?: string | null | undefined;
  controlAreaId: string;
  /** The point that is changed. */
  controlPointId: string;
  /** Why it is completed against its own open deviation, or without the picture that it asks for; told with the point from then on. */
  despite?: string | null | undefined;
  /** Uploads of one's own; those that are there already stay. */
  fileIds?: Array<string> | null | undefined;
  isCompleted?: boolean | null | undefined;
  isDisabled?: boolean | null | undefined;
  /** Null for the name of its type. */
  name?: string | null | undefined;
  projectId: string;
  /** Pictures and papers that are taken away from it. */
  removedFileIds?: Array<string> | null | undefined;
  /** Needed to change a point. */
  version?: number | null | undefined;
};

export type ChangeDeviationInput = {
  /** The one that changes. */
  deviationId: string;
  /** By when it is to be mended; null for no day. */
  dueDate?: string | null | undefined;
  /** Uploads of one's own, to be added. */
  fileIds?: Array<string> | null | undefined;
  projectId: string;
  /** Pictures and papers that are taken away. */
  removedFileIds?: Array<string> | null | undefined;
  /** One of the participants; null for nobody. */
  responsibleId?: string | null | undefined;
  /** What is wrong, in words. */
  text?: string | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

/** What is left out stays as it was said. */
export type ChangeDoneTaskInput = {
  comment?: string | null | undefined;
  /** What it did cost, in kroner. */
  cost?: number | null | undefined;
  /** Today at the latest. */
  doneDate: string;
  estateId: string;
  /** An uploaded picture of one's own, in place of the one it had; null for none. */
  fileId?: string | null | undefined;
  /** The time that was done, by its id in the archive. */
  occurrenceId: string;
  /** Which of them, of the kind that is named. */
  responsibleId?: string | null | undefined;
  /** Whether the owners did it, or a supplier. */
  responsibleKind?: PartyKind | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type ChangeEmailInput = {
  /** The new address. */
  email: string;
  /** The user's own password. */
  password: string;
};

export type ChangeOrderDocumentInput = {
  customName: string;
  id: string;
  kind: OrderDocumentKind;
};

/** A cadastral unit needs municipality, gnr and bnr; a share needs the number of its association and its own. */
export type ClaimEstateAtPlaceInput = {
  /** Of a cadastral unit: its number within the gnr. */
  bnr?: number | null | undefined;
  /** Of ground that is leased; left out where it is not. */
  fnr?: number | null | undefined;
  /** Of a cadastral unit: its number within the municipality. */
  gnr?: number | null | undefined;
  /** In which way the place is named. */
  identityKind: EstateIdentityKind;
  /** Of a cadastral unit: four digits. */
  municipalityNumber?: string | null | undefined;
  /** Of a share: the housing association's number. */
  organizationNumber?: string | null | undefined;
  /** … of so many. */
  shareDenominator: number;
  /** Of a share: its own number. */
  shareNumber?: string | null | undefined;
  /** The part that is asked for: so many … */
  shareNumerator: number;
  /** Of a flat; left out where the whole house is meant. */
  snr?: number | null | undefined;
};

/** By what the land register names whoever asks: a number that was proven, one that was only typed, or nothing. */
export type ClaimEvidence =
  /** Nothing. */
  | 'none'
  /** A number that a provider told. */
  | 'proven'
  /** A number that was only typed. */
  | 'typed';

/** How far a claim has come. */
export type ClaimState =
  /** Whoever asked is an owner. */
  | 'approved'
  /** Refused by an owner or a system administrator. */
  | 'denied'
  /** Nobody answered in time. */
  | 'expired'
  /** Nobody has answered yet. */
  | 'waiting';

/** Whether an estate has been taken up by whoever the register says owns it. */
export type ClaimStatus =
  /** The owner has said that it is theirs. */
  | 'claimed'
  /** It was made here by somebody, without asking the register. */
  | 'claimedByDefault'
  /** The owner has not said anything yet. */
  | 'unclaimed';

export type CloseProjectInput = {
  /** Which law the work is done under; left out, as it is usual for its type. */
  contract?: ContractKind | null | undefined;
  /** In which language its book is made at once; left out, nobody has asked for one yet. */
  language?: Language | null | undefined;
  projectId: string;
  /** Why it is closed although something is open: needed then, told by its book, and not kept otherwise. */
  reason?: string | null | undefined;
};

export type CommentOnOrderInput = {
  orderId: string;
  /** What is written. */
  words: string;
};

/** How far it is known that a company here is the one of its number. */
export type CompanyProofState =
  /** A system administrator has looked into it. */
  | 'CONFIRMED'
  /** The company register names somebody much like a person who has proven who they are. */
  | 'DOUBTED'
  /** A person whom the company register names has proven who they are. */
  | 'PROVEN'
  /** Nothing proves it yet. */
  | 'UNPROVEN';

/** What somebody is in a company. Outside it the same roles are written `Company.Admin`, `Company.Leader` and `Company.Professional`; REST takes both. */
export type CompanyRole =
  /** Runs the company here: its users, profile and licences. */
  | 'COMPANY_ADMIN'
  /** Leads its work. */
  | 'COMPANY_LEADER'
  /** Does its work. */
  | 'COMPANY_PROFESSIONAL';

/** From no fault (TG0) to a grave one (TG3); TGIU was not looked at. */
export type ConditionGrade =
  /** No fault. */
  | 'TG0'
  /** Worn as its age is. */
  | 'TG1'
  /** A fault that is to be mended. */
  | 'TG2'
  /** A grave fault, or it has failed. */
  | 'TG3'
  /** Not looked at. */
  | 'TGIU';

/** Which company is meant by a number. */
export type ConfirmSubcontractorInput = {
  /** Whose list it is; one's own if left out. */
  companyId?: string | null | undefined;
  /** As it was seen. */
  foundCompanyId: string;
  /** The subcontractor it is about. */
  id: string;
};

/** What comes of it where a part fails: from nothing (KG0) to something grave (KG3). */
export type ConsequenceGrade =
  /** Nothing to speak of. */
  | 'KG0'
  /** Little: it can be mended without haste. */
  | 'KG1'
  /** Much: other parts suffer. */
  | 'KG2'
  /** Grave: somebody may be hurt, or the house. */
  | 'KG3';

/** Which law the work is done under. It tells when reminders come, and decides no right. */
export type ContractKind =
  /** What two firms agreed. */
  | 'COMMERCIAL'
  /** A craftsman's work for a consumer. */
  | 'CRAFT'
  /** A new home for a consumer. */
  | 'NEW_DWELLING';

/** The trade that a control area belongs to. */
export type ControlAreaType =
  /** A bathroom as a whole, from demolition to the last look. */
  | 'bathroom'
  /** Framing, insulation and cladding. */
  | 'carpenter'
  /** Chimneys and fireplaces. */
  | 'chimneys'
  /** Foundations and what is cast. */
  | 'concrete'
  /** Doors, their mounting and sealing. */
  | 'doors'
  /** Digging, drainage and what is laid in the ground. */
  | 'earthWorks'
  /** The electrical installation. */
  | 'electrician'
  /** Walls that are laid of blocks or bricks. */
  | 'masonry'
  /** Paint, and what is walked on. */
  | 'paintingAndFloors'
  /** Pipes, drains and what they lead to. */
  | 'plumbing'
  /** What keeps the rain out from above. */
  | 'roofing'
  /** Gutters, flashings and other metal on a roof. */
  | 'tinsmith'
  /** Ducts, fans and how air is changed. */
  | 'ventilation'
  /** Membranes and drains where water is used. */
  | 'wetAreas'
  /** Windows, their mounting and sealing. */
  | 'windows';

/** What is looked at, trade by trade. */
export type ControlPointType =
  /** What the blower door says. */
  | 'airTightness'
  /** How much air goes where, as measured. */
  | 'airflow'
  /** Masses that were filled back, and how they were packed. */
  | 'backfill'
  /** How tiles are laid on walls and floor. */
  | 'bathroomTiles'
  /** Battens and counter battens. */
  | 'battens'
  /** How blocks or bricks are laid. */
  | 'blockLaying'
  /** What is cast in: pipes, bolts and openings. */
  | 'castIns'
  /** The fire service's word on the chimney. */
  | 'chimneyApproval'
  /** The flashing around a chimney. */
  | 'chimneyFlashing'
  /** How high a chimney stands above its roof. */
  | 'chimneyHeight'
  /** The gap for air behind the cladding. */
  | 'claddingVentilation'
  /** The class of concrete that was delivered. */
  | 'concreteQuality'
  /** How the concrete was kept while it hardened. */
  | 'curing'
  /** The electrician's declaration of conformity. */
  | 'declarationOfConformity'
  /** What was torn out, and what was found behind it. */
  | 'demolition'
  /** The board, its fuses and their list. */
  | 'distributionBoard'
  /** How a door is mounted and fixed. */
  | 'doorMounting'
  /** How the gap around a door is sealed. */
  | 'doorSealing'
  /** The threshold, its height and tightness. */
  | 'doorThreshold'
  /** The collar between membrane and drain. */
  | 'drainCollar'
  /** The fall of drain pipes. */
  | 'drainSlope'
  /** Drains laid with a fall, with gravel and cloth around them. */
  | 'drainage'
  /** Ducts, their joints and insulation. */
  | 'ducts'
  /** Earthing and bonding. */
  | 'earthing'
  /** How deep was dug. */
  | 'excavationDepth'
  /** The fall of the floor to its drain. */
  | 'fallToDrain'
  /** How the felt is welded at its joints. */
  | 'feltWelding'
  /** Filters, their class and fit. */
  | 'filters'
  /** The last look at the whole bathroom. */
  | 'finalBathroom'
  /** Dampers against fire and smoke. */
  | 'fireDampers'
  /** How far it is from what can burn. */
  | 'fireDistance'
  /** A door that holds fire, with its marks. */
  | 'fireDoor'
  /** How a fireplace is mounted. */
  | 'fireplaceMounting'
  /** Flashings along edges and joints. */
  | 'flashings'
  /** The covering of a floor, laid and joined. */
  | 'floorCovering'
  /** Heating cables, measured before and after they are covered. */
  | 'floorHeating'
  /** How damp the ground is below a floor. */
  | 'floorMoisture'
  /** Formwork before the pour, true and braced. */
  | 'formwork'
  /** The frame, its sizes and joints. */
  | 'framing'
  /** Insulation of the ground against frost. */
  | 'frostInsulation'
  /** Gutters and downpipes, with their fall. */
  | 'gutters'
  /** Cables and boxes before the wall is closed. */
  | 'hiddenInstallation'
  /** Hot water, its temperature and valve. */
  | 'hotWater'
  /** Paint indoors, its coats and look. */
  | 'indoorPaint'
  /** Insulation without gaps. */
  | 'insulation'
  /** Joints, full and even. */
  | 'joints'
  /** What closes the water when something leaks. */
  | 'leakStop'
  /** How even and level the surface is. */
  | 'levelTolerance'
  /** Lintels over openings, and what they rest on. */
  | 'lintels'
  /** Locks and what they are good for. */
  | 'lock'
  /** The membrane, its thickness and overlaps. */
  | 'membrane'
  /** The barrier against damp from below. */
  | 'moistureBarrier'
  /** How loud it is where people are. */
  | 'noise'
  /** That it opens, closes and locks. */
  | 'openingFunction'
  /** Paint outdoors, its coats and the weather that day. */
  | 'outdoorPaint'
  /** Where pipes and ducts go through the roof. */
  | 'penetrations'
  /** Pipes within pipes, and the cabinet that they end in. */
  | 'pipeInPipe'
  /** Where pipes go through the membrane. */
  | 'pipePenetrations'
  /** A test of pipes under pressure. */
  | 'pressureTest'
  /** The barrier against radon, whole and tight at its joints. */
  | 'radonBarrier'
  /** Reinforcement, its size and cover. */
  | 'reinforcement'
  /** Render, its coats and hold. */
  | 'render'
  /** The sweeper's ladder and step. */
  | 'roofLadder'
  /** What one holds on to while working on the roof. */
  | 'roofSafety'
  /** The way of air below the roof. */
  | 'roofVentilation'
  /** What is mounted: basins, toilets and taps. */
  | 'sanitary'
  /** The walls and doors of a shower. */
  | 'showerWall'
  /** Joints of silicone where surfaces meet. */
  | 'silicone'
  /** The flashing below a sill. */
  | 'sillFlashing'
  /** Smoke detectors, placed and tried. */
  | 'smokeDetectors'
  /** What holds the snow on the roof. */
  | 'snowGuards'
  /** The hatch for soot, and the way to it. */
  | 'sootHatch'
  /** What the membrane is laid on, even and dry. */
  | 'substrate'
  /** What was done to a surface before paint. */
  | 'surfacePreparation'
  /** A test with water that nothing leaks. */
  | 'tightnessTest'
  /** How the tiles are laid and fixed. */
  | 'tilesLaying'
  /** How much heat it lets through, as its papers say. */
  | 'uValue'
  /** The underlay of the roof. */
  | 'underlay'
  /** The vapour barrier, whole and taped. */
  | 'vapourBarrier'
  /** The trench for water and sewer, before it is closed. */
  | 'waterSewerTrench'
  /** The wind barrier, whole and taped. */
  | 'windBarrier'
  /** The flashing around windows. */
  | 'windowFlashing'
  /** How a window is mounted and fixed. */
  | 'windowMounting'
  /** How the gap around a window is sealed. */
  | 'windowSealing'
  /** How damp the timber is before it is closed in. */
  | 'woodMoisture';

/** How something was found when it was checked. */
export type ControlResult =
  /** Something is wrong, and can become a task. */
  | 'notOk'
  /** It is as it should be. */
  | 'ok';

export type ControlTemplateAreaInput = {
  name: string;
  /** In the order of the work; none is fine. */
  points: Array<ControlTemplatePointInput>;
};

export type ControlTemplatePointInput = {
  /** How it is done, or what to mind. */
  helpText?: string | null | undefined;
  name: string;
  /** The picture that shows that it was done. */
  wantedPicture?: string | null | undefined;
};

/** What work is done where something is controlled. */
export type ControlWork =
  /** A bathroom made anew. */
  | 'BATHROOM'
  /** Other cladding. */
  | 'EXTERIOR_CLADDING_REPLACEMENT'
  /** Another front door. */
  | 'FRONT_DOOR_REPLACEMENT'
  /** A flat built anew. */
  | 'NEW_APARTMENT'
  /** A house built anew. */
  | 'NEW_BUILDING'
  /** Other felt on a roof. */
  | 'ROOFING_FELT_REPLACEMENT'
  /** Other tiles on a roof. */
  | 'ROOF_TILES_REPLACEMENT'
  /** Other windows. */
  | 'WINDOW_REPLACEMENT';

/** What costs are told by. */
export type CostDivision =
  /** The part of the building, by its two digits. */
  | 'part'
  /** Who does it. */
  | 'responsible'
  /** The trade of the task. */
  | 'trade';

export type CreateAccessTokenInput = {
  /** Only these parts of the product; all that the account may where it is left out or null. */
  areas?: Array<TokenArea> | null | undefined;
  /** For how many days it works: 1 to 365. */
  days: number;
  /** Only these estates, a hundred at most, each one that the account sees; all of them where it is left out or null. What is about no estate, or about several, is closed to such a token. */
  estateIds?: Array<string> | null | undefined;
  /** What the person calls it, to know it by in the list. */
  name: string;
  /** Whether it may change anything. */
  scope: AccessScope;
};

export type CreateBuildingInput = {
  /** Given by the client, where it made one. */
  buildingId?: string | null | undefined;
  buildingNumber?: string | null | undefined;
  builtYear?: number | null | undefined;
  cladding?: string | null | undefined;
  estateId: string;
  floorsCount?: number | null | undefined;
  foundation?: string | null | undefined;
  grossAreaM2?: number | null | undefined;
  heating?: string | null | undefined;
  houseType?: HouseType | null | undefined;
  name: string;
  roofCovering?: string | null | undefined;
  roofType?: string | null | undefined;
  structure?: string | null | undefined;
  ventilation?: string | null | undefined;
  windowsYear?: number | null | undefined;
};

export type CreateCalendarFeedInput = {
  estateId: string;
  /** What it is written in. */
  language: Language;
  /** The owners together where it is left out for the landlord. */
  responsibleId?: string | null | undefined;
  /** Everybody's tasks where it is left out. */
  responsibleKind?: PartyKind | null | undefined;
};

export type CreateCompanyUserInput = {
  companyId: string;
  email: string;
  firstName: string;
  lastName: string;
  phone: string;
  /** What they become in the company; at least one. */
  roles: Array<CompanyRole>;
};

export type CreateControlTemplateInput = {
  /** In the order of the work; one at least. */
  areas: Array<ControlTemplateAreaInput>;
  /** Whose it is; one's own company's if left out. */
  companyId?: string | null | undefined;
  name: string;
  /** Who does that work. */
  trade?: Trade | null | undefined;
  /** Left out where it fits any work. */
  work?: ControlWork | null | undefined;
};

export type CreateEstateInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  bnr?: number | null | undefined;
  builtYear?: number | null | undefined;
  contactEmail?: string | null | undefined;
  contactName?: string | null | undefined;
  contactPhoneNumber?: string | null | undefined;
  /** Needed where a company adds it: the customer is asked by mail whether it is theirs, and owns it once they have said yes. */
  customerEmail?: string | null | undefined;
  /** Of the customer that a company makes it for. */
  customerFirstName?: string | null | undefined;
  /** Of the customer that a company makes it for. */
  customerLastName?: string | null | undefined;
  fnr?: number | null | undefined;
  gnr?: number | null | undefined;
  houseType?: HouseType | null | undefined;
  identityKind: EstateIdentityKind;
  /** An uploaded picture of one's own. */
  imageFileId?: string | null | undefined;
  municipalityNumber?: string | null | undefined;
  organizationNumber?: string | null | undefined;
  /** Whether a person owns it or a company. */
  ownerKind?: OwnerKind | null | undefined;
  ownershipKind: OwnershipKind;
  plotAreaM2?: number | null | undefined;
  shareNumber?: string | null | undefined;
  snr?: number | null | undefined;
};

export type CreateMaintenanceReportInput = {
  /** Who stands behind it; somebody who sees the estate. */
  authorAccountId?: string | null | undefined;
  /** All that are in the plan if not said. */
  buildingIds?: Array<string> | null | undefined;
  /** What the buildings are like. */
  condition?: string | null | undefined;
  documents?: Array<ReportDocumentInput> | null | undefined;
  /** What it means for the money. */
  economy?: string | null | undefined;
  estateId: string;
  /** This year if not said. */
  fromYear?: number | null | undefined;
  /** A picture for the front that was uploaded. */
  imageFileId?: string | null | undefined;
  /** What is proposed to the meeting, a line each. */
  proposals?: string | null | undefined;
  /** Who is told once it is made; those who see the estate. */
  recipientIds?: Array<string> | null | undefined;
  /** Given by the client, where it made one. */
  reportId?: string | null | undefined;
  /** A condition report if not said. */
  reportType?: ReportType | null | undefined;
  /** The scenario of the forecast that is proposed. */
  scenarioId?: string | null | undefined;
  /** The plan in short. */
  summary?: string | null | undefined;
  title: string;
  /** Ten years in all if not said, thirty at the most. */
  toYear?: number | null | undefined;
};

export type CreateMaintenanceSupplierInput = {
  /** Of a company that is registered here; the same as telling its number. */
  companyId?: string | null | undefined;
  email: string;
  estateId: string;
  name: string;
  /** Nine digits. The company registered here under it is found by it, also when it comes later. */
  organizationNumber?: string | null | undefined;
  /** A supplier if not said. */
  partyKind?: PartyKind | null | undefined;
  /** 8 to 12 digits, or a plus and 10 to 12. */
  phone: string;
  /** Given by the client, where it made one. */
  supplierId?: string | null | undefined;
  trade: Trade;
};

export type CreateMaintenanceTaskInput = {
  /** Needed, unless the task is made of what was found: then it is that part, or the one that fits. */
  areaId?: string | null | undefined;
  /** The plan if not said. */
  basis?: MaintenanceBasis | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  estateId: string;
  /** In kroner, with two decimals at most. */
  estimatedCost?: number | null | undefined;
  /** 1 if not said. */
  interval?: number | null | undefined;
  /** The finding that it is made of, if any. */
  origin?: TaskOriginInput | null | undefined;
  /** Left out for a task that is done once. */
  period?: MaintenancePeriod | null | undefined;
  /** 1 is high, 2 medium, 3 low. */
  priority: number;
  /** Which of them, of the kind that is named. */
  responsibleId?: string | null | undefined;
  /** The landlord if not said. */
  responsibleKind?: PartyKind | null | undefined;
  /** From 1900 to 2200. */
  startDate: string;
  /** Given by the client, where it made one. */
  taskId?: string | null | undefined;
  title: string;
  trade?: Trade | null | undefined;
};

export type CreateOrderInput = {
  /** The day that the customer was asked about it. */
  askedOn?: string | null | undefined;
  /** A building of the project's estate, in whose budget it counts; null for the estate as a whole. */
  buildingId?: string | null | undefined;
  /** How many days later the project ends because of it. */
  daysAdded?: number | null | undefined;
  description?: string | null | undefined;
  /** What was not as it should be in the project, where it grows out of that. */
  deviationId?: string | null | undefined;
  /** Not before the project starts. */
  dueDate?: string | null | undefined;
  /** What it costs; two hundred at most. */
  lines?: Array<OrderLineInput> | null | undefined;
  /** A fixed price where it is left out. */
  priceKind?: PriceKind | null | undefined;
  projectId: string;
  /** One of those whom the project's company calls in; null where the company itself does it. */
  subcontractorId?: string | null | undefined;
  /** A task of the plan of the house, where it grows out of that; not of a company that was called in. */
  taskId?: string | null | undefined;
  title: string;
  trade?: Trade | null | undefined;
  type: OrderType;
  /** Not before today. */
  validUntil?: string | null | undefined;
  /** Why it is beside what was agreed before. */
  whyOutside?: string | null | undefined;
};

export type CreateProjectInput = {
  /** Who does the work of the areas that its type or its renovations bring. */
  areaParties?: Array<AreaPartyInput> | null | undefined;
  /** Those that the project makes up itself. */
  controlAreas?: Array<OwnControlAreaInput> | null | undefined;
  /** The first of the estate's owners, where it is left out. */
  customer?: ProjectCustomerInput | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  estateId: string;
  /** An uploaded picture of one's own. */
  imageId?: string | null | undefined;
  name: string;
  /** Whether a second person looks over each point before an area is completed. */
  needsVerification?: boolean | null | undefined;
  /** Who has a part in it from the start. */
  participants?: Array<ProjectParticipantInput> | null | undefined;
  /** Three groups of digits: `2026/001/15`. */
  projectNumber?: string | null | undefined;
  /** Of a renovation, and of nothing else. */
  renovationPresets?: Array<RenovationPreset> | null | undefined;
  startDate?: string | null | undefined;
  /** Templates of one's own company, ten at most: their areas and points take the place of those that the work brings. */
  templateIds?: Array<string> | null | undefined;
  type: ProjectType;
};

export type CreateProjectRoomInput = {
  /** How large it is, in square metres. */
  areaM2?: number | null | undefined;
  /** What is said of it from the start. */
  comments?: Array<RoomCommentInput> | null | undefined;
  estateId: string;
  /** The floor that it is on. */
  floorId: string;
  /** Of the room, where the client gives it one. */
  id?: string | null | undefined;
  name?: string | null | undefined;
  projectId: string;
  /** Left out, the room comes last. */
  sortOrder?: number | null | undefined;
  type: RoomType;
};

export type CreatePublicLinkInput = {
  estateId: string;
  /** In ninety days where it is left out, in ten years at the latest. */
  expiresAt?: string | null | undefined;
  name?: string | null | undefined;
  /** Of a project there: then the link shows that one, and of the estate nothing but its address. */
  projectId?: string | null | undefined;
  /** Where the link is mailed at once, if anywhere. */
  recipientEmail?: string | null | undefined;
  /** What it shows beside the estate itself; none for the estate alone. */
  sections: Array<string>;
};

export type CreateRoomInput = {
  /** How large it is, in square metres. */
  areaM2?: number | null | undefined;
  /** What is said of it from the start. */
  comments?: Array<RoomCommentInput> | null | undefined;
  estateId: string;
  /** The floor that it is on. */
  floorId: string;
  /** Of the room, where the client gives it one. */
  id?: string | null | undefined;
  name?: string | null | undefined;
  /** Left out, the room comes last. */
  sortOrder?: number | null | undefined;
  type: RoomType;
};

export type CreateSubcontractorInput = {
  companyId?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  name: string;
  organizationNumber: string;
  phone?: string | null | undefined;
  trade: Trade;
};

/** How far a copy of one's data has come. */
export type DataExportState =
  /** It could not be made, however often that was tried. Another may be asked for. */
  | 'failed'
  /** It is being made, or waits for it. */
  | 'making'
  /** It can be fetched. */
  | 'ready';

/** What such a day is for. */
export type DeadlineKind =
  /** Time to call the company to the inspection after a year. */
  | 'callInspection'
  /** The last day to complain, as the law usually has it. */
  | 'complaint'
  /** A year after the handover. */
  | 'inspection'
  /** A last walk round, while there is time to complain. */
  | 'lastWalk';

export type DecidePaperInput = {
  /** Which of the papers is spoken of. */
  code: OwedPaperCode;
  projectId: string;
  /** Why it is not needed; then it is asked for. */
  reason?: string | null | undefined;
  /** Left out, it is as the list has it. */
  state?: PaperDecision | null | undefined;
};

export type DeclineQuotationInput = {
  /** The quotation that is meant. */
  quotationId: string;
  version?: number | null | undefined;
  /** Why. */
  words?: string | null | undefined;
};

export type DeleteMaintenanceTasksInput = {
  estateId: string;
  /** Of tasks, at most 200. */
  ids: Array<string>;
};

export type DeleteOrderDocumentInput = {
  /** The paper that is meant. */
  documentId: string;
};

export type DeleteOrderInput = {
  orderId: string;
};

export type DeleteOrderLineInput = {
  id: string;
};

export type DeleteQuotationDocumentInput = {
  /** The paper that is meant. */
  documentId: string;
};

/** What a deleted record was. */
export type DeletedKind =
  /** A building with all that hung on it. */
  | 'building'
  /** A part of a building with its papers. */
  | 'buildingPart'
  /** A control point of a building with its papers. */
  | 'controlPoint'
  /** What showed that a control point was checked. */
  | 'controlPointFile'
  /** A company's template of what is controlled. */
  | 'controlTemplate'
  /** A drawing of a building. */
  | 'drawing'
  /** A policy, a broker or an appraiser. */
  | 'insurance'
  /** A sensor with its readings. */
  | 'moistureSensor'
  /** A paper of a building. */
  | 'otherDocument'
  /** A paper of a part in the maintenance plan. */
  | 'planDocument'
  /** A scenario of what maintenance may cost. */
  | 'planScenario'
  /** Somebody who is responsible for maintenance. */
  | 'planSupplier'
  /** A task of the maintenance plan, with its times. */
  | 'planTask'
  /** A paper of the private folder. */
  | 'privateDocument'
  /** A paper of a project. */
  | 'projectDocument'
  /** A renovation with its papers and pictures. */
  | 'renovation'
  /** A paper of a renovation. */
  | 'renovationDocument'
  /** One picture of the work, before, during or after it. */
  | 'renovationPicture'
  /** A report of the archive. */
  | 'report'
  /** What an estate was worth on a day. */
  | 'value';

/** When a picture was taken. */
export type DeviationSide =
  /** As it was mended. */
  | 'after'
  /** As it was found. */
  | 'before';

/** How far a deviation has come. */
export type DeviationStatus =
  /** Whoever raised it says so too. */
  | 'confirmed'
  /** Somebody is at it. */
  | 'inWork'
  /** Whoever mended it says so. */
  | 'mended'
  /** It stays, and is followed in the maintenance plan of the house. */
  | 'moved'
  /** Nobody has begun. */
  | 'open';

/** Which part of the estate a document is kept in. */
export type DocumentKind =
  /** Of a point that is checked. */
  | 'controlPoint'
  /** A drawing of a building. */
  | 'drawing'
  /** Of a policy, broker or appraiser. */
  | 'insurance'
  /** Sent by a company. */
  | 'mailboxDocument'
  /** Of the maintenance plan. */
  | 'maintenance'
  /** Of a building, without a kind of its own. */
  | 'otherDocument'
  /** In the private folder. */
  | 'privateDocument'
  /** Of work that was done. */
  | 'renovation'
  /** In the report archive. */
  | 'report';

/** What comes first in a search. */
export type DocumentOrder =
  /** What fits best comes first. */
  | 'best'
  /** The newest first, also while something is searched for. */
  | 'newest';

/** What kind of drawing or paper of the planning it is; `fdv` is what is needed to run and maintain. */
export type DocumentType =
  /** What was sent to the municipality. */
  | 'applicationDrawing'
  /** The municipality's word that it is finished. */
  | 'completionCertificate'
  /** The application to build. */
  | 'constructionApplication'
  /** What was agreed. */
  | 'contract'
  /** What is delivered, and how. */
  | 'deliveryDescription'
  /** A part of it, in detail. */
  | 'detailedDrawing'
  /** How it is to be run and kept (FDV). */
  | 'fdv'
  /** The report at the end. */
  | 'finalReport'
  /** How much heat it loses, as computed. */
  | 'heatLossCalculation'
  /** Anything else that documents it. */
  | 'otherDocumentation'
  /** What the maker says of a product. */
  | 'productDocumentation'
  /** What it is built by. */
  | 'workingDrawing';

export type DrawingInput = {
  customName: string;
  /** May be left out when a drawing is changed. */
  documentType?: DocumentType | null | undefined;
  /** An uploaded document of one's own; may be left out when a drawing is changed. */
  fileId?: string | null | undefined;
  /** Of the drawing to change. With a new id, given by the client, the drawing is added under it. */
  id?: string | null | undefined;
  /** Needed to change a drawing. */
  version?: number | null | undefined;
};

/** How far an address has come to being proven. */
export type EmailState =
  /** Somebody else has shown that it is theirs: another address is needed. */
  | 'LOST'
  /** A link that was mailed to it has been opened. */
  | 'PROVEN'
  /** Nobody has opened a link yet. */
  | 'WAITING';

export type EndCompanyDeletionsInput = {
  /** One's own where it is left out. */
  companyId?: string | null | undefined;
  /** Of deletions, at most 200. */
  ids: Array<string>;
};

export type EndEstateDeletionsInput = {
  estateId: string;
  /** Of deletions, at most 200. */
  ids: Array<string>;
};

export type EndHandoverBookInput = {
  projectId: string;
};

export type EndPaperRequestInput = {
  projectId: string;
  /** Whose link is ended. */
  requestId: string;
};

export type EndProjectDeletionsInput = {
  /** Of deletions, at most 200. */
  ids: Array<string>;
  projectId: string;
};

export type EndSupplierLinkInput = {
  /** Which link is ended. */
  linkId: string;
  projectId: string;
};

export type EndUserSessionsInput = {
  /** Why; it is kept in the log. */
  reason: string;
  /** Left out, it is all of them. */
  sessionId?: string | null | undefined;
  userId: string;
};

/** As on the energy label: A needs least. */
export type EnergyGrade =
  /** The least energy. */
  | 'A'
  /** Very little energy. */
  | 'B'
  /** Little energy, as new houses. */
  | 'C'
  /** Somewhat less than most. */
  | 'D'
  /** As most older houses. */
  | 'E'
  /** More than most. */
  | 'F'
  /** The most energy. */
  | 'G';

/** Whose work is checked. */
export type EstateControlPointType =
  /** A bathroom as a whole. */
  | 'bathroom'
  /** Framing, insulation and cladding. */
  | 'carpenter'
  /** Chimneys and fireplaces. */
  | 'chimneys'
  /** Foundations and what is cast. */
  | 'concrete'
  /** Doors, their mounting and sealing. */
  | 'doors'
  /** Digging, drainage and what is laid in the ground. */
  | 'earthWorks'
  /** The electrical installation. */
  | 'electrician'
  /** Walls that are laid of blocks or bricks. */
  | 'masonry'
  /** Anything else. */
  | 'other'
  /** Paint, and what is walked on. */
  | 'paintingAndFloors'
  /** Pipes, drains and what they lead to. */
  | 'plumbing'
  /** What keeps the rain out from above. */
  | 'roofing'
  /** Gutters, flashings and other metal on a roof. */
  | 'tinsmith'
  /** Ducts, fans and how air is changed. */
  | 'ventilation'
  /** Membranes and drains where water is used. */
  | 'wetAreas'
  /** Windows, their mounting and sealing. */
  | 'windows';

/** A cadastral unit needs municipality, gnr and bnr; a share needs the number of its association and its own. */
export type EstateIdentityInput = {
  bnr?: number | null | undefined;
  fnr?: number | null | undefined;
  gnr?: number | null | undefined;
  identityKind: EstateIdentityKind;
  municipalityNumber?: string | null | undefined;
  organizationNumber?: string | null | undefined;
  shareNumber?: string | null | undefined;
  snr?: number | null | undefined;
};

/** In which way the land register knows a property. */
export type EstateIdentityKind =
  /** By municipality and the numbers of its unit. */
  | 'cadastre'
  /** By the housing association and the number of the share. */
  | 'share';

export type EstateShareInput = {
  /** Such as the number of a flat. */
  name: string;
  /** So many of all that there are together. */
  numerator: number;
};

/** Where a finding was made. */
export type FindingKind =
  /** A part in condition TG2 or TG3. */
  | 'condition'
  /** A control point that was not OK. */
  | 'controlPoint'
  /** A sensor that measured more than its limit. */
  | 'moisture';

/** Which storey it is, counted as Norwegians do: the first is at the ground. */
export type FloorType =
  /** Under the roof, to live in. */
  | 'attic'
  /** Below the ground. */
  | 'basement'
  /** The first. */
  | 'floor1'
  /** The second. */
  | 'floor2'
  /** The third. */
  | 'floor3'
  /** The fourth. */
  | 'floor4'
  /** The fifth. */
  | 'floor5'
  /** The sixth. */
  | 'floor6'
  /** The seventh. */
  | 'floor7'
  /** The eighth. */
  | 'floor8'
  /** The ninth. */
  | 'floor9'
  /** The tenth. */
  | 'floor10'
  /** The eleventh. */
  | 'floor11'
  /** The twelfth. */
  | 'floor12'
  /** The thirteenth. */
  | 'floor13'
  /** The fourteenth. */
  | 'floor14'
  /** The fifteenth. */
  | 'floor15'
  /** The sixteenth. */
  | 'floor16'
  /** The seventeenth. */
  | 'floor17'
  /** The eighteenth. */
  | 'floor18'
  /** The nineteenth. */
  | 'floor19'
  /** The twentieth. */
  | 'floor20'
  /** Where one comes in from the street. */
  | 'groundFloor'
  /** Under the roof, to keep things in. */
  | 'loft'
  /** Half below the ground. */
  | 'lowerGround';

export type GiveQuotationInput = {
  /** How many days later the project ends because of it. */
  daysAdded?: number | null | undefined;
  /** The day that it would be done; not before it begins. */
  endsOn?: string | null | undefined;
  /** All of what it would take. */
  lines: Array<OrderLineInput>;
  /** The quotation that is meant. */
  quotationId: string;
  /** What the price does not cover, or asks for. */
  reservations?: string | null | undefined;
  /** The day that the firm would begin. */
  startsOn?: string | null | undefined;
  /** The day that the price holds until. */
  validUntil?: string | null | undefined;
  version?: number | null | undefined;
};

/** How much a guest may do. */
export type GuestAccessLevel =
  /** Reads and changes what is not closed to them. */
  | 'edit'
  /** Reads what is not closed to them. */
  | 'read';

/** Whether somebody who was invited has signed in. */
export type GuestState =
  /** Has been here as the account that was invited. */
  | 'CONFIRMED'
  /** Invited, and not seen here since. */
  | 'CREATED';

/** How far a book has come. */
export type HandoverBookState =
  /** Somebody gave it up; it may be asked for again. */
  | 'ended'
  /** It could not be made; it may be asked for again. */
  | 'failed'
  /** It is being made. */
  | 'making'
  /** It can be read. */
  | 'ready'
  /** Nobody is at it yet. */
  | 'waiting';

/** What is done for a book, in this order. */
export type HandoverStep =
  /** What is told in it is gathered. */
  | 'content'
  /** Its pictures are drawn. */
  | 'pictures'
  /** Everything is packed in one file. */
  | 'zip';

/** The part of an estate that something was done to. */
export type HistoryKind =
  /** The estate itself. */
  | 'estate'
  /** How it looks from outside. */
  | 'exterior'
  /** Policies, broker and appraiser. */
  | 'insurance'
  /** Floors, rooms and what was said of them. */
  | 'interior'
  /** What companies sent. */
  | 'mailbox'
  /** The maintenance plan. */
  | 'maintenance'
  /** Sensors and their readings. */
  | 'moisture'
  /** The owners' own papers. */
  | 'privateFolder'
  /** Projects on the estate. */
  | 'projects'
  /** Work that was done. */
  | 'renovations'
  /** Reports. */
  | 'reportArchive'
  /** Guests, links and whoever was let in. */
  | 'sharing'
  /** Supplies, buildings and what is kept on them. */
  | 'technicalInformation'
  /** What it is worth and what is owed. */
  | 'value';

/** Whether somebody did it, or tried to. */
export type HistoryOutcome =
  /** It was done. */
  | 'done'
  /** It was tried, and refused. */
  | 'refused';

/** What one house has and the next has not, and what is to be done because of it. */
export type HouseFeature =
  /** A basement, with drains around it. */
  | 'basement'
  /** A chimney with a fireplace. */
  | 'chimney'
  /** A charger for an electric car. */
  | 'evCharger'
  /** A roof that is flat, without tiles and gutters. */
  | 'flatRoof'
  /** A pump that draws heat from air, ground or water, with filters. */
  | 'heatPump'
  /** A septic tank of its own. */
  | 'septicTank'
  /** Balanced ventilation, with filters. */
  | 'ventilation';

/** What kind of house it is. */
export type HouseType =
  /** A flat. */
  | 'apartment'
  /** A block of flats. */
  | 'apartmentBuilding'
  /** A house for holidays. */
  | 'cabin'
  /** A house for business. */
  | 'commercial'
  /** A house that stands alone. */
  | 'detachedHouse'
  /** A garage or carport. */
  | 'garage'
  /** Anything else. */
  | 'other'
  /** A shed, barn or annex. */
  | 'outbuilding'
  /** One of several in a row. */
  | 'rowHouse'
  /** One of two under one roof. */
  | 'semiDetached';

export type ImportPlanInput = {
  /** Rows that look like a sum or a heading, and are tasks. Five hundred at most. */
  asTasks?: Array<number> | null | undefined;
  /** Of the building that is meant where no row names one, and the estate has none. */
  buildingName: string;
  /** What each column is, from the first on; null is not taken along. None twice, but for `description`. */
  columns: Array<PlanImportField | null | undefined>;
  /** Cells written anew. Five hundred at most. */
  corrections?: Array<PlanImportCorrectionInput> | null | undefined;
  estateId: string;
  /** An upload of one's own, by `uploadPlanSheet`. */
  fileId: string;
  /** Which row says what the columns are, from 1. */
  headerRow: number;
  /** What a value means wherever a column of that field holds it. Five hundred at most. */
  meanings?: Array<PlanImportMeaningInput> | null | undefined;
  /** What the dry run of the same sheet with the same choices answered. */
  seen: string;
  /** By name; the one that looks most like a plan if not said. */
  sheet?: string | null | undefined;
  /** Whether rows with a fault are left out, or nothing is taken while there are any. */
  take: PlanImportTake;
  /** What the figures of each column count; left out, what the titles say. A figure without a unit is no repetition. */
  units?: Array<PlanImportUnit | null | undefined> | null | undefined;
};

/** A policy, or who brokered or appraised it. */
export type InsuranceKind =
  /** Whoever values a damage. */
  | 'appraiser'
  /** Whoever sells it. */
  | 'broker'
  /** A policy. */
  | 'insurance';

export type InviteCustomerInput = {
  email: string;
  firstName: string;
  lastName: string;
  orderId: string;
};

export type InviteGuestInput = {
  /** Whether the guest reads, or changes too. */
  accessLevel: GuestAccessLevel;
  email: string;
  estateId: string;
  expiresAt?: string | null | undefined;
  name?: string | null | undefined;
  /** Sections to be closed, none with an empty list. Left out, it is those that a new guest starts without: `room-comments`, `value`, `insurance`, `private-folder`, `mailbox`, `maintenance-economy` and `maintenance-reports`. */
  restrictions?: Array<string> | null | undefined;
};

export type InviteOwnerInput = {
  email: string;
  estateId: string;
  firstName: string;
  lastName: string;
};

/** What a line is for. */
export type InvoiceLineKind =
  /** What is left of a lesser plan that it replaces. */
  | 'CREDIT'
  /** A year of a plan. */
  | 'YEAR';

/** What texts for people are written in. */
export type Language =
  /** English. */
  | 'en'
  /** Norwegian Bokmål, also where nothing is said. */
  | 'nb';

/** Why one of several was not done. */
export type LeftReason =
  /** It is not there, or not any more. */
  | 'gone'
  /** The caller may read it, and not do that. */
  | 'noRight'
  /** What it hung on is gone as well. */
  | 'parentGone'
  /** There is another like it meanwhile. */
  | 'taken'
  /** It is not in a state for that any more: it is done already, awaits somebody's word, or stands on another day by now. */
  | 'wrongState';

/** What is done to a licence by hand. */
export type LicenceChange =
  /** It ends now. */
  | 'END'
  /** It counts longer. */
  | 'EXTEND'
  /** A new one is given. */
  | 'GRANT';

/** What can be paid for. */
export type LicencePlan =
  /** For companies: projects, and the plans that were assigned to them. */
  | 'COMPANY_PRO'
  /** All of `COMPANY_PRO`, and delivering documents to properties. */
  | 'COMPANY_PRO_PLUS'
  /** For owners: maintenance plans, and more public links. */
  | 'CUSTOMER_PLUS';

/** What is done to a lock. */
export type LockAction =
  /** Nobody changes it from now on. */
  | 'lock'
  /** It may be changed again. */
  | 'unlock';

export type LockProjectBudgetInput = {
  /** Which way. */
  action: LockAction;
  projectId: string;
};

/** How far a mail has come. */
export type MailState =
  /** The mail server has refused it for good. */
  | 'FAILED'
  /** The mail server has taken it. */
  | 'SENT'
  /** It is to be sent, or to be tried again. */
  | 'WAITING';

/** What the next time is counted from: the plan, or the day it was last done. */
export type MaintenanceBasis =
  /** The next time is counted from when it was last done. */
  | 'completion'
  /** Times come as planned, whatever was done when. */
  | 'plan';

/** What a series is counted in. */
export type MaintenancePeriod =
  /** Days. */
  | 'day'
  /** Months; the 31st becomes the last of a shorter one. */
  | 'month'
  /** Weeks. */
  | 'week';

/** How urgent a part is, by its condition and what comes of it where it fails. */
export type MaintenanceRisk =
  /** It should be done soon. */
  | 'high'
  /** It can wait. */
  | 'low'
  /** It should be planned. */
  | 'medium';

export type MakeHandoverBookInput = {
  /** In which language it is written. */
  language: Language;
  projectId: string;
};

/** What a sensor measures. */
export type MoistureQuantity =
  /** Relative humidity of the air, in percent. */
  | 'RH_PERCENT'
  /** Water in wood, in percent of its dry weight. */
  | 'WOOD_MOISTURE_WT_PERCENT';

export type MoveDeviationInput = {
  /** What is said with it. */
  answer?: string | null | undefined;
  /** The one that goes on. */
  deviationId: string;
  /** Pictures of how it has become. */
  fileIds?: Array<string> | null | undefined;
  projectId: string;
  /** Where it has come to. */
  to: DeviationStatus;
  /** Needed. */
  version?: number | null | undefined;
};

export type MoveExteriorImageInput = {
  /** The picture that it is put before; without one it comes last. */
  beforeId?: string | null | undefined;
  estateId: string;
  /** The picture that is moved. */
  imageId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type MoveFloorInput = {
  /** The floor that it is put before; without one it comes last. */
  beforeId?: string | null | undefined;
  estateId: string;
  /** The floor that is moved. */
  floorId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type MoveMailboxDocumentInput = {
  /** Needed for what is kept on a building: a drawing, or another document. */
  buildingId?: string | null | undefined;
  company?: string | null | undefined;
  /** The subject that it gets there. */
  customName: string;
  /** The document that is moved. */
  documentId: string;
  /** Needed for a drawing. */
  documentType?: DocumentType | null | undefined;
  estateId: string;
  /** Needed for an insurance, with `company`. */
  insuranceKind?: InsuranceKind | null | undefined;
  /** Of a report, where it says so. */
  reportDate?: string | null | undefined;
  /** Needed for a report. */
  reportType?: ReportType | null | undefined;
  /** What it becomes, and so where it goes. */
  to: PaperKind;
};

export type MoveMaintenanceTaskInput = {
  /** The day that the occurrence has in its series, wherever it was moved since. */
  dueDate: string;
  estateId: string;
  /** The day that it is moved to; its own moves it back. */
  movedTo: string;
  /** The task of which one time is moved. */
  taskId: string;
};

export type MoveMaintenanceTasksInput = {
  estateId: string;
  /** Of different tasks, at most 200. */
  times: Array<MovedTaskTimeInput>;
};

export type MoveMaintenanceTasksToAreaInput = {
  /** Of the same estate. */
  areaId: string;
  estateId: string;
  /** Of tasks, at most 200. */
  ids: Array<string>;
};

export type MoveOrderInput = {
  orderId: string;
  /** Where it is to stand. */
  status: OrderStatus;
  version?: number | null | undefined;
};

export type MoveProjectFloorInput = {
  /** The floor that it is put before; without one it comes last. */
  beforeId?: string | null | undefined;
  estateId: string;
  /** The floor that is moved. */
  floorId: string;
  projectId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type MoveProjectRoomInput = {
  /** The room there that it is put before; without one it comes last. */
  beforeId?: string | null | undefined;
  estateId: string;
  /** The floor that it comes to, which may be its own. */
  floorId: string;
  id: string;
  projectId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type MoveRoomInput = {
  /** The room there that it is put before; without one it comes last. */
  beforeId?: string | null | undefined;
  estateId: string;
  /** The floor that it comes to, which may be its own. */
  floorId: string;
  id: string;
  /** Needed. */
  version?: number | null | undefined;
};

/** One time of a task, and the day that it is moved to. */
export type MovedTaskTimeInput = {
  /** The day that it has in its series, wherever it was moved since; the next one if not said. */
  dueDate?: string | null | undefined;
  /** From 1900 to 2200; its own day moves it back. */
  movedTo: string;
  taskId: string;
};

export type NewRoomInput = {
  /** Made by the caller: what is sent twice is there once. */
  id: string;
  name?: string | null | undefined;
  type: RoomType;
};

/** Passed over is what was not done when a later time was; awaiting is what a company says it did and an owner is to confirm. */
export type OccurrenceState =
  /** A company says that it is done, and no owner has confirmed it. */
  | 'awaiting'
  /** It was done. */
  | 'done'
  /** It should have been done by now. */
  | 'overdue'
  /** It was not done when a later time was. */
  | 'passedOver'
  /** It is to be done. */
  | 'planned';

/** What is not well with a part. */
export type OperatingFault =
  /** What the database writes has not been archived for a quarter of an hour. */
  | 'archiveLate'
  /** The last backup went wrong. */
  | 'backupFailed'
  /** The newest backup is older than 36 hours. */
  | 'backupLate'
  /** No backup was restored on trial in the last 35 days. */
  | 'backupNotVerified'
  /** No backup is taken by itself. */
  | 'backupsNotSet'
  /** Four fifths of the database's connections are in use. */
  | 'connectionsShort'
  /** Files, audit log or approvals are not what was kept of them. */
  | 'differencesFound'
  /** Less than a tenth of a disk with data is free. */
  | 'diskNearlyFull'
  /** Somebody's files take up nine tenths of their room. */
  | 'holdersNearlyFull'
  /** An instance has not told of itself for half a minute, and was not ended. */
  | 'instanceSilent'
  /** They were not looked through in the last 35 days. */
  | 'integrityNotChecked'
  /** Jobs came to nothing and are not tried again. */
  | 'jobsGivenUp'
  /** A job has waited for more than a quarter of an hour. */
  | 'jobsLate'
  /** Jobs went wrong and are tried again. */
  | 'jobsRetried'
  /** A mail has waited for more than ten minutes. */
  | 'mailsLate'
  /** Mails of the last day were refused for good. */
  | 'mailsRefused'
  /** No instance has a server for mail. */
  | 'noMailServer'
  /** One in a hundred calls of an operation takes longer than a second. */
  | 'operationsSlow'
  /** The audit log is not sealed until the day before yesterday. */
  | 'sealsLate'
  /** Of a large table's rows three in ten are gone and still take up room: nothing tidies it up. */
  | 'tablesNeglected'
  /** Instances serve different versions. */
  | 'versionsDiffer';

/** A part of what runs. */
export type OperatingPart =
  /** Copies of everything, elsewhere. */
  | 'backups'
  /** Mails after they were given to a server. */
  | 'deliveries'
  /** The processes that serve. */
  | 'instances'
  /** Checksums of files, audit log and approvals. */
  | 'integrity'
  /** Work that nobody waits for. */
  | 'jobs'
  /** What callers wait for. */
  | 'operations'
  /** Mails before they are sent. */
  | 'outbox'
  /** Disks, shares of room and connections. */
  | 'storage';

/** What can be done with an order. */
export type OrderAction =
  /** Agree to it. */
  | 'approve'
  /** Ask firms what they would take for it, and take one of them over. */
  | 'ask'
  /** Take it away. */
  | 'delete'
  /** Change what it says, its lines and its papers. */
  | 'edit'
  /** Invite its customer, where nobody owns the estate here yet. */
  | 'invite'
  /** Say no to it. */
  | 'reject'
  /** Send it to the customer. */
  | 'release'
  /** Send it again after it was rejected. */
  | 'resend'
  /** Take it up again after the customer said no. */
  | 'rework'
  /** Take it back from the customer. */
  | 'withdraw';

export type OrderCompanyLicenceInput = {
  addressLine1?: string | null | undefined;
  city?: string | null | undefined;
  companyId: string;
  postalCode?: string | null | undefined;
  /** The number that it is ordered with, once. */
  purchaseOrderId: string;
  /** What the company wants to read on the invoice. */
  reference?: string | null | undefined;
  type: LicencePlan;
};

/** What a paper of an order is. */
export type OrderDocumentKind =
  /** A drawing for the municipality. */
  | 'application'
  /** Of the building as a whole. */
  | 'building'
  /** The certificate of completion. */
  | 'completion'
  /** A drawing of a detail. */
  | 'detailed'
  /** Of a contract that is divided among trades. */
  | 'divided'
  /** A report at the end. */
  | 'final'
  /** How much heat is lost, as computed. */
  | 'heatLoss'
  /** Anything else. */
  | 'other'
  /** Of a contract in which one firm does everything. */
  | 'turnkey'
  /** A drawing that is worked by. */
  | 'working';

/** What happened to an order. */
export type OrderEventKind =
  /** The customer agreed to it. */
  | 'approve'
  /** Firms were asked what they would take for it. */
  | 'ask'
  /** Somebody wrote to the others. */
  | 'comment'
  /** It was made. */
  | 'create'
  /** Its customer, who was not here yet, was invited. */
  | 'invite'
  /** Somebody said no to it. */
  | 'reject'
  /** It was sent to the customer. */
  | 'release'
  /** It was sent again. */
  | 'resend'
  /** It was taken up again. */
  | 'rework'
  /** The price of one of them was taken over. */
  | 'takeOver'
  /** It was taken back from the customer. */
  | 'withdraw';

/** Which orders a list shows. */
export type OrderFilter =
  /** What the customer has agreed to. */
  | 'approved'
  /** What is not agreed yet. */
  | 'processing'
  /** Those that somebody offered. */
  | 'quote'
  /** Those that somebody asked for. */
  | 'request';

export type OrderLicenceInput = {
  addressLine1?: string | null | undefined;
  city?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** The number that it is ordered with, once. */
  purchaseOrderId: string;
  /** What the buyer wants to find on the invoice: a name, a project, an order number. */
  reference?: string | null | undefined;
  type: LicencePlan;
};

export type OrderLineInput = {
  description: string;
  /** Taken off, in per cent with two decimals at most. */
  discount?: number | null | undefined;
  /** More than nothing, with three decimals at most. */
  quantity: number;
  /** What is counted: pieces, metres, hours. */
  unit?: string | null | undefined;
  /** Of one unit without VAT, in kroner. */
  unitPrice: number;
  /** In per cent: 25, 15, 12 or 0. */
  vatRate: number;
};

/** Where whoever made or moved an order stands. */
export type OrderSide =
  /** With the company that runs the project. */
  | 'company'
  /** With the owners of the estate. */
  | 'owner'
  /** With a company that was called in. */
  | 'subcontractor';

/** How far an order has come. */
export type OrderStatus =
  /** The customer has agreed; it stays as it is. */
  | 'approvedByCustomer'
  /** It is written, and may be changed. */
  | 'open'
  /** It awaits the customer's answer. */
  | 'readyForCustomer'
  /** The customer has said no. */
  | 'rejectedByCustomer'
  /** One of those who work on the project has said no. */
  | 'rejectedByPmOrSc';

/** Asked for, or offered. */
export type OrderType =
  /** Somebody offers to do something, at a price. */
  | 'quote'
  /** Somebody asks to have something done. */
  | 'request';

/** Which of the papers that are asked for. */
export type OwedPaperCode =
  /** How much air each vent gives, measured. */
  | 'airflowProtocol'
  /** Airtightness test. */
  | 'airtightness'
  /** The drawings of what was built, not of what was planned. */
  | 'asBuiltDrawings'
  /** Stove and chimney control. */
  | 'chimneyControl'
  /** That the municipality finds the work done (ferdigattest). */
  | 'completionCertificate'
  /** Firm's declaration of conformity. */
  | 'conformityFirm'
  /** Declaration of independent control. */
  | 'controlDeclaration'
  /** Declaration of electrical conformity. */
  | 'elConformity'
  /** Final electrical test and list of circuits. */
  | 'elFinalTest'
  /** Electrical risk assessment. */
  | 'elRisk'
  /** How much energy the house needs (energiattest). */
  | 'energyLabel'
  /** Survey of hazardous materials. */
  | 'environmentSurvey'
  /** Measurements and pictures of the work. */
  | 'executionLog'
  /** Who answers for what, as the application says (gjennomføringsplan). */
  | 'executionPlan'
  /** Operation and maintenance manual. */
  | 'fdv'
  /** Fire stopping with pictures. */
  | 'fireStopping'
  /** Guarantee of § 12. */
  | 'guarantee'
  /** Heating cable measurements. */
  | 'heatingCable'
  /** Leak stopper. */
  | 'leakStop'
  /** Record of the one-year inspection. */
  | 'oneYearInspection'
  /** Pressure test and plumber's statement. */
  | 'plumbing'
  /** Product data. */
  | 'productDocs'
  /** Record of the handover. */
  | 'takeoverProtocol'
  /** Temporary permit for use. */
  | 'temporaryUse'
  /** Final waste report. */
  | 'wasteReport'
  /** How membrane, slopes and drains were made, with pictures. */
  | 'wetRoomRecord';

/** How far such a paper has come. */
export type OwedPaperState =
  /** Somebody was asked for it. */
  | 'asked'
  /** It is not there, and nobody was asked. */
  | 'missing'
  /** Somebody has said why nobody waits for it. */
  | 'notNeeded'
  /** It depends on something that nobody has spoken of yet. */
  | 'perhaps'
  /** It is there. */
  | 'received';

export type OwnControlAreaInput = {
  name: string;
  /** Who does the work. */
  partyName?: string | null | undefined;
};

/** What became of a question whether somebody owns an estate. */
export type OwnerInvitationState =
  /** They said yes, and own it. */
  | 'ACCEPTED'
  /** They said no. */
  | 'DECLINED'
  /** Nobody answered it in time. */
  | 'EXPIRED'
  /** Nobody has answered it. */
  | 'INVITED'
  /** They said yes, and own it no more. */
  | 'LEFT'
  /** The company withdrew it, or asked somebody else. */
  | 'WITHDRAWN';

/** Who owns an estate. */
export type OwnerKind =
  /** A registered firm. */
  | 'COMPANY'
  /** People. */
  | 'PRIVATE';

/** How it is owned: a share in a housing association, a property of its own, or in another way. */
export type OwnershipKind =
  /** In another way. */
  | 'custom'
  /** A share in a housing association. */
  | 'housingAssociation'
  /** A property of its own. */
  | 'owned';

/** What a paper depends on. */
export type PaperCondition =
  /** Not before a year has passed. */
  | 'afterAYear'
  /** Only where the work had to be applied for. */
  | 'appliedFor'
  /** Only where there is a stove or a chimney. */
  | 'stove'
  /** Only of work above a certain size. */
  | 'thresholds';

/** What somebody has said of a paper. */
export type PaperDecision =
  /** It must come. */
  | 'needed'
  /** Nobody waits for it, for a reason that is told. */
  | 'notNeeded';

/** Papers that stand together. */
export type PaperGroup =
  /** What the municipality and those who answer to it bring. */
  | 'authority'
  /** Of the electrical installation. */
  | 'electrical'
  /** How it was built. */
  | 'execution'
  /** What changes hands at the end. */
  | 'handover'
  /** Of pipes. */
  | 'plumbing'
  /** How its air is changed, and how that was measured. */
  | 'ventilation'
  /** Of wet rooms. */
  | 'wetRoom';

/** The papers of an estate that a document can be moved to. */
export type PaperKind =
  /** Of a building. */
  | 'drawing'
  /** Of a policy, broker or appraiser. */
  | 'insurance'
  /** Of a building, without a kind of its own. */
  | 'otherDocument'
  /** For the owners' own eyes, in the private folder. */
  | 'privateDocument'
  /** A valuation, condition or damage report, in the archive. */
  | 'report';

/** Who usually owes a paper. */
export type PaperOwer =
  /** Who applied for the work, and answers for all of it. */
  | 'applicant'
  /** Who carried it out. */
  | 'contractor'
  /** Who controlled it, and had no other part in it. */
  | 'control'
  /** Who planned it. */
  | 'designer'
  /** Who drew the wires. */
  | 'electrician'
  /** Who built the stove or the chimney. */
  | 'mason'
  /** Who gives leave to build and to use. */
  | 'municipality'
  /** The owner of the house. */
  | 'owner'
  /** Who laid the pipes. */
  | 'plumber'
  /** Who made the wet rooms tight, and laid the tiles. */
  | 'tiler'
  /** Who saw to the ventilation. */
  | 'ventilator';

/** What part somebody has in a project. */
export type ParticipantRole =
  /** Owns the estate, and is named in the project as such. */
  | 'Owner'
  /** Leads the work. */
  | 'ProjectManager'
  /** Does a part of it. */
  | 'Subcontractor';

/** Whether a participant has come. */
export type ParticipantState =
  /** They have been here since. */
  | 'CONFIRMED'
  /** They were told of it, and have not been here since. */
  | 'CREATED';

/** Who answers for something. */
export type PartyKind =
  /** The owners, or one of them. */
  | 'landlord'
  /** A company that they turn to. */
  | 'supplier';

/** Before the work, or after it. */
export type PictureSide =
  /** How it became. */
  | 'after'
  /** How it was. */
  | 'before';

export type PlanDeviationInput = {
  /** Where in the plan of the house: a part of one of its buildings. */
  areaId: string;
  /** The one that stays. */
  deviationId: string;
  projectId: string;
  /** The day it is due. */
  startDate: string;
  /** What the task is called. */
  title: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type PlanImportCorrectionInput = {
  /** What the cell says of the task. */
  field: PlanImportField;
  /** From 1, as the spreadsheet counts. */
  row: number;
  /** What is to stand there. */
  text: string;
};

/** What a column of a sheet can be in the plan. */
export type PlanImportField =
  /** Whether its times follow the plan, or when it was last done. */
  | 'basis'
  /** What the building is called. */
  | 'building'
  /** Of each time, in kroner. */
  | 'cost'
  /** Whatever else is to be known of it. Several columns may be this; each comes along below its title. */
  | 'description'
  /** After that it does not come again. */
  | 'endDate'
  /** So many of what `period` says, or of the column's unit where no column says that. */
  | 'interval'
  /** When it was last done. The first time is counted from it where nothing says when that is; else it comes along in the description. */
  | 'lastDone'
  /** The part of the building: its number, or what it is called. */
  | 'part'
  /** How often: once, yearly, 6 months; or a figure, of what the column's unit says. */
  | 'period'
  /** High, medium or low; or 1, 2, 3. */
  | 'priority'
  /** Who does it, by name. */
  | 'responsible'
  /** The first time it is due: a day, a month or a year. */
  | 'startDate'
  /** What is to be done. */
  | 'title'
  /** What kind of work it is. */
  | 'trade';

/** Why a column is taken for what it is. */
export type PlanImportGuess =
  /** By what stands in it. */
  | 'content'
  /** Another column is that already. */
  | 'double'
  /** Nothing stands in it. */
  | 'empty'
  /** The plan counts it by itself. */
  | 'left'
  /** By its title. */
  | 'name'
  /** It was the last time. */
  | 'remembered'
  /** Nobody can tell. */
  | 'unsure';

/** Why a column becomes nothing. */
export type PlanImportLeftReason =
  /** A plan is read from sixty columns. */
  | 'beyond'
  /** Nothing was chosen for it. */
  | 'notChosen';

export type PlanImportMeaningInput = {
  /** What the cell says of the task. */
  field: PlanImportField;
  /** What stands in the sheet, in whatever letters; empty for cells in which nothing stands. */
  found: string;
  /** What is meant; empty for nothing. */
  text: string;
};

/** What a row is that is no task. */
export type PlanImportSkip =
  /** A heading for the rows below it. */
  | 'group'
  /** It sums up the rows above it. */
  | 'sum'
  /** The titles of the columns once more. */
  | 'titles';

/** Which rows are taken. */
export type PlanImportTake =
  /** All of them, or none where one has a fault. */
  | 'all'
  /** Those without a fault. */
  | 'sound';

/** What the figures of a column count. */
export type PlanImportUnit =
  /** So many days lie between two times. */
  | 'day'
  /** A krone, VAT included. */
  | 'krone'
  /** A krone without VAT; 25 % is added. */
  | 'kroneNet'
  /** So many months lie between two times. */
  | 'month'
  /** A thousand kroner, VAT included. */
  | 'thousand'
  /** A thousand kroner without VAT; 25 % is added. */
  | 'thousandNet'
  /** So many weeks lie between two times. */
  | 'week'
  /** So many years lie between two times; each is kept as twelve months. */
  | 'year';

/** A task that knows which part of the building it is for. */
export type PlannedTaskInput = {
  /** What the next time is counted from; the plan, if not said. */
  basis?: MaintenanceBasis | null | undefined;
  /** The number of the building part; `26` is the roof. */
  code: string;
  description?: string | null | undefined;
  /** After which it is not done any more. */
  endDate?: string | null | undefined;
  /** Of each time, in kroner. */
  estimatedCost?: number | null | undefined;
  /** 1 if not said. */
  interval?: number | null | undefined;
  /** Left out for a task that is done once. */
  period?: MaintenancePeriod | null | undefined;
  /** 1 is high, 2 medium, 3 low. */
  priority: number;
  /** One of the owners, or somebody they turn to. */
  responsibleId?: string | null | undefined;
  /** The owners together, if not said. */
  responsibleKind?: PartyKind | null | undefined;
  /** From 1900 to 2200. */
  startDate: string;
  /** Given by the client, where it made one. */
  taskId?: string | null | undefined;
  title: string;
  trade?: Trade | null | undefined;
};

export type PostalAddressInput = {
  addressLine1?: string | null | undefined;
  city?: string | null | undefined;
  postalCode?: string | null | undefined;
};

export type PreviewPublicLinkInput = {
  estateId: string;
  /** Of a project there: then it shows that one, and of the estate nothing but its address. */
  projectId?: string | null | undefined;
  /** What it would show beside the estate itself. */
  sections: Array<string>;
};

export type PriceIndexValueInput = {
  /** A month, as `2026-10`. */
  period: string;
  /** Above nought. */
  value: number;
};

/** How binding a price is. */
export type PriceKind =
  /** It costs about that; a consumer pays 15 per cent more at the most. */
  | 'ESTIMATE'
  /** It costs that, whatever the work takes. */
  | 'FIXED'
  /** It costs what the hours come to. */
  | 'HOURLY'
  /** A guess, before anybody has looked closely. */
  | 'INDICATION'
  /** It costs what the work takes, and no more than that. */
  | 'MAXIMUM';

/** Indexes of prices that are published in Norway, each by the table of Statistics Norway that it stands in. */
export type PriceSeries =
  /** Blocks of flats: table 08655. */
  | 'blocks'
  /** Consumer prices: table 14710. */
  | 'consumerPrices'
  /** Dwellings in all: table 08651. */
  | 'dwellings'
  /** Their labour: table 08651. */
  | 'dwellingsLabour'
  /** Their material: table 08651. */
  | 'dwellingsMaterial'
  /** One that its people know. */
  | 'other'
  /** Plumbing in blocks of flats: table 04534. */
  | 'plumbing'
  /** Detached houses of wood: table 08653. */
  | 'woodenHouses';

export type ProjectBudgetLineInput = {
  /** In kroner, with two decimals at most. */
  amount: number;
  description?: string | null | undefined;
  /** Of a line that is there already. */
  id?: string | null | undefined;
  trade: Trade;
};

/** One of the estate's owners, or somebody by name. */
export type ProjectCustomerInput = {
  accountId?: string | null | undefined;
  name?: string | null | undefined;
};

export type ProjectDocumentInput = {
  /** Which of the papers that are asked for it is. */
  covers?: OwedPaperCode | null | undefined;
  customName: string;
  /** Needed of a new one. */
  documentType?: DocumentType | null | undefined;
  /** An upload of one's own; needed of a new paper. On one that is there it becomes the newest file. */
  fileId?: string | null | undefined;
  /** Of the paper that changes; left out for a new one. */
  id?: string | null | undefined;
};

/** Which papers of a project. */
export type ProjectDocumentListName =
  /** What all who take part need at hand. */
  | 'common'
  /** What is handed over at the end. */
  | 'delivery'
  /** What it is built by. */
  | 'drawings';

/** One of the two: an account in the company that runs the project, or of an owner of the estate, or a subcontractor of the company. */
export type ProjectParticipantInput = {
  /** Of an `Owner` that of somebody who owns the estate. */
  accountId?: string | null | undefined;
  /** What part it is. */
  role: ParticipantRole;
  /** Of a company that is called in: which of one's subcontractors. */
  subcontractorId?: string | null | undefined;
};

/** A completed project is archived. */
export type ProjectStatus =
  /** It goes on. */
  | 'ACTIVE'
  /** It has been closed. */
  | 'ARCHIVED';

/** What is built; a renovation names its usual kinds beside it. */
export type ProjectType =
  /** Anything else, with areas of one's own. */
  | 'CUSTOM'
  /** A new flat. */
  | 'NEW_APARTMENT'
  /** A new house. */
  | 'NEW_BUILDING'
  /** Work on what stands already. */
  | 'RENOVATION';

export type PutAwayFirstStepsInput = {
  estateId: string;
};

/** What can be done with a quotation. */
export type QuotationAction =
  /** Say no for the firm. */
  | 'decline'
  /** Say what the firm would take. */
  | 'give'
  /** Take it over into the order. */
  | 'takeOver';

/** How far a firm has come with its price. */
export type QuotationStatus =
  /** It has not answered. */
  | 'asked'
  /** It has said no. */
  | 'declined'
  /** It has said what it would take. */
  | 'given'
  /** Its price stands in the order. */
  | 'taken';

export type RaiseDeviationInput = {
  /** The point that it is about, if any. */
  controlPointId?: string | null | undefined;
  /** With an id that the client made, it is raised under it. */
  deviationId?: string | null | undefined;
  /** The drawing or paper that it is about, if any. */
  documentId?: string | null | undefined;
  /** By when it is to be mended. */
  dueDate?: string | null | undefined;
  /** Uploads of one's own that show it. */
  fileIds?: Array<string> | null | undefined;
  /** Where on that drawing: how far from its left edge, between 0 and 1 of its width; with `markY`, or neither. */
  markX?: number | null | undefined;
  /** And how far from its upper edge, of its height. */
  markY?: number | null | undefined;
  projectId: string;
  /** One of the participants. */
  responsibleId?: string | null | undefined;
  /** The room that it is about, if any. */
  roomId?: string | null | undefined;
  /** What is wrong, in words. */
  text: string;
};

export type RejectOrderInput = {
  orderId: string;
  reason: string;
  version?: number | null | undefined;
};

/** Of maintenance that is due, an insurance that ends, or a licence that ends. */
export type ReminderKind =
  /** Policies that run out. */
  | 'insurance'
  /** Licences that run out. */
  | 'licence'
  /** What is to be done on an estate, each week. */
  | 'maintenance';

export type RenovationDocumentInput = {
  customName: string;
  /** Needed for a new document. */
  documentType?: AgreementDocumentType | null | undefined;
  /** An uploaded document of one's own; needed for a new document. Left out it stays as it was. */
  fileId?: string | null | undefined;
  /** Of the document to change. */
  id?: string | null | undefined;
};

/** Whose hands did the work: a tradesman's, one's own, or both. */
export type RenovationKind =
  /** By tradesmen. */
  | 'professional'
  /** By the owners themselves. */
  | 'selfEffort'
  /** By the owners, and by tradesmen. */
  | 'selfEffortProfessional';

export type RenovationPictureInput = {
  /** What is said below it. */
  caption?: string | null | undefined;
  /** An uploaded picture of one's own; needed for a new picture. */
  fileId?: string | null | undefined;
  /** Of the picture to change. */
  id?: string | null | undefined;
  /** Needed for a new picture. */
  side?: PictureSide | null | undefined;
  /** Left out a new picture comes last. */
  sortOrder?: number | null | undefined;
};

/** What is usually done in a renovation; each brings the control areas that belong to it. */
export type RenovationPreset =
  /** All of a bathroom, from the membrane out. */
  | 'BATHROOM'
  /** Another cladding. */
  | 'EXTERIOR_CLADDING_REPLACEMENT'
  /** Another front door. */
  | 'FRONT_DOOR_REPLACEMENT'
  /** Other felt on the roof. */
  | 'ROOFING_FELT_REPLACEMENT'
  /** Other tiles on the roof. */
  | 'ROOF_TILES_REPLACEMENT'
  /** Other windows. */
  | 'WINDOW_REPLACEMENT';

export type ReopenControlAreaInput = {
  controlAreaId: string;
  projectId: string;
  version?: number | null | undefined;
};

export type ReopenControlPointInput = {
  controlAreaId: string;
  controlPointId: string;
  projectId: string;
  version?: number | null | undefined;
};

export type ReopenProjectInput = {
  projectId: string;
  /** Needed; mailed to all who had a part in it, and told by its next book. */
  reason: string;
};

/** What somebody is to the estate. */
export type ReportAccountKind =
  /** Somebody in a company that they let in. */
  | 'company'
  /** A guest of theirs. */
  | 'guest'
  /** One of its owners. */
  | 'owner';

/** A paper that goes with a report, and what it is called there. */
export type ReportDocumentInput = {
  /** The name of the file where it is left out. */
  customName?: string | null | undefined;
  /** An upload of one's own, or a document of the estate that one may read. */
  fileId: string;
};

/** What comes first in the archive. A report without a date of its own counts by the day it was added. */
export type ReportOrder =
  /** What is dated last. */
  | 'dated'
  /** What was added last. */
  | 'newest'
  /** What is dated first. */
  | 'oldest';

/** Where a document stands. */
export type ReportPaperSource =
  /** In the report archive. */
  | 'archive'
  /** With the maintenance plan. */
  | 'plan';

/** How far a report has come. */
export type ReportState =
  /** It can be changed. */
  | 'draft'
  /** It could not be made, and can be tried again. */
  | 'failed'
  /** It is made, and stays as it is. */
  | 'made'
  /** It is being made. */
  | 'making'
  /** It could not be made, since there is no room left for files. */
  | 'noRoom';

/** Whose report it is: a valuation, of damage, of condition, or another. */
export type ReportType =
  /** How it is, part by part. */
  | 'conditionReport'
  /** What is broken. */
  | 'damageReport'
  /** Any other report. */
  | 'otherReport'
  /** What it is worth. */
  | 'valueRate';

export type RestoreCompanyDeletionsInput = {
  /** One's own where it is left out. */
  companyId?: string | null | undefined;
  /** Of deletions, at most 200. */
  ids: Array<string>;
};

export type RestoreEstateDeletionsInput = {
  estateId: string;
  /** Of deletions, at most 200. */
  ids: Array<string>;
};

export type RestoreProjectDeletionsInput = {
  /** Of deletions, at most 200. */
  ids: Array<string>;
  projectId: string;
};

/** A comment as it travels with its room. */
export type RoomCommentInput = {
  /** Pictures that one has uploaded, to be added. */
  fileIds?: Array<string> | null | undefined;
  id?: string | null | undefined;
  /** What is said; it may be empty where there is a picture. */
  text?: string | null | undefined;
};

/** What a room is used for. */
export type RoomType =
  /** Outdoors, above the ground. */
  | 'balcony'
  /** To bathe in. */
  | 'bathroom'
  /** To sleep in. */
  | 'bedroom'
  /** For cars. */
  | 'garage'
  /** To come in by. */
  | 'hall'
  /** To cook in. */
  | 'kitchen'
  /** To wash clothes in. */
  | 'laundry'
  /** To be in. */
  | 'livingRoom'
  /** To work in. */
  | 'office'
  /** Anything else. */
  | 'other'
  /** Between the floors. */
  | 'stairwell'
  /** To keep things in. */
  | 'storage'
  /** For heating, water or electricity. */
  | 'technicalRoom'
  /** Outdoors, on the ground. */
  | 'terrace'
  /** With a toilet and little more. */
  | 'toilet';

export type SaveArchitectDetailInput = {
  /** Who drew it. */
  architectName?: string | null | undefined;
  buildingId: string;
  company?: string | null | undefined;
  documents?: Array<DrawingInput> | null | undefined;
  email?: string | null | undefined;
  estateId: string;
  phone?: string | null | undefined;
  /** Drawings that are taken away. */
  removedIds?: Array<string> | null | undefined;
  /** Needed to change who drew it. */
  version?: number | null | undefined;
};

export type SaveBuildingBudgetsInput = {
  /** Locks or unlocks it; for owners. What is so already stays as it is. */
  action?: LockAction | null | undefined;
  /** Six thousand at most. */
  budgets?: Array<BuildingBudgetInput> | null | undefined;
  estateId: string;
  /** Needed to change amounts. */
  version?: number | null | undefined;
};

export type SaveBuildingPartInput = {
  buildingId: string;
  cause?: string | null | undefined;
  /** Two digits by which building parts are known; `26` is the roof. */
  code: string;
  conditionGrade: ConditionGrade;
  consequence?: string | null | undefined;
  /** What it is thought to cost to mend, in kroner. */
  costEstimate?: number | null | undefined;
  estateId: string;
  /** Of the part to change. With a new id, given by the client, the part is added under it. */
  id?: string | null | undefined;
  inspectedOn?: string | null | undefined;
  name?: string | null | undefined;
  /** Needed to change a part. */
  version?: number | null | undefined;
};

export type SaveEstateControlPointInput = {
  buildingId: string;
  comment?: string | null | undefined;
  /** Of the control point to change. With a new id, given by the client, the control point is added under it. */
  controlPointId?: string | null | undefined;
  estateId: string;
  /** Uploaded documents of one's own; those that are there already stay. */
  fileIds?: Array<string> | null | undefined;
  isCompleted?: boolean | null | undefined;
  name: string;
  /** Pictures and papers that are taken away from it. */
  removedFileIds?: Array<string> | null | undefined;
  /** Goes with `isCompleted: true`, and is gone when it is opened again. */
  result?: ControlResult | null | undefined;
  type: EstateControlPointType;
  /** Needed to change a control point. */
  version?: number | null | undefined;
};

export type SaveEstateValueInput = {
  estateId: string;
  /** Needs `valuedAt`. */
  estimatedValue?: number | null | undefined;
  /** What is owed on it, in kroner. */
  loan?: number | null | undefined;
  /** What the housing association takes each month, in kroner. */
  monthlySharedCost?: number | null | undefined;
  /** The day that it was bought. */
  purchaseDate?: string | null | undefined;
  /** What was paid for it, in kroner. */
  purchasePrice?: number | null | undefined;
  /** The flat's part of what the housing association owes, in kroner. */
  sharedDebt?: number | null | undefined;
  /** What it is worth for the tax, in kroner. */
  taxValue?: number | null | undefined;
  /** The day of `estimatedValue`, no later than today. */
  valuedAt?: string | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type SaveExteriorImageInput = {
  /** What is said below it; null takes it away. */
  caption?: string | null | undefined;
  estateId: string;
  /** The picture that is meant. */
  imageId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type SaveExteriorInput = {
  cladding?: string | null | undefined;
  description?: string | null | undefined;
  estateId: string;
  foundation?: string | null | undefined;
  /** What the roof is made of. */
  roof?: string | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type SaveFloorInput = {
  estateId: string;
  /** Of the floor to change. With a new id, given by the client, the floor is added under it. */
  floorId?: string | null | undefined;
  name?: string | null | undefined;
  /** Left out, a new floor comes last and a known one stays where it is. */
  sortOrder?: number | null | undefined;
  type: FloorType;
  /** Needed to change a floor. */
  version?: number | null | undefined;
};

export type SaveForecastInput = {
  /** In square metres; that of the buildings if not said. */
  area?: number | null | undefined;
  estateId: string;
  /** What is saved already at the beginning of this year, in kroner. */
  fund: number;
  /** What savings bear, in per cent a year; nothing if not said. */
  interest?: number | null | undefined;
  /** The first year in which that is saved; needed with it. */
  laterFrom?: number | null | undefined;
  /** What is saved from a later year on, in the kroner of this one. */
  laterSaving?: number | null | undefined;
  /** In per cent a year, with two decimals at most. */
  priceGrowth: number;
  /** An index of which two periods are written: its growth is counted with instead. */
  priceSeries?: PriceSeries | null | undefined;
  /** What that rests on, such as an index with its last period. */
  priceSource?: string | null | undefined;
  /** Needed once it has one. */
  version?: number | null | undefined;
  /** What is saved this year; from then on it follows the prices. */
  yearlySaving: number;
};

export type SaveInsuranceInput = {
  company: string;
  contactName?: string | null | undefined;
  customName?: string | null | undefined;
  estateId: string;
  /** An uploaded document of one's own. Left out it stays as it was; null takes it away. */
  fileId?: string | null | undefined;
  /** Of the insurance to change. With a new id, given by the client, it is added under it. */
  id?: string | null | undefined;
  kind: InsuranceKind;
  phone?: string | null | undefined;
  /** The number that the company knows it by. */
  policyNumber?: string | null | undefined;
  /** The last day that it counts. */
  validTo?: string | null | undefined;
  /** Needed to change an insurance. */
  version?: number | null | undefined;
};

export type SaveMaintenanceAreaInput = {
  /** Of the area to change. With a new id, given by the client, the area is added under it. */
  areaId?: string | null | undefined;
  /** Needed for a new area, which stays on that building. */
  buildingId?: string | null | undefined;
  cause?: string | null | undefined;
  /** Two digits by which building parts are known; `26` is the roof. */
  code: string;
  conditionGrade: ConditionGrade;
  consequence?: string | null | undefined;
  /** What comes of it where the part fails. */
  consequenceGrade?: ConsequenceGrade | null | undefined;
  /** In kroner, with two decimals at most. */
  costEstimate?: number | null | undefined;
  description?: string | null | undefined;
  estateId: string;
  inspectedOn?: string | null | undefined;
  name?: string | null | undefined;
  /** How much of it there is, in its unit. */
  quantity?: number | null | undefined;
  /** For how many years it is thought to last. */
  remainingLifeYears?: number | null | undefined;
  /** What the quantity is counted in. */
  unit?: AreaUnit | null | undefined;
  /** Needed to change an area. */
  version?: number | null | undefined;
};

export type SaveMoistureSensorInput = {
  /** 85 of relative humidity, 20 of wood, if not said. */
  alarmThreshold?: number | null | undefined;
  buildingId?: string | null | undefined;
  /** What its network calls it. */
  deviceId?: string | null | undefined;
  estateId: string;
  id?: string | null | undefined;
  /** Where on the estate it hangs, in words. */
  location?: string | null | undefined;
  name: string;
  /** Stays as it is once there are readings. Relative humidity if not said. */
  quantity?: MoistureQuantity | null | undefined;
  /** 75 of relative humidity, 16 of wood, if not said. */
  threshold?: number | null | undefined;
  /** Needed to change a sensor. */
  version?: number | null | undefined;
};

export type SaveOrderLineInput = {
  description: string;
  /** Taken off, in per cent with two decimals at most. */
  discount?: number | null | undefined;
  /** The line that is changed; where it is left out, or unknown, a new one is added. */
  id?: string | null | undefined;
  orderId: string;
  /** More than nothing, with three decimals at most. */
  quantity: number;
  /** What is counted: pieces, metres, hours. */
  unit?: string | null | undefined;
  /** Of one unit without VAT, in kroner. */
  unitPrice: number;
  /** In per cent: 25, 15, 12 or 0. */
  vatRate: number;
  /** Of the order, as it was read. */
  version?: number | null | undefined;
};

export type SaveOtherDocumentInput = {
  buildingId: string;
  customName: string;
  estateId: string;
  /** An uploaded document of one's own; may be left out when a document is changed. */
  fileId?: string | null | undefined;
  /** Of the document to change. With a new id, given by the client, the document is added under it. */
  otherDocumentId?: string | null | undefined;
  /** Needed to change a document. */
  version?: number | null | undefined;
};

export type SavePlanDocumentInput = {
  /** Where it is kept when it is new; left out with the plan as a whole. */
  areaId?: string | null | undefined;
  customName: string;
  estateId: string;
  /** An uploaded document of one's own; may be left out when a document is changed. */
  fileId?: string | null | undefined;
  /** Of the document to change. With a new id, given by the client, the document is added under it. */
  id?: string | null | undefined;
  /** Needed to change a document. */
  version?: number | null | undefined;
};

export type SavePriceSeriesInput = {
  estateId: string;
  /** Which of them it is. */
  series: PriceSeries;
  /** All of them, one for a month; none to let go of it. */
  values: Array<PriceIndexValueInput>;
};

export type SavePrivateDocumentInput = {
  customName: string;
  estateId: string;
  /** An uploaded document of one's own; may be left out when a document is changed. */
  fileId?: string | null | undefined;
  /** Of the document to change. With a new id, given by the client, it is added under it. */
  id?: string | null | undefined;
  /** Needed to change a document. */
  version?: number | null | undefined;
};

export type SaveProjectBudgetInput = {
  /** All of them, in their order. */
  lines: Array<ProjectBudgetLineInput>;
  projectId: string;
  /** Needed to change it. */
  version?: number | null | undefined;
};

export type SaveProjectDocumentsInput = {
  /** New ones, and those that change. */
  documents?: Array<ProjectDocumentInput> | null | undefined;
  /** Whether what is not given is to be removed. */
  isWholeList?: boolean | null | undefined;
  /** Which of its lists. */
  list: ProjectDocumentListName;
  projectId: string;
  /** Papers that are taken away, with all their files. */
  removedIds?: Array<string> | null | undefined;
  /** Needed where the whole list is sent. */
  version?: number | null | undefined;
};

export type SaveProjectFloorInput = {
  estateId: string;
  /** Of the floor to change. With a new id, given by the client, the floor is added under it. */
  floorId?: string | null | undefined;
  name?: string | null | undefined;
  projectId: string;
  /** Left out, a new floor comes last and a known one stays where it is. */
  sortOrder?: number | null | undefined;
  type: FloorType;
  /** Needed to change a floor. */
  version?: number | null | undefined;
};

export type SaveProjectRoomCommentInput = {
  estateId: string;
  /** Pictures that one has uploaded, to be added. */
  fileIds?: Array<string> | null | undefined;
  /** Of the comment to change. With a new id, given by the client, the comment is added under it. */
  id?: string | null | undefined;
  projectId: string;
  /** Of the comment's pictures those that are taken away. */
  removedPictureIds?: Array<string> | null | undefined;
  /** The room that it is said of. */
  roomId: string;
  /** What is said; it may be empty where there is a picture. */
  text?: string | null | undefined;
  /** Needed to change a comment. */
  version?: number | null | undefined;
};

export type SaveRenovationInput = {
  /** The companies that did it, by name. */
  companies?: Array<string> | null | undefined;
  /** In kroner, with two decimals at most. */
  cost?: number | null | undefined;
  description?: string | null | undefined;
  documents?: Array<RenovationDocumentInput> | null | undefined;
  estateId: string;
  kind: RenovationKind;
  /** Pictures that are added or changed. */
  pictures?: Array<RenovationPictureInput> | null | undefined;
  /** Of documents to remove. */
  removedIds?: Array<string> | null | undefined;
  /** Pictures that are taken away. */
  removedPictureIds?: Array<string> | null | undefined;
  /** Of the renovation to change. With a new id, given by the client, the renovation is added under it. */
  renovationId?: string | null | undefined;
  title: string;
  /** Left out they stay as they were. */
  trades?: Array<Trade> | null | undefined;
  /** Needed to change a renovation. */
  version?: number | null | undefined;
  /** When it was done. */
  year: number;
};

export type SaveReportDocumentInput = {
  customName: string;
  estateId: string;
  /** An uploaded document of one's own; may be left out when a report is changed. */
  fileId?: string | null | undefined;
  /** Of the report to change. With a new id, given by the client, the report is added under it. */
  id?: string | null | undefined;
  /** The day that the report itself bears. */
  reportDate?: string | null | undefined;
  /** What kind of report it is. */
  reportType: ReportType;
  /** Needed to change a report. */
  version?: number | null | undefined;
};

export type SaveRoomCommentInput = {
  estateId: string;
  /** Pictures that one has uploaded, to be added. */
  fileIds?: Array<string> | null | undefined;
  /** Of the comment to change. With a new id, given by the client, the comment is added under it. */
  id?: string | null | undefined;
  /** Of the comment's pictures those that are taken away. */
  removedPictureIds?: Array<string> | null | undefined;
  /** The room that it is said of. */
  roomId: string;
  /** What is said; it may be empty where there is a picture. */
  text?: string | null | undefined;
  /** Needed to change a comment. */
  version?: number | null | undefined;
};

export type SaveScenarioInput = {
  /** All of them, one for a task; a hundred at most. */
  changes?: Array<ScenarioChangeInput> | null | undefined;
  estateId: string;
  /** Of the one that is changed; a new one if not said. */
  id?: string | null | undefined;
  name: string;
  /** In per cent a year, with two decimals at most; as the plan has it if not said. */
  priceGrowth?: number | null | undefined;
  /** An index of which two periods are written, in place of a growth of its own. */
  priceSeries?: PriceSeries | null | undefined;
  /** What that rests on. */
  priceSource?: string | null | undefined;
  /** The first year in which that is saved; from this one on if not said. */
  savingFrom?: number | null | undefined;
  version?: number | null | undefined;
  /** What is saved in a year, in the kroner of this one; as the plan has it if not said. */
  yearlySaving?: number | null | undefined;
};

export type SaveSharesInput = {
  estateId: string;
  /** All of them, in their order; a thousand at most. */
  shares: Array<EstateShareInput>;
};

export type SaveTechnicalInformationInput = {
  /** What there is to know of the electrical installation. */
  electricity?: string | null | undefined;
  /** Where the electricity meter is, and its number. */
  electricityMeter?: string | null | undefined;
  /** From A, the best, to G. */
  energyGrade?: EnergyGrade | null | undefined;
  estateId: string;
  /** Where the fuses are. */
  fuseBox?: string | null | undefined;
  heating?: string | null | undefined;
  /** How it is connected. */
  internet?: string | null | undefined;
  /** Where the water is shut off. */
  mainStopcock?: string | null | undefined;
  /** How much there was, in becquerels a cubic metre. */
  radonBq?: number | null | undefined;
  /** The day that radon was measured. */
  radonMeasuredOn?: string | null | undefined;
  /** Where the waste water goes. */
  sewer?: Sewer | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
  /** Where the water meter is, and its number. */
  waterMeter?: string | null | undefined;
  /** Where the water comes from. */
  waterSupply?: WaterSupply | null | undefined;
};

/** What becomes of a task in a scenario. */
export type ScenarioAction =
  /** It is not done. */
  | 'drop'
  /** It is done with another task, whenever that is. */
  | 'join'
  /** It is done at another time. */
  | 'move';

export type ScenarioChangeInput = {
  /** Whether it is moved, left out or done with another. */
  action: ScenarioAction;
  /** What it costs then, in kroner; as estimated if not said. */
  cost?: number | null | undefined;
  /** Needed to join it: a task that stays in the plan. */
  joinedToId?: string | null | undefined;
  /** Needed to move it: the day of its next time, after what was done and not in a year that is over. */
  moveTo?: string | null | undefined;
  taskId: string;
};

/** What a match is. */
export type SearchKind =
  /** On an estate. */
  | 'building'
  /** Where it lies. */
  | 'estate'
  /** Of a project. */
  | 'order'
  /** A file that a record keeps, found by its name or by what it says. */
  | 'paper'
  /** Who takes part in a project, a person or a firm. */
  | 'participant'
  /** That goes on or is completed. */
  | 'project'
  /** In a building. */
  | 'room'
  /** Whom a company calls in. */
  | 'subcontractor'
  /** Who delivers to an estate, as its maintenance plan names them. */
  | 'supplier'
  /** Of a maintenance plan. */
  | 'task';

export type SeeOrderInput = {
  orderId: string;
};

export type SeeProjectDocumentsInput = {
  /** Which of its lists. */
  list: ProjectDocumentListName;
  projectId: string;
};

export type SendDocumentInput = {
  customName: string;
  /** An uploaded document of one's own. */
  fileId: string;
};

export type SendDocumentsInput = {
  documents: Array<SendDocumentInput>;
  estateId: string;
  /** What is said with it. */
  message?: string | null | undefined;
  /** What it is about, in a few words. */
  subject: string;
};

export type SendUserMailInput = {
  /** Which of them. */
  mail: UserMail;
  /** Why; it is kept in the log. */
  reason: string;
  userId: string;
};

/** What a system administrator decides of a claim. */
export type SettleClaimInput = {
  /** Of the claim. */
  id: string;
  /** Yes or no. */
  isApproved: boolean;
  /** Kept with the claim, and told to the owners. */
  reason: string;
};

/** Where the waste water goes. */
export type Sewer =
  /** The municipality's. */
  | 'municipal'
  /** There is none. */
  | 'none'
  /** A tank that is emptied. */
  | 'septicTank'
  /** Shared with neighbours. */
  | 'shared'
  /** A small plant of its own. */
  | 'treatmentPlant';

export type StartLicenceTrialInput = {
  /** One that the selected account, or its company, may hold. */
  type: LicencePlan;
};

export type StartProjectForCustomerInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  /** Who does the work of the areas that its type or its renovations bring. */
  areaParties?: Array<AreaPartyInput> | null | undefined;
  bnr?: number | null | undefined;
  builtYear?: number | null | undefined;
  /** Those that the project makes up itself. */
  controlAreas?: Array<OwnControlAreaInput> | null | undefined;
  /** They are asked by mail whether the estate is theirs. */
  customerEmail: string;
  /** Of whom the work is for; with the other it is what the project calls its customer. */
  customerFirstName: string;
  /** Of whom the work is for. */
  customerLastName: string;
  /** Kept as the contact of the estate, with name and address of mail. */
  customerPhoneNumber?: string | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  fnr?: number | null | undefined;
  gnr?: number | null | undefined;
  houseType?: HouseType | null | undefined;
  /** How the land register knows the estate. */
  identityKind: EstateIdentityKind;
  /** An uploaded picture of one's own. */
  imageId?: string | null | undefined;
  municipalityNumber?: string | null | undefined;
  /** What the project is called. */
  name: string;
  /** Whether a second person looks over each point before an area is completed. */
  needsVerification?: boolean | null | undefined;
  organizationNumber?: string | null | undefined;
  /** Whether a person owns it or a company. */
  ownerKind: OwnerKind;
  ownershipKind: OwnershipKind;
  /** Who has a part in it from the start; nobody owns the estate yet. */
  participants?: Array<ProjectParticipantInput> | null | undefined;
  plotAreaM2?: number | null | undefined;
  /** Of the project, made by the caller: what is sent twice is there once. */
  projectId: string;
  /** Three groups of digits: `2026/001/15`. */
  projectNumber?: string | null | undefined;
  /** Of a renovation, and of nothing else. */
  renovationPresets?: Array<RenovationPreset> | null | undefined;
  shareNumber?: string | null | undefined;
  snr?: number | null | undefined;
  startDate?: string | null | undefined;
  /** Templates of one's own company, ten at most: their areas and points take the place of those that the work brings. */
  templateIds?: Array<string> | null | undefined;
  type: ProjectType;
};

/** Whose files they are. */
export type StorageHolderKind =
  /** Uploads that no record names yet. */
  | 'ACCOUNT'
  /** What a company keeps here. */
  | 'COMPANY'
  /** Papers and pictures of an estate. */
  | 'ESTATE'
  /** Whoever it was is gone. */
  | 'GONE';

/** Asked is what an owner asked for and the company has not taken up yet. */
export type SupplierAccess =
  /** It was asked, and has not answered. */
  | 'asked'
  /** It has been let in. */
  | 'granted'
  /** It has not been asked in. */
  | 'none';

/** Whether a link can be used. */
export type SupplierLinkState =
  /** It was ended by hand. */
  | 'ended'
  /** It can. */
  | 'open'
  /** Its day is past. */
  | 'tooOld';

export type TakeBackDoneTaskInput = {
  estateId: string;
  /** The time that was not done, by its id in the archive. */
  occurrenceId: string;
  /** Needed. */
  version?: number | null | undefined;
};

export type TakeOverQuotationInput = {
  /** The quotation that is meant. */
  quotationId: string;
  version?: number | null | undefined;
};

export type TaskOriginInput = {
  /** Of the part, the sensor or the control point. */
  findingId: string;
  kind: FindingKind;
};

/** Whether there is anything left to do. */
export type TaskStatus =
  /** It comes, or comes again. */
  | 'active'
  /** All of it has been done. */
  | 'archived';

/** One time of a task. */
export type TaskTimeInput = {
  /** The day that it has in its series, wherever it was moved since; the next one if not said, and then what was done on the same day already is left. */
  dueDate?: string | null | undefined;
  taskId: string;
};

/** The parts of the product that a token may be limited to. What an estate is called and where it lies can be read with any. */
export type TokenArea =
  /** The account itself, what waits for it, and which mails it wants. */
  | 'account'
  /** The whole system, for those who look after it. */
  | 'administration'
  /** The company that the account works in, its people, its suppliers and its templates. */
  | 'company'
  /** The house itself: rooms, outside, technical, papers, insurance, value, moisture, history. */
  | 'estates'
  /** Uploads, and the contents of files. */
  | 'files'
  /** Licences, and what was paid for them. */
  | 'licences'
  /** What companies send to estates. */
  | 'mailbox'
  /** Plans, tasks, year wheel, economy and reports of maintenance. */
  | 'maintenance'
  /** Orders of a project, their lines and papers, and what firms would take for them. */
  | 'orders'
  /** Projects, their control areas, documents, deviations and handover. */
  | 'projects'
  /** Guests, public links and access links of an estate. */
  | 'sharing';

/** What a company does for a living. */
export type Trade =
  /** Drawings. */
  | 'architect'
  /** Woodwork. */
  | 'carpenter'
  /** Concrete. */
  | 'concreter'
  /** Whoever speaks for a condominium. */
  | 'condominium'
  /** Advice. */
  | 'consultant'
  /** Electrical work. */
  | 'electrician'
  /** Floors. */
  | 'floorer'
  /** Gardens. */
  | 'gardener'
  /** Whoever speaks for a housing association. */
  | 'housingAssociation'
  /** Digging and moving of masses. */
  | 'machineContractor'
  /** Masonry (`murer`). */
  | 'murer'
  /** Anything else. */
  | 'other'
  /** Paint. */
  | 'painter'
  /** Pipes and drains. */
  | 'plumber'
  /** Valuations and condition reports. */
  | 'rateEngineer'
  /** Sales of property. */
  | 'realEstateAgent'
  /** Roofs. */
  | 'roofer'
  /** Tiles. */
  | 'tiler'
  /** Metal on roofs and walls. */
  | 'tinsmith'
  /** Ducts, fans and how air is changed. */
  | 'ventilation';

export type UnblockUserAccountInput = {
  accountId: string;
  /** Why; it is kept in the log. */
  reason: string;
  userId: string;
};

export type UnblockUserInput = {
  /** Why; it is kept in the log. */
  reason: string;
  userId: string;
};

/** What is left out stays as it was. */
export type UpdateBuildingInput = {
  buildingId: string;
  buildingNumber?: string | null | undefined;
  builtYear?: number | null | undefined;
  cladding?: string | null | undefined;
  estateId: string;
  floorsCount?: number | null | undefined;
  foundation?: string | null | undefined;
  grossAreaM2?: number | null | undefined;
  heating?: string | null | undefined;
  houseType?: HouseType | null | undefined;
  name: string;
  roofCovering?: string | null | undefined;
  roofType?: string | null | undefined;
  structure?: string | null | undefined;
  ventilation?: string | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
  windowsYear?: number | null | undefined;
};

export type UpdateCompanyProfileInput = {
  addressLine1?: string | null | undefined;
  /** Whether it is centrally approved for responsibility. */
  centralApproval?: boolean | null | undefined;
  city?: string | null | undefined;
  companyId: string;
  contactName?: string | null | undefined;
  description?: string | null | undefined;
  email?: string | null | undefined;
  /** Who insures it. */
  insuranceCompany?: string | null | undefined;
  phone?: string | null | undefined;
  postalCode?: string | null | undefined;
  /** What it does for a living. */
  trades?: Array<Trade> | null | undefined;
  version: number;
  /** Without a scheme it is taken as https. */
  website?: string | null | undefined;
  /** Whether it is certified for wet rooms. */
  wetRoomCertificate?: boolean | null | undefined;
};

export type UpdateCompanyUserInput = {
  companyId: string;
  isDisabled?: boolean | null | undefined;
  /** What they are in the company, all of it; as it was where it is left out. */
  roles?: Array<CompanyRole> | null | undefined;
  /** The user, by the id of their account in the company. */
  userId: string;
};

/** What is left out is taken away. */
export type UpdateControlTemplateInput = {
  /** All of them, in the order of the work. */
  areas: Array<ControlTemplateAreaInput>;
  companyId?: string | null | undefined;
  id: string;
  name: string;
  /** Who does that work. */
  trade?: Trade | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
  /** Left out where it fits any work. */
  work?: ControlWork | null | undefined;
};

/** What is left out stays as it was; the identity is given whole. */
export type UpdateEstateInput = {
  addressLine1: string;
  addressLine2?: string | null | undefined;
  bnr?: number | null | undefined;
  builtYear?: number | null | undefined;
  contactEmail?: string | null | undefined;
  contactName?: string | null | undefined;
  contactPhoneNumber?: string | null | undefined;
  estateId: string;
  fnr?: number | null | undefined;
  gnr?: number | null | undefined;
  houseType?: HouseType | null | undefined;
  identityKind: EstateIdentityKind;
  /** An uploaded picture of one's own takes the place of the one before; null takes that away. */
  imageFileId?: string | null | undefined;
  municipalityNumber?: string | null | undefined;
  organizationNumber?: string | null | undefined;
  ownershipKind: OwnershipKind;
  plotAreaM2?: number | null | undefined;
  shareNumber?: string | null | undefined;
  snr?: number | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateGuestInput = {
  /** Whether the guest reads, or changes too; as it was where it is left out. */
  accessLevel?: GuestAccessLevel | null | undefined;
  estateId: string;
  expiresAt?: string | null | undefined;
  /** The guest, by the id of the invitation. */
  guestId: string;
  /** The sections closed to the guest, all of them; as they were where it is left out. */
  restrictions?: Array<string> | null | undefined;
  version: number;
};

/** What is left out stays as it was. */
export type UpdateMaintenanceBuildingInput = {
  buildingId: string;
  buildingNumber?: string | null | undefined;
  builtYear?: number | null | undefined;
  cladding?: string | null | undefined;
  estateId: string;
  floorsCount?: number | null | undefined;
  foundation?: string | null | undefined;
  grossAreaM2?: number | null | undefined;
  heating?: string | null | undefined;
  houseType?: HouseType | null | undefined;
  name: string;
  roofCovering?: string | null | undefined;
  roofType?: string | null | undefined;
  structure?: string | null | undefined;
  ventilation?: string | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
  windowsYear?: number | null | undefined;
};

/** What is left out stays as it was. */
export type UpdateMaintenanceReportInput = {
  /** Who stands behind it; somebody who sees the estate. */
  authorAccountId?: string | null | undefined;
  /** The buildings that it is about; none for all that are in the plan. */
  buildingIds?: Array<string> | null | undefined;
  /** What the buildings are like. */
  condition?: string | null | undefined;
  /** All that are to go with it. */
  documents?: Array<ReportDocumentInput> | null | undefined;
  /** What it means for the money. */
  economy?: string | null | undefined;
  estateId: string;
  /** The first year that it is about. */
  fromYear?: number | null | undefined;
  /** A picture for the front that was uploaded; null takes it away. */
  imageFileId?: string | null | undefined;
  /** What is proposed to the meeting, a line each. */
  proposals?: string | null | undefined;
  /** Who is told once it is made; those who see the estate. */
  recipientIds?: Array<string> | null | undefined;
  /** The report that is changed. */
  reportId: string;
  /** What kind of report it is. */
  reportType?: ReportType | null | undefined;
  /** The scenario of the forecast that is proposed; null for none. */
  scenarioId?: string | null | undefined;
  /** The plan in short. */
  summary?: string | null | undefined;
  title: string;
  /** The last year that it is about. */
  toYear?: number | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateMaintenanceSupplierInput = {
  companyId?: string | null | undefined;
  email: string;
  estateId: string;
  name: string;
  organizationNumber?: string | null | undefined;
  /** Whether it does work, or stands for the owners. */
  partyKind?: PartyKind | null | undefined;
  phone: string;
  /** The supplier that is changed. */
  supplierId: string;
  trade: Trade;
  /** Needed. */
  version?: number | null | undefined;
};

/** What is left out stays as it was. */
export type UpdateMaintenanceTaskInput = {
  areaId?: string | null | undefined;
  /** Whether its times follow the plan, or when it was last done. */
  basis?: MaintenanceBasis | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  estateId: string;
  /** What one time of it is thought to cost, in kroner. */
  estimatedCost?: number | null | undefined;
  /** Each so many periods. */
  interval?: number | null | undefined;
  /** What its series is counted in; null for a task that comes once. */
  period?: MaintenancePeriod | null | undefined;
  /** 1 is high, 2 medium, 3 low. */
  priority: number;
  /** Which of them, of the kind that is named. */
  responsibleId?: string | null | undefined;
  /** Whether the owners do it, or a supplier. */
  responsibleKind?: PartyKind | null | undefined;
  /** From 1900 to 2200. */
  startDate: string;
  /** The task that is changed. */
  taskId: string;
  title: string;
  trade?: Trade | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateOrderInput = {
  /** The day that the customer was asked about it. */
  askedOn?: string | null | undefined;
  /** A building of the project's estate, in whose budget it counts; null for the estate as a whole. */
  buildingId?: string | null | undefined;
  /** How many days later the project ends because of it. */
  daysAdded?: number | null | undefined;
  description?: string | null | undefined;
  /** Not before the project starts. */
  dueDate?: string | null | undefined;
  orderId: string;
  /** How binding the price is. */
  priceKind?: PriceKind | null | undefined;
  /** One of those whom the project's company calls in; null where the company itself does it. */
  subcontractorId?: string | null | undefined;
  title: string;
  trade?: Trade | null | undefined;
  /** The day that the price holds until. */
  validUntil?: string | null | undefined;
  version?: number | null | undefined;
  /** Why it is beside what was agreed before. */
  whyOutside?: string | null | undefined;
};

export type UpdateProfileDetailsInput = {
  /** Where they live. */
  address?: PostalAddressInput | null | undefined;
  firstName: string;
  /** What answers and mails are written in. */
  language: Language;
  lastName: string;
  phone: string;
};

/** What is left out stays as it was. */
export type UpdateProjectInput = {
  /** Further ones. */
  controlAreas?: Array<OwnControlAreaInput> | null | undefined;
  /** Whom the work is for. */
  customer?: ProjectCustomerInput | null | undefined;
  description?: string | null | undefined;
  endDate?: string | null | undefined;
  /** An uploaded picture of one's own takes the place of the one before; null takes that away. */
  imageId?: string | null | undefined;
  name: string;
  /** Whether a second person looks over each point before an area is completed. */
  needsVerification?: boolean | null | undefined;
  /** Everybody with a part in it; whoever is left out has none any more. */
  participants?: Array<ProjectParticipantInput> | null | undefined;
  projectId: string;
  /** Three groups of digits with strokes between them: `123/456/789`. */
  projectNumber?: string | null | undefined;
  /** What is renovated; areas of what is added are made. */
  renovationPresets?: Array<RenovationPreset> | null | undefined;
  startDate?: string | null | undefined;
  /** Further ones of the templates of the company that runs it, ten at most: their areas and points come to those there are. */
  templateIds?: Array<string> | null | undefined;
  type: ProjectType;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateProjectRoomInput = {
  /** How large it is, in square metres. */
  areaM2?: number | null | undefined;
  /** What is given is added or, where it is known by its id, changed; none is removed. */
  comments?: Array<RoomCommentInput> | null | undefined;
  estateId: string;
  /** Another floor than its own takes the room in, below its other rooms. */
  floorId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  projectId: string;
  /** Its place among the rooms of the floor, from the lowest. */
  sortOrder?: number | null | undefined;
  type?: RoomType | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdatePublicLinkInput = {
  estateId: string;
  expiresAt?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  /** What it shows beside the estate itself; as it was where it is left out. */
  sections?: Array<string> | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateRoomInput = {
  /** How large it is, in square metres. */
  areaM2?: number | null | undefined;
  /** What is given is added or, where it is known by its id, changed; none is removed. */
  comments?: Array<RoomCommentInput> | null | undefined;
  estateId: string;
  /** Another floor than its own takes the room in, below its other rooms. */
  floorId?: string | null | undefined;
  id: string;
  name?: string | null | undefined;
  /** Its place among the rooms of the floor, from the lowest. */
  sortOrder?: number | null | undefined;
  type?: RoomType | null | undefined;
  /** Needed. */
  version?: number | null | undefined;
};

export type UpdateSubcontractorInput = {
  companyId?: string | null | undefined;
  contactName?: string | null | undefined;
  email?: string | null | undefined;
  id: string;
  name: string;
  organizationNumber: string;
  phone?: string | null | undefined;
  trade: Trade;
  version: number;
};

/** How soon something should be done, the soonest first. */
export type Urgency =
  /** Something new to read. */
  | 'mail'
  /** Somebody cannot go on before it is done. */
  | 'others'
  /** Its day is past. */
  | 'overdue'
  /** Its day comes within a week. */
  | 'thisWeek';

/** A mail that may be sent to a user again. */
export type UserMail =
  /** The link that shows that they read what is mailed to their address. */
  | 'CONFIRMATION'
  /** The link by which somebody who was invited chooses a password. */
  | 'INVITATION'
  /** The link to a new password; the old one counts until it is used. */
  | 'PASSWORD';

/** How far somebody has come. */
export type UserState =
  /** Somebody invited them, and they have not answered. */
  | 'INVITED'
  /** They have shown that they read what is mailed to them. */
  | 'PROVEN'
  /** They signed up, and have not shown it yet. */
  | 'UNPROVEN';

export type VerifyControlPointInput = {
  controlAreaId: string;
  controlPointId: string;
  /** Needed where something is lacking that nobody has given a reason for. */
  despite?: string | null | undefined;
  projectId: string;
  version?: number | null | undefined;
};

/** What there is to do next, and with what. */
export type WaitingKind =
  /** The same, mended, for whoever raised it to look at. */
  | 'deviationToConfirm'
  /** What is not as it should be, for whoever answers for it. */
  | 'deviationToMend'
  /** An insurance that runs out. */
  | 'insurance'
  /** Papers that nobody has opened, from one sender. */
  | 'mail'
  /** An order, for an owner to approve or reject. */
  | 'orderToAnswer'
  /** An order that was rejected, to be changed. */
  | 'orderToChange'
  /** An order that somebody has made, for whoever leads the project to release. */
  | 'orderToRelease'
  /** A company asks whether an estate is theirs. */
  | 'ownershipToAnswer'
  /** The same, late, for whoever asked. */
  | 'paperToChase'
  /** A paper that was asked for, for those who owe it. */
  | 'paperToDeliver'
  /** A company's leaders are asked to take a plan up. */
  | 'planToAnswer'
  /** Control points of an area that somebody else has finished, for whoever leads the project to look at. */
  | 'pointsToVerify'
  /** A project that should have ended. */
  | 'projectToComplete'
  /** A firm is asked for its price. */
  | 'quotationToGive'
  /** Firms have given their prices for an order. */
  | 'quotationsToCompare'
  /** Maintenance that is due. */
  | 'task'
  /** Maintenance that a company says it has done, for an owner to confirm. */
  | 'taskToConfirm';

/** Where the water comes from. */
export type WaterSupply =
  /** The municipality's. */
  | 'municipal'
  /** A well of its own. */
  | 'own'
  /** Shared with neighbours. */
  | 'shared';

export type AccessTokensQueryVariables = Exact<{ [key: string]: never; }>;


export type AccessTokensQuery = { accessTokens: Array<{ __typename: 'AccessToken', id: string, name: string, scope: AccessScope, areas: Array<TokenArea> | null, expiresAt: string, lastUsedAt: string | null, estates: Array<{ __typename: 'TokenEstate', id: string, addressLine1: string }> | null }> };

export type EstatesForTokenQueryVariables = Exact<{ [key: string]: never; }>;


export type EstatesForTokenQuery = { estates: { __typename: 'EstateConnection', nodes: Array<{ __typename: 'Estate', id: string, addressLine1: string }> }, guestEstates: { __typename: 'EstateConnection', nodes: Array<{ __typename: 'Estate', id: string, addressLine1: string }> } };

export type CreateAccessTokenMutationVariables = Exact<{
  input: CreateAccessTokenInput;
}>;


export type CreateAccessTokenMutation = { createAccessToken: { __typename: 'NewAccessToken', token: string } };

export type RevokeAccessTokenMutationVariables = Exact<{
  id: string;
}>;


export type RevokeAccessTokenMutation = { revokeAccessToken: { __typename: 'Removed', id: string } };

export type DataExportQueryVariables = Exact<{ [key: string]: never; }>;


export type DataExportQuery = { dataExport: { __typename: 'DataExport', id: string, askedAt: string, isReady: boolean, state: DataExportState, expiresAt: string | null, size: number | null, url: string | null } | null };

export type ExportMyDataMutationVariables = Exact<{ [key: string]: never; }>;


export type ExportMyDataMutation = { exportMyData: { __typename: 'DataExport', id: string, askedAt: string, isReady: boolean, state: DataExportState, expiresAt: string | null, size: number | null, url: string | null } };

export type AccountDepartureQueryVariables = Exact<{ [key: string]: never; }>;


export type AccountDepartureQuery = { accountDeparture: { __typename: 'AccountDeparture', estatesToDelete: Array<string>, estatesToLeave: Array<string>, companies: Array<string>, lastAdminIn: Array<string>, isSystemAdmin: boolean } };

export type DeleteMyAccountMutationVariables = Exact<{
  password: string;
}>;


export type DeleteMyAccountMutation = { deleteMyAccount: { __typename: 'Removed', id: string } };

export type SignInLinksQueryVariables = Exact<{ [key: string]: never; }>;


export type SignInLinksQuery = { signInLinks: Array<{ __typename: 'SignInLink', id: string, label: string, createdAt: string, lastUsedAt: string }> };

export type RemoveSignInLinkMutationVariables = Exact<{
  id: string;
}>;


export type RemoveSignInLinkMutation = { removeSignInLink: { __typename: 'Removed', id: string } };

export type ChangeEmailMutationVariables = Exact<{
  input: ChangeEmailInput;
}>;


export type ChangeEmailMutation = { changeEmail: { __typename: 'EmailProof', email: string, state: EmailState, newEmail: string | null } };

export type MailChoicesQueryVariables = Exact<{ [key: string]: never; }>;


export type MailChoicesQuery = { mailChoices: Array<{ __typename: 'MailChoice', kind: ReminderKind, isOn: boolean }> };

export type ChooseMailMutationVariables = Exact<{
  kind: ReminderKind;
  isOn: boolean;
}>;


export type ChooseMailMutation = { chooseMail: { __typename: 'MailChoice', kind: ReminderKind, isOn: boolean } };

export type DetailsFragment = { __typename: 'ProfileDetails', firstName: string, lastName: string, email: string, phone: string | null, language: Language, identityProvenAt: string | null, accountType: AccountType, address: { __typename: 'PostalAddress', addressLine1: string | null, postalCode: string | null, city: string | null } };

export type ProfileDetailsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProfileDetailsQuery = { profileDetails: { __typename: 'ProfileDetails', firstName: string, lastName: string, email: string, phone: string | null, language: Language, identityProvenAt: string | null, accountType: AccountType, address: { __typename: 'PostalAddress', addressLine1: string | null, postalCode: string | null, city: string | null } } };

export type UpdateProfileDetailsMutationVariables = Exact<{
  input: UpdateProfileDetailsInput;
}>;


export type UpdateProfileDetailsMutation = { updateProfileDetails: { __typename: 'ProfileDetails', firstName: string, lastName: string, email: string, phone: string | null, language: Language, identityProvenAt: string | null, accountType: AccountType, address: { __typename: 'PostalAddress', addressLine1: string | null, postalCode: string | null, city: string | null } } };

export type RefusedSendersQueryVariables = Exact<{ [key: string]: never; }>;


export type RefusedSendersQuery = { refusedSenders: Array<{ __typename: 'RefusedSender', id: string, name: string, createdAt: string }> };

export type LiftRefusedSenderMutationVariables = Exact<{
  refusalId: string;
}>;


export type LiftRefusedSenderMutation = { liftRefusedSender: { __typename: 'Removed', id: string } };

export type AuditLogQueryVariables = Exact<{
  search?: string | null | undefined;
  outcome?: HistoryOutcome | null | undefined;
  after?: string | null | undefined;
}>;


export type AuditLogQuery = { auditLog: { __typename: 'AuditLogEntryConnection', edges: Array<{ __typename: 'AuditLogEntryEdge', cursor: string, node: { __typename: 'AuditLogEntry', id: string, at: string, actorName: string | null, actorEmail: string | null, operation: string, estateAddress: string | null, outcome: string, triedEmail: string | null, reason: string | null, changedFields: Array<string>, requestId: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, auditArchive: { __typename: 'AuditArchive', before: string | null, months: Array<{ __typename: 'AuditArchiveMonth', month: string, entryCount: number, url: string }> } };

export type HowBackupsStandFragment = { __typename: 'Backups', isNightly: boolean, verifiedAt: string | null, failedAt: string | null, failure: string | null, newest: { __typename: 'Backup', name: string, takenAt: string, seconds: number, rowCount: number, fileCount: number, byteCount: number } | null, archive: { __typename: 'BackupArchive', archivedUntil: string | null, waitingBytes: number, failingSince: string | null, failure: string | null } | null };

export type BackupsQueryVariables = Exact<{ [key: string]: never; }>;


export type BackupsQuery = { backups: { __typename: 'Backups', isNightly: boolean, verifiedAt: string | null, failedAt: string | null, failure: string | null, newest: { __typename: 'Backup', name: string, takenAt: string, seconds: number, rowCount: number, fileCount: number, byteCount: number } | null, archive: { __typename: 'BackupArchive', archivedUntil: string | null, waitingBytes: number, failingSince: string | null, failure: string | null } | null } };

export type BackgroundJobsQueryVariables = Exact<{
  searchValue?: string | null | undefined;
  page?: number | null | undefined;
}>;


export type BackgroundJobsQuery = { backgroundJobs: { __typename: 'BackgroundJobs', hasMore: boolean, queues: Array<{ __typename: 'JobQueue', name: string, schedule: string | null, waitingCount: number, activeCount: number, retryingCount: number, failedCount: number, lastDoneAt: string | null }>, failing: Array<{ __typename: 'FailingJob', id: string, queue: string, isGivenUp: boolean, attempts: number, createdAt: string, nextAt: string | null }> } };

export type SentMailsQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: MailState | null | undefined;
  after?: string | null | undefined;
}>;


export type SentMailsQuery = { sentMails: { __typename: 'SentMailConnection', totalCount: number, edges: Array<{ __typename: 'SentMailEdge', cursor: string, node: { __typename: 'SentMail', id: string, toEmail: string, kind: string, language: string, state: MailState, attempts: number, failure: string | null, createdAt: string, sentAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OperatingStatusQueryVariables = Exact<{ [key: string]: never; }>;


export type OperatingStatusQuery = { operatingStatus: { __typename: 'OperatingStatus', steps: Array<{ __typename: 'OperatingStep', part: OperatingPart, fault: OperatingFault, isUrgent: boolean }>, instances: Array<{ __typename: 'ServingInstance', id: string, name: string, version: string, startedAt: string, seenAt: string, isServing: boolean, memoryBytes: number }>, jobs: { __typename: 'JobsStanding', waitingCount: number, activeCount: number, retryingCount: number, failedCount: number, dueSince: string | null }, outbox: { __typename: 'OutboxStanding', waitingCount: number, waitingSince: string | null, hasServer: boolean }, deliveries: { __typename: 'DeliveriesStanding', sentCount: number, refusedCount: number, lastSentAt: string | null }, storage: { __typename: 'StorageStanding', fileBytes: number, fileCount: number, databaseBytes: number, freeBytes: number | null, diskBytes: number | null, fullHolderCount: number, connectionCount: number, mostConnections: number, deadRowCount: number, looseBytes: number, unusedIndexBytes: number }, backups: { __typename: 'Backups', isNightly: boolean, verifiedAt: string | null, failedAt: string | null, failure: string | null, newest: { __typename: 'Backup', name: string, takenAt: string, seconds: number, rowCount: number, fileCount: number, byteCount: number } | null, archive: { __typename: 'BackupArchive', archivedUntil: string | null, waitingBytes: number, failingSince: string | null, failure: string | null } | null }, integrity: { __typename: 'IntegrityStanding', checkedAt: string | null, differenceCount: number | null, sealedTo: string | null }, operations: Array<{ __typename: 'OperationTime', operation: string, calls: number, meanSeconds: number, slowestSeconds: number, slowCalls: number }>, statements: Array<{ __typename: 'StatementTime', statement: string, calls: number, meanSeconds: number, totalSeconds: number }> } };

export type AdministrationQueryVariables = Exact<{ [key: string]: never; }>;


export type AdministrationQuery = { administration: { __typename: 'Administration', userCount: number, estateCount: number, companyCount: number, waitingCompanyCount: number, waitingClaimCount: number, licenceCount: number, endingLicenceCount: number, waitingMailCount: number, failedMailCount: number, failingJobCount: number, storedBytes: number, fullHolderCount: number, recentDeedCount: number } };

export type StorageUseQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type StorageUseQuery = { storageUse: { __typename: 'StorageHolderConnection', totalCount: number, edges: Array<{ __typename: 'StorageHolderEdge', cursor: string, node: { __typename: 'StorageHolder', id: string, kind: StorageHolderKind, name: string | null, bytes: number, fileCount: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type UserDeskPartsFragment = { __typename: 'UserDesk', id: string, name: string, email: string, state: UserState, isIdentityProven: boolean, isSystemAdmin: boolean, isSelf: boolean, createdAt: string, signedInAt: string | null, blockedAt: string | null, mayBeSent: Array<UserMail>, accounts: Array<{ __typename: 'UserDeskAccount', id: string, name: string, companyName: string | null, roles: Array<string>, isDisabled: boolean, blockedAt: string | null, leftAt: string | null }>, mails: Array<{ __typename: 'UserDeskMail', id: string, kind: string, state: MailState, createdAt: string, sentAt: string | null }>, sessions: Array<{ __typename: 'UserDeskSession', id: string, device: string | null, network: string | null, provider: string | null, tokenName: string | null, createdAt: string, seenAt: string | null, isOwn: boolean }>, deeds: Array<{ __typename: 'UserDeed', id: string, at: string, operation: string, reason: string, actorName: string | null }> };

export type UserDeskQueryVariables = Exact<{
  userId: string;
}>;


export type UserDeskQuery = { userDesk: { __typename: 'UserDesk', id: string, name: string, email: string, state: UserState, isIdentityProven: boolean, isSystemAdmin: boolean, isSelf: boolean, createdAt: string, signedInAt: string | null, blockedAt: string | null, mayBeSent: Array<UserMail>, accounts: Array<{ __typename: 'UserDeskAccount', id: string, name: string, companyName: string | null, roles: Array<string>, isDisabled: boolean, blockedAt: string | null, leftAt: string | null }>, mails: Array<{ __typename: 'UserDeskMail', id: string, kind: string, state: MailState, createdAt: string, sentAt: string | null }>, sessions: Array<{ __typename: 'UserDeskSession', id: string, device: string | null, network: string | null, provider: string | null, tokenName: string | null, createdAt: string, seenAt: string | null, isOwn: boolean }>, deeds: Array<{ __typename: 'UserDeed', id: string, at: string, operation: string, reason: string, actorName: string | null }> } };

export type SendUserMailMutationVariables = Exact<{
  input: SendUserMailInput;
}>;


export type SendUserMailMutation = { sendUserMail: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type BlockUserMutationVariables = Exact<{
  input: BlockUserInput;
}>;


export type BlockUserMutation = { blockUser: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type UnblockUserMutationVariables = Exact<{
  input: UnblockUserInput;
}>;


export type UnblockUserMutation = { unblockUser: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type BlockUserAccountMutationVariables = Exact<{
  input: BlockUserAccountInput;
}>;


export type BlockUserAccountMutation = { blockUserAccount: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type UnblockUserAccountMutationVariables = Exact<{
  input: UnblockUserAccountInput;
}>;


export type UnblockUserAccountMutation = { unblockUserAccount: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type EndUserSessionsMutationVariables = Exact<{
  input: EndUserSessionsInput;
}>;


export type EndUserSessionsMutation = { endUserSessions: { __typename: 'AdministeredUser', id: string, blockedAt: string | null } };

export type AdministeredUsersQueryVariables = Exact<{
  search?: string | null | undefined;
  state?: UserState | null | undefined;
  after?: string | null | undefined;
}>;


export type AdministeredUsersQuery = { administeredUsers: { __typename: 'AdministeredUserConnection', totalCount: number, edges: Array<{ __typename: 'AdministeredUserEdge', cursor: string, node: { __typename: 'AdministeredUser', id: string, name: string, email: string, state: UserState, isIdentityProven: boolean, isSystemAdmin: boolean, companies: Array<string>, ownedCount: number, createdAt: string, signedInAt: string | null, blockedAt: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SearchQueryVariables = Exact<{
  text: string;
}>;


export type SearchQuery = { search: { __typename: 'SearchResult', estateCount: number, projectCount: number, matches: Array<{ __typename: 'SearchMatch', kind: SearchKind, recordId: string, title: string, place: string | null, number: number | null, amount: number | null, excerpt: Array<string>, paperKind: DocumentKind | null, list: ProjectDocumentListName | null, estateId: string | null, projectId: string | null, buildingId: string | null, areaId: string | null }> } };

export type MatchPartsFragment = { __typename: 'SearchMatch', kind: SearchKind, recordId: string, title: string, place: string | null, number: number | null, amount: number | null, excerpt: Array<string>, paperKind: DocumentKind | null, list: ProjectDocumentListName | null, estateId: string | null, projectId: string | null, buildingId: string | null, areaId: string | null };

export type CompanyProofPartsFragment = { __typename: 'CompanyProof', id: string, name: string, organizationNumber: string, registeredBy: string | null, createdAt: string, isEmailProven: boolean, registerRole: string | null, state: CompanyProofState, reason: string | null };

export type CompanyProofsQueryVariables = Exact<{
  searchValue?: string | null | undefined;
  onlyWaiting?: boolean | null | undefined;
  page?: number | null | undefined;
}>;


export type CompanyProofsQuery = { companyProofs: { __typename: 'CompanyProofs', hasMore: boolean, totalCount: number, waitingCount: number, companies: Array<{ __typename: 'CompanyProof', id: string, name: string, organizationNumber: string, registeredBy: string | null, createdAt: string, isEmailProven: boolean, registerRole: string | null, state: CompanyProofState, reason: string | null }> } };

export type ConfirmCompanyMutationVariables = Exact<{
  companyId: string;
  reason: string;
}>;


export type ConfirmCompanyMutation = { confirmCompany: { __typename: 'CompanyProof', id: string, name: string, organizationNumber: string, registeredBy: string | null, createdAt: string, isEmailProven: boolean, registerRole: string | null, state: CompanyProofState, reason: string | null } };

export type CompanyProfilePartsFragment = { __typename: 'CompanyProfile', id: string, organizationNumber: string, name: string, isProven: boolean, addressLine1: string | null, postalCode: string | null, city: string | null, description: string | null, trades: Array<Trade>, phone: string | null, email: string | null, website: string | null, centralApproval: boolean, wetRoomCertificate: boolean, insuranceCompany: string | null, contactName: string | null, version: number, logo: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type CompanyProfileQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyProfileQuery = { companyProfile: { __typename: 'CompanyProfile', id: string, organizationNumber: string, name: string, isProven: boolean, addressLine1: string | null, postalCode: string | null, city: string | null, description: string | null, trades: Array<Trade>, phone: string | null, email: string | null, website: string | null, centralApproval: boolean, wetRoomCertificate: boolean, insuranceCompany: string | null, contactName: string | null, version: number, logo: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type CompanyPreviewQueryVariables = Exact<{
  companyId: string;
}>;


export type CompanyPreviewQuery = { companyPreview: { __typename: 'CompanyProfile', id: string, organizationNumber: string, name: string, isProven: boolean, addressLine1: string | null, postalCode: string | null, city: string | null, description: string | null, trades: Array<Trade>, phone: string | null, email: string | null, website: string | null, centralApproval: boolean, wetRoomCertificate: boolean, insuranceCompany: string | null, contactName: string | null, version: number, logo: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type UpdateCompanyProfileMutationVariables = Exact<{
  input: UpdateCompanyProfileInput;
}>;


export type UpdateCompanyProfileMutation = { updateCompanyProfile: { __typename: 'CompanyProfile', id: string, organizationNumber: string, name: string, isProven: boolean, addressLine1: string | null, postalCode: string | null, city: string | null, description: string | null, trades: Array<Trade>, phone: string | null, email: string | null, website: string | null, centralApproval: boolean, wetRoomCertificate: boolean, insuranceCompany: string | null, contactName: string | null, version: number, logo: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type DeleteCompanyLogoMutationVariables = Exact<{
  companyId: string;
  fileId: string;
}>;


export type DeleteCompanyLogoMutation = { deleteCompanyLogo: { __typename: 'CompanyProfile', id: string } };

export type SubcontractorPartsFragment = { __typename: 'Subcontractor', id: string, name: string, organizationNumber: string, trade: Trade, contactName: string | null, email: string | null, phone: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, version: number };

export type SubcontractorsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type SubcontractorsQuery = { subcontractors: { __typename: 'SubcontractorConnection', totalCount: number, edges: Array<{ __typename: 'SubcontractorEdge', cursor: string, node: { __typename: 'Subcontractor', id: string, name: string, organizationNumber: string, trade: Trade, contactName: string | null, email: string | null, phone: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateSubcontractorMutationVariables = Exact<{
  input: CreateSubcontractorInput;
}>;


export type CreateSubcontractorMutation = { createSubcontractor: { __typename: 'Subcontractor', id: string, name: string, organizationNumber: string, trade: Trade, contactName: string | null, email: string | null, phone: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, version: number } };

export type UpdateSubcontractorMutationVariables = Exact<{
  input: UpdateSubcontractorInput;
}>;


export type UpdateSubcontractorMutation = { updateSubcontractor: { __typename: 'Subcontractor', id: string, name: string, organizationNumber: string, trade: Trade, contactName: string | null, email: string | null, phone: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, version: number } };

export type ConfirmSubcontractorMutationVariables = Exact<{
  input: ConfirmSubcontractorInput;
}>;


export type ConfirmSubcontractorMutation = { confirmSubcontractor: { __typename: 'Subcontractor', id: string, name: string, organizationNumber: string, trade: Trade, contactName: string | null, email: string | null, phone: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, version: number } };

export type CompanyUserPartsFragment = { __typename: 'CompanyUser', id: string, name: string, email: string, phone: string | null, roles: Array<CompanyRole>, isDisabled: boolean, isInvited: boolean };

export type CompanyUsersQueryVariables = Exact<{
  companyId: string;
  after?: string | null | undefined;
}>;


export type CompanyUsersQuery = { companyUsers: { __typename: 'CompanyUserConnection', totalCount: number, edges: Array<{ __typename: 'CompanyUserEdge', cursor: string, node: { __typename: 'CompanyUser', id: string, name: string, email: string, phone: string | null, roles: Array<CompanyRole>, isDisabled: boolean, isInvited: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CompanyUserQueryVariables = Exact<{
  companyId: string;
  userId: string;
}>;


export type CompanyUserQuery = { companyUser: { __typename: 'CompanyUser', id: string, name: string, email: string, phone: string | null, roles: Array<CompanyRole>, isDisabled: boolean, isInvited: boolean } | null };

export type CreateCompanyUserMutationVariables = Exact<{
  input: CreateCompanyUserInput;
}>;


export type CreateCompanyUserMutation = { createCompanyUser: { __typename: 'CompanyUser', id: string, name: string, email: string, phone: string | null, roles: Array<CompanyRole>, isDisabled: boolean, isInvited: boolean } };

export type UpdateCompanyUserMutationVariables = Exact<{
  input: UpdateCompanyUserInput;
}>;


export type UpdateCompanyUserMutation = { updateCompanyUser: { __typename: 'CompanyUser', id: string, name: string, email: string, phone: string | null, roles: Array<CompanyRole>, isDisabled: boolean, isInvited: boolean } };

export type InviteCompanyUserAgainMutationVariables = Exact<{
  companyId: string;
  userId: string;
}>;


export type InviteCompanyUserAgainMutation = { inviteCompanyUserAgain: { __typename: 'CompanyUser', id: string } };

export type DrawingPartsFragment = { __typename: 'Drawing', id: string, documentType: DocumentType, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type ArchitectPartsFragment = { __typename: 'ArchitectDetail', id: string, name: string, architectName: string | null, company: string | null, phone: string | null, email: string | null, version: number, drawings: Array<{ __typename: 'Drawing', id: string, documentType: DocumentType, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type ArchitectDetailQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type ArchitectDetailQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, architectDetail: { __typename: 'ArchitectDetail', id: string, name: string, architectName: string | null, company: string | null, phone: string | null, email: string | null, version: number, drawings: Array<{ __typename: 'Drawing', id: string, documentType: DocumentType, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type SaveArchitectDetailMutationVariables = Exact<{
  input: SaveArchitectDetailInput;
}>;


export type SaveArchitectDetailMutation = { saveArchitectDetail: { __typename: 'ArchitectDetail', id: string, name: string, architectName: string | null, company: string | null, phone: string | null, email: string | null, version: number, drawings: Array<{ __typename: 'Drawing', id: string, documentType: DocumentType, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type ArchivedLineFragment = { __typename: 'ArchivedTask', id: string, title: string, buildingName: string, areaCode: string, areaName: string | null, doneDate: string, cost: number | null };

export type ArchivedTasksQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ArchivedTasksQuery = { archivedTasks: { __typename: 'ArchivedTaskConnection', totalCount: number, edges: Array<{ __typename: 'ArchivedTaskEdge', cursor: string, node: { __typename: 'ArchivedTask', id: string, title: string, buildingName: string, areaCode: string, areaName: string | null, doneDate: string, cost: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ArchiveQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ArchiveQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, archivedTasks: { __typename: 'ArchivedTaskConnection', totalCount: number, edges: Array<{ __typename: 'ArchivedTaskEdge', cursor: string, node: { __typename: 'ArchivedTask', id: string, title: string, buildingName: string, areaCode: string, areaName: string | null, doneDate: string, cost: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DoneTaskQueryVariables = Exact<{
  estateId: string;
  taskId: string;
}>;


export type DoneTaskQuery = { archivedTask: { __typename: 'ArchivedTask', taskId: string | null, buildingId: string | null, areaId: string | null, comment: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, doneBy: string | null, version: number, id: string, title: string, buildingName: string, areaCode: string, areaName: string | null, doneDate: string, cost: number | null, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type ChangeDoneTaskMutationVariables = Exact<{
  input: ChangeDoneTaskInput;
}>;


export type ChangeDoneTaskMutation = { changeDoneTask: { __typename: 'ArchivedTask', id: string } };

export type ArchivedTaskQueryVariables = Exact<{
  estateId: string;
  taskId: string;
}>;


export type ArchivedTaskQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, archivedTask: { __typename: 'ArchivedTask', priority: number, trade: Trade | null, description: string | null, dueDate: string, comment: string | null, id: string, title: string, buildingName: string, areaCode: string, areaName: string | null, doneDate: string, cost: number | null, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type BuildingFactsFragment = { __typename: 'Building', id: string, name: string, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number };

export type ControlPointLineFragment = { __typename: 'EstateControlPoint', id: string, type: EstateControlPointType, name: string, isCompleted: boolean, result: ControlResult | null, fileCount: number };

export type PartPartsFragment = { __typename: 'BuildingPart', id: string, code: string, name: string | null, conditionGrade: ConditionGrade, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, version: number };

export type BuildingChoicesQueryVariables = Exact<{
  estateId: string;
  controlPointId?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type BuildingChoicesQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, buildings: { __typename: 'BuildingConnection', totalCount: number, edges: Array<{ __typename: 'BuildingEdge', cursor: string, node: { __typename: 'Building', id: string, name: string, houseType: HouseType | null, drawingCount: number, otherDocumentCount: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type BuildingQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type BuildingQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, building: { __typename: 'Building', drawingCount: number, otherDocumentCount: number, id: string, name: string, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number, controlPoints: Array<{ __typename: 'EstateControlPoint', id: string, type: EstateControlPointType, name: string, isCompleted: boolean, result: ControlResult | null, fileCount: number }> | null, parts: Array<{ __typename: 'BuildingPart', id: string, code: string, name: string | null, conditionGrade: ConditionGrade, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, version: number }> | null } | null };

export type CreateBuildingMutationVariables = Exact<{
  input: CreateBuildingInput;
}>;


export type CreateBuildingMutation = { createBuilding: { __typename: 'Building', id: string, name: string, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number } };

export type UpdateBuildingMutationVariables = Exact<{
  input: UpdateBuildingInput;
}>;


export type UpdateBuildingMutation = { updateBuilding: { __typename: 'Building', id: string, name: string, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number } };

export type DeleteBuildingMutationVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type DeleteBuildingMutation = { deleteBuilding: { __typename: 'Removed', id: string } };

export type SaveBuildingPartMutationVariables = Exact<{
  input: SaveBuildingPartInput;
}>;


export type SaveBuildingPartMutation = { saveBuildingPart: { __typename: 'BuildingPart', id: string, code: string, name: string | null, conditionGrade: ConditionGrade, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, version: number } };

export type DeleteBuildingPartMutationVariables = Exact<{
  estateId: string;
  buildingId: string;
  id: string;
}>;


export type DeleteBuildingPartMutation = { deleteBuildingPart: { __typename: 'Removed', id: string } };

export type ControlPointPartsFragment = { __typename: 'EstateControlPoint', comment: string | null, completedAt: string | null, version: number, id: string, type: EstateControlPointType, name: string, isCompleted: boolean, result: ControlResult | null, fileCount: number, files: Array<{ __typename: 'EstateControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type EstateControlPointQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
  controlPointId: string;
}>;


export type EstateControlPointQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, building: { __typename: 'Building', id: string, name: string } | null, estateControlPoint: { __typename: 'EstateControlPoint', comment: string | null, completedAt: string | null, version: number, id: string, type: EstateControlPointType, name: string, isCompleted: boolean, result: ControlResult | null, fileCount: number, files: Array<{ __typename: 'EstateControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type SaveEstateControlPointMutationVariables = Exact<{
  input: SaveEstateControlPointInput;
}>;


export type SaveEstateControlPointMutation = { saveEstateControlPoint: { __typename: 'EstateControlPoint', comment: string | null, completedAt: string | null, version: number, id: string, type: EstateControlPointType, name: string, isCompleted: boolean, result: ControlResult | null, fileCount: number, files: Array<{ __typename: 'EstateControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type DeleteEstateControlPointMutationVariables = Exact<{
  estateId: string;
  buildingId: string;
  controlPointId: string;
}>;


export type DeleteEstateControlPointMutation = { deleteEstateControlPoint: { __typename: 'Removed', id: string } };

export type EstateDeletionsQueryVariables = Exact<{
  estateId: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type EstateDeletionsQuery = { estateDeletions: { __typename: 'DeletionConnection', totalCount: number, edges: Array<{ __typename: 'DeletionEdge', cursor: string, node: { __typename: 'Deletion', id: string, kind: DeletedKind, recordId: string, name: string | null, deletedByName: string | null, deletedAt: string, restorableUntil: string, pictureCount: number, paperCount: number, size: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RestoreEstateDeletionsMutationVariables = Exact<{
  input: RestoreEstateDeletionsInput;
}>;


export type RestoreEstateDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type EndEstateDeletionsMutationVariables = Exact<{
  input: EndEstateDeletionsInput;
}>;


export type EndEstateDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type FoundDocumentPartsFragment = { __typename: 'FoundDocument', id: string, kind: DocumentKind, section: string, recordId: string, buildingId: string | null, name: string, createdAt: string, excerpt: Array<string>, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type FindDocumentsQueryVariables = Exact<{
  estateId: string;
  search?: string | null | undefined;
  kind?: DocumentKind | null | undefined;
  order?: DocumentOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type FindDocumentsQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, documentSearch: { __typename: 'FoundDocumentConnection', totalCount: number, edges: Array<{ __typename: 'FoundDocumentEdge', cursor: string, node: { __typename: 'FoundDocument', id: string, kind: DocumentKind, section: string, recordId: string, buildingId: string | null, name: string, createdAt: string, excerpt: Array<string>, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

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

export type SharedWithMeQueryVariables = Exact<{
  estateId: string;
}>;


export type SharedWithMeQuery = { estate: { __typename: 'Estate', id: string, guestLevel: GuestAccessLevel | null, sharedBy: string | null, sharedUntil: string | null } | null };

export type LeaveEstateMutationVariables = Exact<{
  estateId: string;
}>;


export type LeaveEstateMutation = { leaveEstate: { __typename: 'Removed', id: string } };

export type EstateImagesQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type EstateImagesQuery = { estate: { __typename: 'Estate', id: string, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, exterior: { __typename: 'Exterior', id: string, images: Array<{ __typename: 'ExteriorImage', id: string }> | null } | null, estateImages: { __typename: 'FileConnection', totalCount: number, edges: Array<{ __typename: 'FileEdge', cursor: string, node: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type DeleteEstateImageMutationVariables = Exact<{
  estateId: string;
  fileId: string;
}>;


export type DeleteEstateImageMutation = { deleteEstateImage: { __typename: 'Removed', id: string } };

export type EstateCardFragment = { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, unseenMailCount: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, awaitsConfirmation: boolean } }> } | null, identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type SharedEstateCardFragment = { __typename: 'Estate', guestLevel: GuestAccessLevel | null, sharedBy: string | null, sharedUntil: string | null, id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, unseenMailCount: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, awaitsConfirmation: boolean } }> } | null, identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type EstatesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  ownOnly?: boolean | null | undefined;
}>;


export type EstatesQuery = { estates: { __typename: 'EstateConnection', totalCount: number, edges: Array<{ __typename: 'EstateEdge', cursor: string, node: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, unseenMailCount: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, awaitsConfirmation: boolean } }> } | null, identity:
          | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
          | { __typename: 'Share', organizationNumber: string, shareNumber: string }
         } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, guestEstates?: { __typename: 'EstateConnection', totalCount: number, edges: Array<{ __typename: 'EstateEdge', cursor: string, node: { __typename: 'Estate', guestLevel: GuestAccessLevel | null, sharedBy: string | null, sharedUntil: string | null, id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, unseenMailCount: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, awaitsConfirmation: boolean } }> } | null, identity:
          | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
          | { __typename: 'Share', organizationNumber: string, shareNumber: string }
         } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, removedEstates?: Array<{ __typename: 'RemovedEstate', id: string, addressLine1: string, addressLine2: string | null, restorableUntil: string }> };

export type GuestEstatesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type GuestEstatesQuery = { guestEstates: { __typename: 'EstateConnection', totalCount: number, edges: Array<{ __typename: 'EstateEdge', cursor: string, node: { __typename: 'Estate', guestLevel: GuestAccessLevel | null, sharedBy: string | null, sharedUntil: string | null, id: string, addressLine1: string, addressLine2: string | null, houseType: HouseType | null, builtYear: number | null, unseenMailCount: number | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, awaitsConfirmation: boolean } }> } | null, identity:
          | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
          | { __typename: 'Share', organizationNumber: string, shareNumber: string }
         } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ExteriorWordsFragment = { __typename: 'Exterior', id: string, cladding: string | null, roof: string | null, foundation: string | null, description: string | null, version: number };

export type ExteriorImagePartsFragment = { __typename: 'ExteriorImage', id: string, caption: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type ExteriorQueryVariables = Exact<{
  estateId: string;
}>;


export type ExteriorQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, exterior: { __typename: 'Exterior', id: string, cladding: string | null, roof: string | null, foundation: string | null, description: string | null, version: number, images: Array<{ __typename: 'ExteriorImage', id: string, caption: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type SaveExteriorMutationVariables = Exact<{
  input: SaveExteriorInput;
}>;


export type SaveExteriorMutation = { saveExterior: { __typename: 'Exterior', id: string, cladding: string | null, roof: string | null, foundation: string | null, description: string | null, version: number } };

export type AddExteriorImagesMutationVariables = Exact<{
  input: AddExteriorImagesInput;
}>;


export type AddExteriorImagesMutation = { addExteriorImages: { __typename: 'Exterior', id: string, images: Array<{ __typename: 'ExteriorImage', id: string, caption: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type SaveExteriorImageMutationVariables = Exact<{
  input: SaveExteriorImageInput;
}>;


export type SaveExteriorImageMutation = { saveExteriorImage: { __typename: 'ExteriorImage', id: string, caption: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type MoveExteriorImageMutationVariables = Exact<{
  input: MoveExteriorImageInput;
}>;


export type MoveExteriorImageMutation = { moveExteriorImage: { __typename: 'ExteriorImage', id: string, version: number } };

export type DeleteExteriorImageMutationVariables = Exact<{
  estateId: string;
  imageId: string;
}>;


export type DeleteExteriorImageMutation = { deleteExteriorImage: { __typename: 'Removed', id: string } };

export type RestoreExteriorImageMutationVariables = Exact<{
  estateId: string;
  imageId: string;
}>;


export type RestoreExteriorImageMutation = { restoreExteriorImage: { __typename: 'ExteriorImage', id: string, caption: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type ChooseEstateImageMutationVariables = Exact<{
  estateId: string;
  fileId: string;
}>;


export type ChooseEstateImageMutation = { chooseEstateImage: { __typename: 'Estate', id: string, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type EstateRegistryQueryVariables = Exact<{ [key: string]: never; }>;


export type EstateRegistryQuery = { estateRegistry: { __typename: 'EstateRegistry', isRegistered: boolean, askedAt: string | null, isProven: boolean, namesOwners: boolean, estates: Array<{ __typename: 'RegisteredEstate', id: string, estateId: string | null, claimStatus: ClaimStatus, identityKind: EstateIdentityKind, municipalityNumber: string | null, gnr: number | null, bnr: number | null, fnr: number | null, snr: number | null, organizationNumber: string | null, shareNumber: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, addressLine1: string, addressLine2: string | null, shareNumerator: number, shareDenominator: number }>, claims: Array<{ __typename: 'OwnClaim', id: string, estateId: string, addressLine1: string, addressLine2: string | null, state: ClaimState, evidence: ClaimEvidence, hasOwners: boolean, createdAt: string, expiresAt: string, electronicIdAskedAt: string | null, codeExpiresAt: string | null, triesLeft: number }> } };

export type RegisteredEstatePartsFragment = { __typename: 'RegisteredEstate', id: string, estateId: string | null, claimStatus: ClaimStatus, identityKind: EstateIdentityKind, municipalityNumber: string | null, gnr: number | null, bnr: number | null, fnr: number | null, snr: number | null, organizationNumber: string | null, shareNumber: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, addressLine1: string, addressLine2: string | null, shareNumerator: number, shareDenominator: number };

export type OwnClaimPartsFragment = { __typename: 'OwnClaim', id: string, estateId: string, addressLine1: string, addressLine2: string | null, state: ClaimState, evidence: ClaimEvidence, hasOwners: boolean, createdAt: string, expiresAt: string, electronicIdAskedAt: string | null, codeExpiresAt: string | null, triesLeft: number };

export type ClaimEstateAtPlaceMutationVariables = Exact<{
  input: ClaimEstateAtPlaceInput;
}>;


export type ClaimEstateAtPlaceMutation = { claimEstateAtPlace: { __typename: 'OwnClaim', id: string, estateId: string, addressLine1: string, addressLine2: string | null, state: ClaimState, evidence: ClaimEvidence, hasOwners: boolean, createdAt: string, expiresAt: string, electronicIdAskedAt: string | null, codeExpiresAt: string | null, triesLeft: number } };

export type WithdrawClaimMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawClaimMutation = { withdrawClaim: { __typename: 'Removed', id: string } };

export type EnterClaimCodeMutationVariables = Exact<{
  id: string;
  code: string;
}>;


export type EnterClaimCodeMutation = { enterClaimCode: { __typename: 'SettledClaim', id: string } };

export type RegisterInEstateRegistryMutationVariables = Exact<{
  identityNumber?: string | null | undefined;
}>;


export type RegisterInEstateRegistryMutation = { registerInEstateRegistry: { __typename: 'EstateRegistry', isRegistered: boolean } };

export type ClaimEstateMutationVariables = Exact<{
  id: string;
}>;


export type ClaimEstateMutation = { claimEstate: { __typename: 'ClaimedEstate', estateId: string, claimStatus: ClaimStatus, claimState: ClaimState } };

export type FindingTaskPartsFragment = { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null };

export type BuildingFindingsQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type BuildingFindingsQuery = { building: { __typename: 'Building', id: string, parts: Array<{ __typename: 'BuildingPart', id: string, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null }> | null, controlPoints: Array<{ __typename: 'EstateControlPoint', id: string, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null }> | null } | null };

export type FindingPlacesQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type FindingPlacesQuery = { maintenanceBuildingOptions: { __typename: 'MaintenanceBuildingConnection', edges: Array<{ __typename: 'MaintenanceBuildingEdge', cursor: string, node: { __typename: 'MaintenanceBuilding', id: string, name: string, areas: Array<{ __typename: 'MaintenanceArea', id: string, code: string, name: string | null }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MakeTaskOfFindingMutationVariables = Exact<{
  input: CreateMaintenanceTaskInput;
}>;


export type MakeTaskOfFindingMutation = { createMaintenanceTask: { __typename: 'MaintenanceTask', id: string, title: string } };

export type PutAwayFirstStepsMutationVariables = Exact<{
  input: PutAwayFirstStepsInput;
}>;


export type PutAwayFirstStepsMutation = { putAwayFirstSteps: { __typename: 'Estate', id: string, firstSteps: { __typename: 'FirstSteps', id: string } | null } };

export type HistoryPartsFragment = { __typename: 'HistoryEntry', id: string, at: string, actorName: string | null, isActorGone: boolean, operation: string, recordId: string | null, recordName: string | null, recordType: string | null, isFirst: boolean, outcome: string, changedFields: Array<string> };

export type HistoryQueryVariables = Exact<{
  estateId: string;
  recordId?: string | null | undefined;
  kind?: HistoryKind | null | undefined;
  outcome?: HistoryOutcome | null | undefined;
  after?: string | null | undefined;
}>;


export type HistoryQuery = { history: { __typename: 'HistoryConnection', totalCount: number, hasMoreThanCounted: boolean, edges: Array<{ __typename: 'HistoryEdge', cursor: string, node: { __typename: 'HistoryEntry', id: string, at: string, actorName: string | null, isActorGone: boolean, operation: string, recordId: string | null, recordName: string | null, recordType: string | null, isFirst: boolean, outcome: string, changedFields: Array<string> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InsurancePartsFragment = { __typename: 'Insurance', id: string, kind: InsuranceKind, company: string, policyNumber: string | null, validTo: string | null, contactName: string | null, phone: string | null, customName: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type InsurancesQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type InsurancesQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, insurances: { __typename: 'InsuranceConnection', totalCount: number, edges: Array<{ __typename: 'InsuranceEdge', cursor: string, node: { __typename: 'Insurance', id: string, kind: InsuranceKind, company: string, policyNumber: string | null, validTo: string | null, contactName: string | null, phone: string | null, customName: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type SaveInsuranceMutationVariables = Exact<{
  input: SaveInsuranceInput;
}>;


export type SaveInsuranceMutation = { saveInsurance: { __typename: 'Insurance', id: string, kind: InsuranceKind, company: string, policyNumber: string | null, validTo: string | null, contactName: string | null, phone: string | null, customName: string | null, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type DeleteInsuranceMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteInsuranceMutation = { deleteInsurance: { __typename: 'Removed', id: string } };

export type RoomPartsFragment = { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number };

export type FloorPartsFragment = { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number };

export type FloorRoomsFragment = { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number, rooms: { __typename: 'RoomConnection', totalCount: number, edges: Array<{ __typename: 'RoomEdge', cursor: string, node: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null };

export type InteriorQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
  roomsAfter?: string | null | undefined;
}>;


export type InteriorQuery = { frame: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, floors: { __typename: 'FloorConnection', totalCount: number, edges: Array<{ __typename: 'FloorEdge', cursor: string, node: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number, rooms: { __typename: 'RoomConnection', totalCount: number, edges: Array<{ __typename: 'RoomEdge', cursor: string, node: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type InteriorFloorQueryVariables = Exact<{
  estateId: string;
  floorId: string;
  roomsAfter?: string | null | undefined;
}>;


export type InteriorFloorQuery = { floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number, rooms: { __typename: 'RoomConnection', totalCount: number, edges: Array<{ __typename: 'RoomEdge', cursor: string, node: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SaveFloorMutationVariables = Exact<{
  input: SaveFloorInput;
}>;


export type SaveFloorMutation = { saveFloor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number } };

export type MoveFloorMutationVariables = Exact<{
  input: MoveFloorInput;
}>;


export type MoveFloorMutation = { moveFloor: { __typename: 'Floor', id: string, version: number } };

export type DeleteFloorMutationVariables = Exact<{
  estateId: string;
  floorId: string;
  withRooms?: boolean | null | undefined;
}>;


export type DeleteFloorMutation = { deleteFloor: { __typename: 'Removed', id: string } };

export type RestoreFloorMutationVariables = Exact<{
  estateId: string;
  floorId: string;
}>;


export type RestoreFloorMutation = { restoreFloor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number } };

export type CreateRoomMutationVariables = Exact<{
  input: CreateRoomInput;
}>;


export type CreateRoomMutation = { createRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type AddRoomsMutationVariables = Exact<{
  input: AddRoomsInput;
}>;


export type AddRoomsMutation = { addRooms: { __typename: 'Floor', id: string } };

export type UpdateRoomMutationVariables = Exact<{
  input: UpdateRoomInput;
}>;


export type UpdateRoomMutation = { updateRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type MoveRoomMutationVariables = Exact<{
  input: MoveRoomInput;
}>;


export type MoveRoomMutation = { moveRoom: { __typename: 'Room', id: string, version: number } };

export type DeleteRoomMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteRoomMutation = { deleteRoom: { __typename: 'Removed', id: string } };

export type RestoreRoomMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type RestoreRoomMutation = { restoreRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type RemovedCountsQueryVariables = Exact<{
  estateId: string;
}>;


export type RemovedCountsQuery = { removedFloors: { __typename: 'RemovedFloorConnection', totalCount: number }, removedRooms: { __typename: 'RemovedRoomConnection', totalCount: number } };

export type RemovedFloorsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type RemovedFloorsQuery = { removedFloors: { __typename: 'RemovedFloorConnection', totalCount: number, edges: Array<{ __typename: 'RemovedFloorEdge', cursor: string, node: { __typename: 'RemovedFloor', id: string, type: FloorType, name: string | null, roomCount: number, removedAt: string, restorableUntil: string, removedByName: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RemovedRoomsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type RemovedRoomsQuery = { removedRooms: { __typename: 'RemovedRoomConnection', totalCount: number, edges: Array<{ __typename: 'RemovedRoomEdge', cursor: string, node: { __typename: 'RemovedRoom', id: string, type: RoomType, name: string | null, isFloorRemoved: boolean, removedAt: string, restorableUntil: string, removedByName: string | null, floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CommentPartsFragment = { __typename: 'RoomComment', id: string, text: string, authorName: string | null, version: number, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'RoomCommentPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type RoomPageQueryVariables = Exact<{
  estateId: string;
  id: string;
  after?: string | null | undefined;
}>;


export type RoomPageQuery = { frame: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, room: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number, floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null }, comments: { __typename: 'RoomCommentConnection', totalCount: number, edges: Array<{ __typename: 'RoomCommentEdge', cursor: string, node: { __typename: 'RoomComment', id: string, text: string, authorName: string | null, version: number, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'RoomCommentPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SaveRoomCommentMutationVariables = Exact<{
  input: SaveRoomCommentInput;
}>;


export type SaveRoomCommentMutation = { saveRoomComment: { __typename: 'RoomComment', id: string, text: string, authorName: string | null, version: number, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'RoomCommentPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type DeleteRoomCommentMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteRoomCommentMutation = { deleteRoomComment: { __typename: 'Removed', id: string } };

export type EstateOwnershipQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateOwnershipQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, owners: { __typename: 'EstateOwnerConnection', totalCount: number, edges: Array<{ __typename: 'EstateOwnerEdge', cursor: string, node: { __typename: 'EstateOwner', id: string, wasClaimed: boolean } }> } | null } | null };

export type EndOwnershipMutationVariables = Exact<{
  estateId: string;
}>;


export type EndOwnershipMutation = { endOwnership: { __typename: 'Removed', id: string } };

export type RemoveEstateMutationVariables = Exact<{
  estateId: string;
}>;


export type RemoveEstateMutation = { removeEstate: { __typename: 'Removed', id: string } };

export type RemovedEstatePartsFragment = { __typename: 'RemovedEstate', id: string, addressLine1: string, addressLine2: string | null, restorableUntil: string };

export type RestoreEstateMutationVariables = Exact<{
  estateId: string;
}>;


export type RestoreEstateMutation = { restoreEstate: { __typename: 'Estate', id: string } };

export type MailboxLineFragment = { __typename: 'Mailbox', id: string, companyId: string, companyName: string, isCompanyProven: boolean, unseenCount: number, documentCount: number, lastAt: string };

export type MailDocumentPartsFragment = { __typename: 'MailboxDocument', id: string, customName: string, fileName: string, fileSize: number, seen: boolean, movedTo: PaperKind | null, movedRecordId: string | null, movedBuildingId: string | null, movedAt: string | null, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, delivery: { __typename: 'MailboxMessage', id: string, subject: string, message: string | null, senderName: string | null, createdAt: string } };

export type MailboxesQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MailboxesQuery = { estate: { __typename: 'Estate', unseenMailCount: number | null, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, mailboxes: { __typename: 'MailboxConnection', totalCount: number, edges: Array<{ __typename: 'MailboxEdge', cursor: string, node: { __typename: 'Mailbox', id: string, companyId: string, companyName: string, isCompanyProven: boolean, unseenCount: number, documentCount: number, lastAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type MailboxQueryVariables = Exact<{
  estateId: string;
  companyId: string;
  after?: string | null | undefined;
}>;


export type MailboxQuery = { estate: { __typename: 'Estate', unseenMailCount: number | null, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, mailbox: { __typename: 'Mailbox', id: string, companyId: string, companyName: string, isCompanyProven: boolean, unseenCount: number, documentCount: number, lastAt: string, documents: { __typename: 'MailboxDocumentConnection', totalCount: number, edges: Array<{ __typename: 'MailboxDocumentEdge', cursor: string, node: { __typename: 'MailboxDocument', id: string, customName: string, fileName: string, fileSize: number, seen: boolean, movedTo: PaperKind | null, movedRecordId: string | null, movedBuildingId: string | null, movedAt: string | null, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, delivery: { __typename: 'MailboxMessage', id: string, subject: string, message: string | null, senderName: string | null, createdAt: string } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type UnseenMailQueryVariables = Exact<{
  estateId: string;
}>;


export type UnseenMailQuery = { estate: { __typename: 'Estate', id: string, unseenMailCount: number | null } | null };

export type BuildingsForMailQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type BuildingsForMailQuery = { estate: { __typename: 'Estate', id: string, buildings: { __typename: 'BuildingConnection', edges: Array<{ __typename: 'BuildingEdge', cursor: string, node: { __typename: 'Building', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type SeeMailDocumentMutationVariables = Exact<{
  estateId: string;
  documentId: string;
}>;


export type SeeMailDocumentMutation = { seeMailboxDocument: { __typename: 'MailboxDocument', id: string } };

export type SeeMailboxMutationVariables = Exact<{
  estateId: string;
  companyId: string;
}>;


export type SeeMailboxMutation = { seeMailbox: { __typename: 'Mailbox', id: string, unseenCount: number } };

export type MoveMailDocumentMutationVariables = Exact<{
  input: MoveMailboxDocumentInput;
}>;


export type MoveMailDocumentMutation = { moveMailboxDocument: { __typename: 'MailboxDocument', id: string, customName: string, fileName: string, fileSize: number, seen: boolean, movedTo: PaperKind | null, movedRecordId: string | null, movedBuildingId: string | null, movedAt: string | null, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, delivery: { __typename: 'MailboxMessage', id: string, subject: string, message: string | null, senderName: string | null, createdAt: string } } };

export type DeleteMailDocumentMutationVariables = Exact<{
  estateId: string;
  documentId: string;
}>;


export type DeleteMailDocumentMutation = { deleteMailboxDocument: { __typename: 'Removed', id: string } };

export type MoistureSensorPartsFragment = { __typename: 'MoistureSensor', id: string, name: string, location: string | null, buildingId: string | null, buildingName: string | null, quantity: MoistureQuantity, threshold: number, alarmThreshold: number, deviceId: string | null, version: number, isSilent: boolean, newest: { __typename: 'MoistureReading', measuredAt: string, value: number } | null, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, readings: Array<{ __typename: 'MoistureReading', measuredAt: string, value: number, least: number, most: number }> };

export type MoistureTokenPartsFragment = { __typename: 'MoistureToken', id: string, name: string, createdAt: string, lastUsedAt: string | null };

export type MoistureMonitoringQueryVariables = Exact<{
  estateId: string;
  days: number;
}>;


export type MoistureMonitoringQuery = { moistureMonitoring: { __typename: 'MoistureMonitoring', id: string, sensors: Array<{ __typename: 'MoistureSensor', id: string, name: string, location: string | null, buildingId: string | null, buildingName: string | null, quantity: MoistureQuantity, threshold: number, alarmThreshold: number, deviceId: string | null, version: number, isSilent: boolean, newest: { __typename: 'MoistureReading', measuredAt: string, value: number } | null, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, readings: Array<{ __typename: 'MoistureReading', measuredAt: string, value: number, least: number, most: number }> }>, tokens: Array<{ __typename: 'MoistureToken', id: string, name: string, createdAt: string, lastUsedAt: string | null }> | null } };

export type MoistureBuildingsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MoistureBuildingsQuery = { buildings: { __typename: 'BuildingConnection', edges: Array<{ __typename: 'BuildingEdge', cursor: string, node: { __typename: 'Building', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SaveMoistureSensorMutationVariables = Exact<{
  input: SaveMoistureSensorInput;
}>;


export type SaveMoistureSensorMutation = { saveMoistureSensor: { __typename: 'MoistureSensor', id: string } };

export type DeleteMoistureSensorMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteMoistureSensorMutation = { deleteMoistureSensor: { __typename: 'Removed', id: string } };

export type AddMoistureReadingMutationVariables = Exact<{
  input: AddMoistureReadingInput;
}>;


export type AddMoistureReadingMutation = { addMoistureReading: { __typename: 'MoistureSensor', id: string } };

export type CreateMoistureTokenMutationVariables = Exact<{
  estateId: string;
  name: string;
}>;


export type CreateMoistureTokenMutation = { createMoistureToken: { __typename: 'NewMoistureToken', token: string } };

export type RevokeMoistureTokenMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type RevokeMoistureTokenMutation = { revokeMoistureToken: { __typename: 'Removed', id: string } };

export type OtherDocumentPartsFragment = { __typename: 'OtherDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type OtherDocumentsQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
  after?: string | null | undefined;
}>;


export type OtherDocumentsQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, building: { __typename: 'Building', id: string, name: string } | null, otherDocuments: { __typename: 'OtherDocumentConnection', totalCount: number, edges: Array<{ __typename: 'OtherDocumentEdge', cursor: string, node: { __typename: 'OtherDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SaveOtherDocumentMutationVariables = Exact<{
  input: SaveOtherDocumentInput;
}>;


export type SaveOtherDocumentMutation = { saveOtherDocument: { __typename: 'OtherDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type DeleteOtherDocumentMutationVariables = Exact<{
  estateId: string;
  buildingId: string;
  otherDocumentId: string;
}>;


export type DeleteOtherDocumentMutation = { deleteOtherDocument: { __typename: 'Removed', id: string } };

export type ComingTaskLineFragment = { __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, buildingName: string, title: string, priority: number, responsibleName: string | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean };

export type EstateOverviewQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateOverviewQuery = { estate: { __typename: 'Estate', id: string, unseenMailCount: number | null, firstSteps: { __typename: 'FirstSteps', id: string, hasPicture: boolean, hasRooms: boolean, hasTasks: boolean, hasPapers: boolean } | null, comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, buildingName: string, title: string, priority: number, responsibleName: string | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean } }> } | null, mailboxes: { __typename: 'MailboxConnection', edges: Array<{ __typename: 'MailboxEdge', cursor: string, node: { __typename: 'Mailbox', id: string, companyId: string, companyName: string, isCompanyProven: boolean, unseenCount: number, documentCount: number, lastAt: string } }> } | null, conditionCounts: { __typename: 'ConditionCounts', id: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number } | null, technicalInformation: { __typename: 'TechnicalInformation', id: string, mainStopcock: string | null, fuseBox: string | null, waterMeter: string | null, electricityMeter: string | null } | null, owners: { __typename: 'EstateOwnerConnection', totalCount: number, edges: Array<{ __typename: 'EstateOwnerEdge', cursor: string, node: { __typename: 'EstateOwner', id: string, name: string, claimStatus: ClaimStatus, shareNumerator: number, shareDenominator: number } }> } | null } | null, renovations: { __typename: 'RenovationConnection', edges: Array<{ __typename: 'RenovationEdge', cursor: string, node: { __typename: 'Renovation', id: string, title: string, year: number, kind: RenovationKind } }> } };

export type OverviewMoistureQueryVariables = Exact<{
  estateId: string;
}>;


export type OverviewMoistureQuery = { moistureMonitoring: { __typename: 'MoistureMonitoring', id: string, sensors: Array<{ __typename: 'MoistureSensor', id: string, name: string, location: string | null, buildingId: string | null, buildingName: string | null, quantity: MoistureQuantity, threshold: number, alarmThreshold: number, deviceId: string | null, version: number, isSilent: boolean, newest: { __typename: 'MoistureReading', measuredAt: string, value: number } | null, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, readings: Array<{ __typename: 'MoistureReading', measuredAt: string, value: number, least: number, most: number }> }> } };

export type EstateProjectsQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateProjectsQuery = { projects: { __typename: 'ProjectConnection', totalCount: number, edges: Array<{ __typename: 'ProjectEdge', cursor: string, node: { __typename: 'Project', id: string, name: string, companyName: string, pointCount: number, completedPointCount: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SharedProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type SharedProjectsQuery = { sharedProjects: { __typename: 'ProjectConnection', nodes: Array<{ __typename: 'Project', id: string, name: string, companyName: string, pointCount: number, completedPointCount: number }> } };

export type InvitedOwnerPartsFragment = { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string };

export type InvitedOwnerQueryVariables = Exact<{
  estateId: string;
}>;


export type InvitedOwnerQuery = { estate: { __typename: 'Estate', id: string, invitedOwner: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null } | null };

export type InviteOwnerMutationVariables = Exact<{
  input: InviteOwnerInput;
}>;


export type InviteOwnerMutation = { inviteOwner: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } };

export type SendOwnerInvitationAgainMutationVariables = Exact<{
  invitationId: string;
}>;


export type SendOwnerInvitationAgainMutation = { sendOwnerInvitationAgain: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } };

export type WithdrawOwnerInvitationMutationVariables = Exact<{
  invitationId: string;
}>;


export type WithdrawOwnerInvitationMutation = { withdrawOwnerInvitation: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } };

export type PrivateDocumentPartsFragment = { __typename: 'PrivateDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type PrivateFolderQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type PrivateFolderQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, privateDocuments: { __typename: 'PrivateDocumentConnection', totalCount: number, edges: Array<{ __typename: 'PrivateDocumentEdge', cursor: string, node: { __typename: 'PrivateDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type SavePrivateDocumentMutationVariables = Exact<{
  input: SavePrivateDocumentInput;
}>;


export type SavePrivateDocumentMutation = { savePrivateDocument: { __typename: 'PrivateDocument', id: string, customName: string, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type DeletePrivateDocumentMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeletePrivateDocumentMutation = { deletePrivateDocument: { __typename: 'Removed', id: string } };

export type ConstructionProjectsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ConstructionProjectsQuery = { constructionProjects: { __typename: 'ConstructionProjectConnection', totalCount: number, edges: Array<{ __typename: 'ConstructionProjectEdge', cursor: string, node: { __typename: 'ConstructionProject', id: string, name: string, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, companyName: string, canRead: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RenovationLineFragment = { __typename: 'RenovationProject', id: string, projectId: string | null, isRunning: boolean, canRead: boolean, endDate: string | null, kind: RenovationKind, title: string, year: number, trades: Array<Trade>, companies: Array<string>, cost: number | null, documentCount: number, pictures: { __typename: 'RenovationPictureConnection', totalCount: number, edges: Array<{ __typename: 'RenovationPictureEdge', node: { __typename: 'RenovationPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } | null };

export type RenovationPartsFragment = { __typename: 'Renovation', id: string, kind: RenovationKind, title: string, year: number, trades: Array<Trade>, companies: Array<string>, description: string | null, cost: number | null, version: number, documents: Array<{ __typename: 'RenovationDocument', id: string, documentType: AgreementDocumentType, customName: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pictures: { __typename: 'RenovationPictureConnection', edges: Array<{ __typename: 'RenovationPictureEdge', node: { __typename: 'RenovationPicture', id: string, side: PictureSide, caption: string | null, sortOrder: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } | null };

export type RenovationsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type RenovationsQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, renovationProjects: { __typename: 'RenovationProjectConnection', totalCount: number, edges: Array<{ __typename: 'RenovationProjectEdge', cursor: string, node: { __typename: 'RenovationProject', id: string, projectId: string | null, isRunning: boolean, canRead: boolean, endDate: string | null, kind: RenovationKind, title: string, year: number, trades: Array<Trade>, companies: Array<string>, cost: number | null, documentCount: number, pictures: { __typename: 'RenovationPictureConnection', totalCount: number, edges: Array<{ __typename: 'RenovationPictureEdge', node: { __typename: 'RenovationPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RenovationQueryVariables = Exact<{
  estateId: string;
  renovationId: string;
}>;


export type RenovationQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null, renovation: { __typename: 'Renovation', id: string, kind: RenovationKind, title: string, year: number, trades: Array<Trade>, companies: Array<string>, description: string | null, cost: number | null, version: number, documents: Array<{ __typename: 'RenovationDocument', id: string, documentType: AgreementDocumentType, customName: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pictures: { __typename: 'RenovationPictureConnection', edges: Array<{ __typename: 'RenovationPictureEdge', node: { __typename: 'RenovationPicture', id: string, side: PictureSide, caption: string | null, sortOrder: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } | null } | null };

export type SaveRenovationMutationVariables = Exact<{
  input: SaveRenovationInput;
}>;


export type SaveRenovationMutation = { saveRenovation: { __typename: 'Renovation', id: string, kind: RenovationKind, title: string, year: number, trades: Array<Trade>, companies: Array<string>, description: string | null, cost: number | null, version: number, documents: Array<{ __typename: 'RenovationDocument', id: string, documentType: AgreementDocumentType, customName: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pictures: { __typename: 'RenovationPictureConnection', edges: Array<{ __typename: 'RenovationPictureEdge', node: { __typename: 'RenovationPicture', id: string, side: PictureSide, caption: string | null, sortOrder: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } | null } };

export type DeleteRenovationMutationVariables = Exact<{
  estateId: string;
  renovationId: string;
}>;


export type DeleteRenovationMutation = { deleteRenovation: { __typename: 'Removed', id: string } };

export type RenovationOfProjectQueryVariables = Exact<{
  estateId: string;
  renovationId: string;
}>;


export type RenovationOfProjectQuery = { renovation: { __typename: 'Renovation', id: string, projectId: string | null, deadlines: Array<{ __typename: 'ProjectDeadline', id: string, projectId: string, kind: DeadlineKind, dueDate: string }> | null, controlAreas: Array<{ __typename: 'ControlArea', id: string, name: string, partyName: string | null, isDisabled: boolean, pointCount: number, completedPointCount: number }> | null } | null };

export type ControlledPointsQueryVariables = Exact<{
  projectId: string;
  controlAreaId: string;
}>;


export type ControlledPointsQuery = { controlArea: { __typename: 'ControlArea', id: string, points: Array<{ __typename: 'ControlPoint', id: string, name: string, isDisabled: boolean, completedAt: string | null, completedBy: string | null, verifiedBy: string | null }> | null } | null };

export type ReportPartsFragment = { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type DayOfReportFragment = { __typename: 'ReportDocumentConnection', edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportDate: string | null, createdAt: string } }> };

export type ReportArchiveQueryVariables = Exact<{
  estateId: string;
  search?: string | null | undefined;
  reportType?: ReportType | null | undefined;
  year?: number | null | undefined;
  order?: ReportOrder | null | undefined;
  after?: string | null | undefined;
}>;


export type ReportArchiveQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, oldestReport: { __typename: 'ReportDocumentConnection', edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportDate: string | null, createdAt: string } }> } | null, latestReport: { __typename: 'ReportDocumentConnection', edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportDate: string | null, createdAt: string } }> } | null, reportDocuments: { __typename: 'ReportDocumentConnection', totalCount: number, edges: Array<{ __typename: 'ReportDocumentEdge', cursor: string, node: { __typename: 'ReportDocument', id: string, reportType: ReportType, customName: string, reportDate: string | null, createdAt: string, version: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
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


export type DeleteReportDocumentMutation = { deleteReportDocument: { __typename: 'Removed', id: string } };

export type PropertySummaryQueryVariables = Exact<{
  kind: EstateIdentityKind;
  key: string;
}>;


export type PropertySummaryQuery = { propertySummary: { __typename: 'PropertySummary', key: string, municipalityNumber: string | null, gnr: number | null, bnr: number | null, fnr: number | null, snr: number | null, organizationNumber: string | null, shareNumber: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, addressLine1: string | null, addressLine2: string | null } };

export type VerifyEstateIdentityQueryVariables = Exact<{
  input: EstateIdentityInput;
}>;


export type VerifyEstateIdentityQuery = { verifyEstateIdentity: { __typename: 'EstateIdentityStatus', isAvailable: boolean, isRegistered: boolean, address: string | null } };

export type EstateFormPartsFragment = { __typename: 'Estate', contactPhoneNumber: string | null, contactEmail: string | null, version: number, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
    | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
    | { __typename: 'Share', organizationNumber: string, shareNumber: string }
   };

export type EstateFormQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateFormQuery = { estate: { __typename: 'Estate', guestLevel: GuestAccessLevel | null, contactPhoneNumber: string | null, contactEmail: string | null, version: number, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type CreateEstateMutationVariables = Exact<{
  input: CreateEstateInput;
}>;


export type CreateEstateMutation = { createEstate: { __typename: 'Estate', contactPhoneNumber: string | null, contactEmail: string | null, version: number, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } };

export type UpdateEstateMutationVariables = Exact<{
  input: UpdateEstateInput;
}>;


export type UpdateEstateMutation = { updateEstate: { __typename: 'Estate', contactPhoneNumber: string | null, contactEmail: string | null, version: number, id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } };

export type DeliveryPlaceQueryVariables = Exact<{
  kind: EstateIdentityKind;
  key: string;
}>;


export type DeliveryPlaceQuery = { deliveryPlace: { __typename: 'DeliveryPlace', estateId: string | null, property: { __typename: 'PropertySummary', key: string, identityKind: EstateIdentityKind, municipalityNumber: string | null, gnr: number | null, bnr: number | null, fnr: number | null, snr: number | null, organizationNumber: string | null, shareNumber: string | null, houseType: HouseType | null, builtYear: number | null, addressLine1: string | null, addressLine2: string | null } } };

export type DeliveriesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type DeliveriesQuery = { deliveries: { __typename: 'DeliveryConnection', totalCount: number, edges: Array<{ __typename: 'DeliveryEdge', cursor: string, node: { __typename: 'Delivery', id: string, addressLine1: string, addressLine2: string | null, subject: string, createdAt: string, documents: Array<{ __typename: 'SentDocument', id: string, customName: string, fileName: string, fileSize: number, seenAt: string | null }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SendDocumentsMutationVariables = Exact<{
  input: SendDocumentsInput;
}>;


export type SendDocumentsMutation = { sendDocuments: { __typename: 'Delivery', id: string } };

export type WhereThingsAreFragment = { __typename: 'TechnicalInformation', id: string, mainStopcock: string | null, fuseBox: string | null, waterMeter: string | null, electricityMeter: string | null };

export type TechnicalFactsFragment = { __typename: 'TechnicalInformation', id: string, heating: string | null, waterSupply: WaterSupply | null, sewer: Sewer | null, electricity: string | null, energyGrade: EnergyGrade | null, radonMeasuredOn: string | null, radonBq: number | null, internet: string | null, version: number, mainStopcock: string | null, fuseBox: string | null, waterMeter: string | null, electricityMeter: string | null };

export type BuildingCardPartsFragment = { __typename: 'Building', id: string, name: string, houseType: HouseType | null, builtYear: number | null, grossAreaM2: number | null, drawingCount: number, otherDocumentCount: number, controlPointCount: number, completedControlPointCount: number, parts: Array<{ __typename: 'BuildingPart', id: string, code: string, conditionGrade: ConditionGrade }> | null };

export type TechnicalInformationQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type TechnicalInformationQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, technicalInformation: { __typename: 'TechnicalInformation', id: string, heating: string | null, waterSupply: WaterSupply | null, sewer: Sewer | null, electricity: string | null, energyGrade: EnergyGrade | null, radonMeasuredOn: string | null, radonBq: number | null, internet: string | null, version: number, mainStopcock: string | null, fuseBox: string | null, waterMeter: string | null, electricityMeter: string | null } | null, buildings: { __typename: 'BuildingConnection', totalCount: number, edges: Array<{ __typename: 'BuildingEdge', cursor: string, node: { __typename: 'Building', id: string, name: string, houseType: HouseType | null, builtYear: number | null, grossAreaM2: number | null, drawingCount: number, otherDocumentCount: number, controlPointCount: number, completedControlPointCount: number, parts: Array<{ __typename: 'BuildingPart', id: string, code: string, conditionGrade: ConditionGrade }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type SaveTechnicalInformationMutationVariables = Exact<{
  input: SaveTechnicalInformationInput;
}>;


export type SaveTechnicalInformationMutation = { saveTechnicalInformation: { __typename: 'TechnicalInformation', id: string, heating: string | null, waterSupply: WaterSupply | null, sewer: Sewer | null, electricity: string | null, energyGrade: EnergyGrade | null, radonMeasuredOn: string | null, radonBq: number | null, internet: string | null, version: number, mainStopcock: string | null, fuseBox: string | null, waterMeter: string | null, electricityMeter: string | null } };

export type EstateValuePartsFragment = { __typename: 'EstateValue', id: string, purchasePrice: number | null, purchaseDate: string | null, estimatedValue: number | null, valuedAt: string | null, taxValue: number | null, version: number, estimates: Array<{ __typename: 'ValueEstimate', id: string, amount: number, valuedAt: string }> | null };

export type EstateDebtsFragment = { __typename: 'EstateValue', id: string, loan: number | null, sharedDebt: number | null, monthlySharedCost: number | null, equity: number | null };

export type EstateValueQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateValueQuery = { estate: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, ownershipKind: OwnershipKind, houseType: HouseType | null, builtYear: number | null, plotAreaM2: number | null, contactName: string | null, may: Array<string>, value: { __typename: 'EstateValue', id: string, purchasePrice: number | null, purchaseDate: string | null, estimatedValue: number | null, valuedAt: string | null, taxValue: number | null, version: number, estimates: Array<{ __typename: 'ValueEstimate', id: string, amount: number, valuedAt: string }> | null } | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
      | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
      | { __typename: 'Share', organizationNumber: string, shareNumber: string }
     } | null };

export type EstateDebtsQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateDebtsQuery = { estateValue: { __typename: 'EstateValue', id: string, loan: number | null, sharedDebt: number | null, monthlySharedCost: number | null, equity: number | null } | null };

export type SaveEstateValueMutationVariables = Exact<{
  input: SaveEstateValueInput;
}>;


export type SaveEstateValueMutation = { saveEstateValue: { __typename: 'EstateValue', id: string, purchasePrice: number | null, purchaseDate: string | null, estimatedValue: number | null, valuedAt: string | null, taxValue: number | null, version: number, loan: number | null, sharedDebt: number | null, monthlySharedCost: number | null, equity: number | null, estimates: Array<{ __typename: 'ValueEstimate', id: string, amount: number, valuedAt: string }> | null } };

export type DeleteValueEstimateMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteValueEstimateMutation = { deleteValueEstimate: { __typename: 'Removed', id: string } };

export type WaitingMatterPartsFragment = { __typename: 'WaitingMatter', kind: WaitingKind, recordId: string, title: string, place: string | null, who: string | null, day: string | null, since: string | null, amount: number | null, count: number, estateId: string, addressLine1: string, projectId: string | null, buildingId: string | null, areaId: string | null };

export type WaitingQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingQuery = { waiting: { __typename: 'Waiting', id: string, count: number, groups: Array<{ __typename: 'WaitingGroup', urgency: Urgency, count: number, matters: Array<{ __typename: 'WaitingMatter', kind: WaitingKind, recordId: string, title: string, place: string | null, who: string | null, day: string | null, since: string | null, amount: number | null, count: number, estateId: string, addressLine1: string, projectId: string | null, buildingId: string | null, areaId: string | null }> }>, next: { __typename: 'WaitingMatter', kind: WaitingKind, recordId: string, title: string, place: string | null, who: string | null, day: string | null, since: string | null, amount: number | null, count: number, estateId: string, addressLine1: string, projectId: string | null, buildingId: string | null, areaId: string | null } | null } };

export type FilePartsFragment = { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null };

export type LicencePartsFragment = { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean };

export type LicenceInvoicePartsFragment = { __typename: 'LicenceInvoice', id: string, number: number, type: LicencePlan | null, issuedOn: string, dueOn: string, gross: number, url: string };

export type LicenceOfferPartsFragment = { __typename: 'LicenceOffer', type: LicencePlan, gross: number, heldUntil: string | null, validFrom: string, validTo: string, totalVat: number, totalGross: number, trialDays: number | null, lines: Array<{ __typename: 'InvoiceLine', kind: InvoiceLineKind, type: LicencePlan, gross: number }> };

export type LicenceOffersQueryVariables = Exact<{ [key: string]: never; }>;


export type LicenceOffersQuery = { licenceOffers: { __typename: 'LicenceOffers', mayOrder: boolean, buyers: Array<string>, offers: Array<{ __typename: 'LicenceOffer', type: LicencePlan, gross: number, heldUntil: string | null, validFrom: string, validTo: string, totalVat: number, totalGross: number, trialDays: number | null, lines: Array<{ __typename: 'InvoiceLine', kind: InvoiceLineKind, type: LicencePlan, gross: number }> }>, invoiceTo: { __typename: 'InvoiceRecipient', name: string, organizationNumber: string | null, email: string, addressLine1: string | null, postalCode: string | null, city: string | null } | null } };

export type LicencesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LicencesQuery = { licences: { __typename: 'LicenceConnection', totalCount: number, edges: Array<{ __typename: 'LicenceEdge', cursor: string, node: { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LicenceInvoicesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type LicenceInvoicesQuery = { licenceInvoices: { __typename: 'LicenceInvoiceConnection', totalCount: number, edges: Array<{ __typename: 'LicenceInvoiceEdge', cursor: string, node: { __typename: 'LicenceInvoice', id: string, number: number, type: LicencePlan | null, issuedOn: string, dueOn: string, gross: number, url: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LicenceOrderedQueryVariables = Exact<{ [key: string]: never; }>;


export type LicenceOrderedQuery = { licences: { __typename: 'LicenceConnection', edges: Array<{ __typename: 'LicenceEdge', cursor: string, node: { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean } }> }, licenceInvoices: { __typename: 'LicenceInvoiceConnection', edges: Array<{ __typename: 'LicenceInvoiceEdge', cursor: string, node: { __typename: 'LicenceInvoice', id: string, number: number, type: LicencePlan | null, issuedOn: string, dueOn: string, gross: number, url: string } }> } };

export type CreatePurchaseOrderMutationVariables = Exact<{ [key: string]: never; }>;


export type CreatePurchaseOrderMutation = { createPurchaseOrder: { __typename: 'PurchaseOrder', purchaseOrderId: string } };

export type OrderLicenceMutationVariables = Exact<{
  input: OrderLicenceInput;
}>;


export type OrderLicenceMutation = { orderLicence: { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean } };

export type OrderCompanyLicenceMutationVariables = Exact<{
  input: OrderCompanyLicenceInput;
}>;


export type OrderCompanyLicenceMutation = { orderCompanyLicence: { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean } };

export type StartLicenceTrialMutationVariables = Exact<{
  input: StartLicenceTrialInput;
}>;


export type StartLicenceTrialMutation = { startLicenceTrial: { __typename: 'Licence', id: string, type: LicencePlan, validFrom: string, validTo: string, isTrial: boolean } };

export type LicenceHolderPartsFragment = { __typename: 'LicenceHolder', id: string, accountType: AccountType, name: string, identifier: string, holds: Array<{ __typename: 'HeldPlan', id: string, type: LicencePlan, validFrom: string, validTo: string }>, adjustments: Array<{ __typename: 'LicenceAdjustment', id: string, change: LicenceChange, type: LicencePlan, validTo: string, reason: string, by: string | null, at: string }> };

export type LicenceHoldersQueryVariables = Exact<{
  searchValue: string;
}>;


export type LicenceHoldersQuery = { licenceHolders: { __typename: 'LicenceHolders', hasMore: boolean, holders: Array<{ __typename: 'LicenceHolder', id: string, accountType: AccountType, name: string, identifier: string, holds: Array<{ __typename: 'HeldPlan', id: string, type: LicencePlan, validFrom: string, validTo: string }>, adjustments: Array<{ __typename: 'LicenceAdjustment', id: string, change: LicenceChange, type: LicencePlan, validTo: string, reason: string, by: string | null, at: string }> }> } };

export type AdjustLicenceMutationVariables = Exact<{
  input: AdjustLicenceInput;
}>;


export type AdjustLicenceMutation = { adjustLicence: { __typename: 'LicenceHolder', id: string, accountType: AccountType, name: string, identifier: string, holds: Array<{ __typename: 'HeldPlan', id: string, type: LicencePlan, validFrom: string, validTo: string }>, adjustments: Array<{ __typename: 'LicenceAdjustment', id: string, change: LicenceChange, type: LicencePlan, validTo: string, reason: string, by: string | null, at: string }> } };

export type AdministeredLicencesQueryVariables = Exact<{
  search?: string | null | undefined;
  isRunning?: boolean | null | undefined;
  after?: string | null | undefined;
}>;


export type AdministeredLicencesQuery = { administeredLicences: { __typename: 'AdministeredLicenceConnection', totalCount: number, edges: Array<{ __typename: 'AdministeredLicenceEdge', cursor: string, node: { __typename: 'AdministeredLicence', id: string, type: LicencePlan, holderName: string, identifier: string | null, validFrom: string, validTo: string, isRunning: boolean, isTrial: boolean, invoiceNumber: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type AssignedPlanPartsFragment = { __typename: 'AssignedPlan', id: string, estateId: string, status: ClaimStatus, addressLine1: string, addressLine2: string | null, owners: Array<string>, contactName: string | null, contactPhoneNumber: string | null, trade: Trade | null, openTaskCount: number | null, overdueCount: number | null, nextDate: string | null, requestedAt: string };

export type AssignedPlansQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
  plansOnly?: boolean | null | undefined;
}>;


export type AssignedPlansQuery = { waiting?: { __typename: 'AssignedPlanConnection', totalCount: number, edges: Array<{ __typename: 'AssignedPlanEdge', cursor: string, node: { __typename: 'AssignedPlan', id: string, estateId: string, status: ClaimStatus, addressLine1: string, addressLine2: string | null, owners: Array<string>, contactName: string | null, contactPhoneNumber: string | null, trade: Trade | null, openTaskCount: number | null, overdueCount: number | null, nextDate: string | null, requestedAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, plans: { __typename: 'AssignedPlanConnection', totalCount: number, edges: Array<{ __typename: 'AssignedPlanEdge', cursor: string, node: { __typename: 'AssignedPlan', id: string, estateId: string, status: ClaimStatus, addressLine1: string, addressLine2: string | null, owners: Array<string>, contactName: string | null, contactPhoneNumber: string | null, trade: Trade | null, openTaskCount: number | null, overdueCount: number | null, nextDate: string | null, requestedAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ClaimAccessLinkMutationVariables = Exact<{
  estateId: string;
  linkId: string;
}>;


export type ClaimAccessLinkMutation = { claimAccessLink: { __typename: 'AccessLink', id: string, status: ClaimStatus, claimedAt: string | null } };

export type LeaveAccessLinkMutationVariables = Exact<{
  estateId: string;
  linkId: string;
}>;


export type LeaveAccessLinkMutation = { deleteAccessLink: { __typename: 'Removed', id: string } };

export type CalendarFeedPartsFragment = { __typename: 'CalendarFeed', id: string, responsibleKind: PartyKind | null, responsibleId: string | null, responsibleName: string | null, language: Language, url: string | null, madeBy: string, isMine: boolean, isOpen: boolean, lastFetchedAt: string | null, createdAt: string };

export type CalendarFeedsQueryVariables = Exact<{
  estateId: string;
}>;


export type CalendarFeedsQuery = { calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, responsibleKind: PartyKind | null, responsibleId: string | null, responsibleName: string | null, language: Language, url: string | null, madeBy: string, isMine: boolean, isOpen: boolean, lastFetchedAt: string | null, createdAt: string }> };

export type CreateCalendarFeedMutationVariables = Exact<{
  input: CreateCalendarFeedInput;
}>;


export type CreateCalendarFeedMutation = { createCalendarFeed: { __typename: 'CalendarFeed', id: string, responsibleKind: PartyKind | null, responsibleId: string | null, responsibleName: string | null, language: Language, url: string | null, madeBy: string, isMine: boolean, isOpen: boolean, lastFetchedAt: string | null, createdAt: string } };

export type RenewCalendarFeedMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type RenewCalendarFeedMutation = { renewCalendarFeed: { __typename: 'CalendarFeed', id: string, responsibleKind: PartyKind | null, responsibleId: string | null, responsibleName: string | null, language: Language, url: string | null, madeBy: string, isMine: boolean, isOpen: boolean, lastFetchedAt: string | null, createdAt: string } };

export type RevokeCalendarFeedMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type RevokeCalendarFeedMutation = { revokeCalendarFeed: { __typename: 'Removed', id: string } };

export type TasksToConfirmQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type TasksToConfirmQuery = { tasksToConfirm: { __typename: 'ArchivedTaskConnection', totalCount: number, edges: Array<{ __typename: 'ArchivedTaskEdge', cursor: string, node: { __typename: 'ArchivedTask', id: string, taskId: string | null, title: string, buildingId: string | null, buildingName: string, areaId: string | null, doneDate: string, cost: number | null, comment: string | null, doneBy: string | null, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MaintenanceSettingsQueryVariables = Exact<{
  estateId: string;
}>;


export type MaintenanceSettingsQuery = { maintenanceSettings: { __typename: 'MaintenanceSettings', id: string, confirmsSuppliers: boolean } | null };

export type SetMaintenanceConfirmationMutationVariables = Exact<{
  estateId: string;
  confirmsSuppliers: boolean;
}>;


export type SetMaintenanceConfirmationMutation = { setMaintenanceConfirmation: { __typename: 'MaintenanceSettings', id: string, confirmsSuppliers: boolean } };

export type ConfirmDoneTaskMutationVariables = Exact<{
  estateId: string;
  occurrenceId: string;
}>;


export type ConfirmDoneTaskMutation = { confirmDoneTask: { __typename: 'ArchivedTask', id: string } };

export type SendBackDoneTaskMutationVariables = Exact<{
  estateId: string;
  occurrenceId: string;
  reason: string;
}>;


export type SendBackDoneTaskMutation = { sendBackDoneTask: { __typename: 'MaintenanceTask', id: string } };

export type BudgetYearPartsFragment = { __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number };

export type BuildingBudgetsPartsFragment = { __typename: 'BuildingBudgets', id: string, fromYear: number, toYear: number, thisYear: number, isLocked: boolean, lockedAt: string | null, lockedByName: string | null, version: number, buildings: Array<{ __typename: 'BuildingBudget', buildingId: string, name: string, years: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> }>, others: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }>, totals: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> };

export type BuildingBudgetsQueryVariables = Exact<{
  estateId: string;
}>;


export type BuildingBudgetsQuery = { buildingBudgets: { __typename: 'BuildingBudgets', id: string, fromYear: number, toYear: number, thisYear: number, isLocked: boolean, lockedAt: string | null, lockedByName: string | null, version: number, buildings: Array<{ __typename: 'BuildingBudget', buildingId: string, name: string, years: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> }>, others: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }>, totals: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> } };

export type MaintenanceCostsQueryVariables = Exact<{
  estateId: string;
  by: CostDivision;
}>;


export type MaintenanceCostsQuery = { maintenanceCosts: { __typename: 'MaintenanceCosts', fromYear: number, toYear: number, groups: Array<{ __typename: 'CostGroup', key: string | null, name: string | null, years: Array<{ __typename: 'CostYear', year: number, planned: number, actual: number }> }> } };

export type SaveBuildingBudgetsMutationVariables = Exact<{
  input: SaveBuildingBudgetsInput;
}>;


export type SaveBuildingBudgetsMutation = { saveBuildingBudgets: { __typename: 'BuildingBudgets', id: string, fromYear: number, toYear: number, thisYear: number, isLocked: boolean, lockedAt: string | null, lockedByName: string | null, version: number, buildings: Array<{ __typename: 'BuildingBudget', buildingId: string, name: string, years: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> }>, others: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }>, totals: Array<{ __typename: 'BudgetYear', year: number, planned: number, amount: number | null, ordered: number, actual: number }> } };

export type ForecastPartsFragment = { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> };

export type MaintenanceForecastQueryVariables = Exact<{
  estateId: string;
}>;


export type MaintenanceForecastQuery = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type ForecastTradesQueryVariables = Exact<{
  estateId: string;
}>;


export type ForecastTradesQuery = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: string, trades: Array<{ __typename: 'ForecastTrade', trade: Trade | null, costs: Array<number> }> | null, scenarios: Array<{ __typename: 'ForecastScenario', id: string, trades: Array<{ __typename: 'ForecastTrade', trade: Trade | null, costs: Array<number> }> | null }> } };

export type ForecastWorksQueryVariables = Exact<{
  estateId: string;
}>;


export type ForecastWorksQuery = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: string, area: number | null, shares: Array<{ __typename: 'EstateShare', id: string }>, works: Array<{ __typename: 'ForecastWork', year: number, title: string | null, code: string | null, name: string | null, cost: number }> | null, scenarios: Array<{ __typename: 'ForecastScenario', id: string, works: Array<{ __typename: 'ForecastWork', year: number, title: string | null, code: string | null, name: string | null, cost: number }> | null }> } };

export type ForecastWorkPartsFragment = { __typename: 'ForecastWork', year: number, title: string | null, code: string | null, name: string | null, cost: number };

export type SaveForecastMutationVariables = Exact<{
  input: SaveForecastInput;
}>;


export type SaveForecastMutation = { saveForecast: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type SavePriceSeriesMutationVariables = Exact<{
  input: SavePriceSeriesInput;
}>;


export type SavePriceSeriesMutation = { savePriceSeries: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type SaveSharesMutationVariables = Exact<{
  input: SaveSharesInput;
}>;


export type SaveSharesMutation = { saveShares: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type ScenarioPartsFragment = { __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> };

export type TasksOfScenarioQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type TasksOfScenarioQuery = { comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, title: string, nextDate: string | null, estimatedCost: number | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type SaveScenarioMutationVariables = Exact<{
  input: SaveScenarioInput;
}>;


export type SaveScenarioMutation = { saveScenario: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type DeleteScenarioMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeleteScenarioMutation = { deleteScenario: { __typename: 'Removed', id: string } };

export type AdoptScenarioMutationVariables = Exact<{
  input: AdoptScenarioInput;
}>;


export type AdoptScenarioMutation = { adoptScenario: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type TakeBackScenarioMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type TakeBackScenarioMutation = { takeBackScenario: { __typename: 'MaintenanceForecast', id: string, fromYear: number, toYear: number, runsDry: number | null, area: number | null, costPerArea: number | null, neededSaving: number | null, assumptions: { __typename: 'ForecastAssumptions', priceGrowth: number, priceSource: string | null, priceSeries: PriceSeries | null, growth: number, fund: number, yearlySaving: number, laterSaving: number | null, laterFrom: number | null, interest: number, area: number | null, version: number } | null, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }>, debt: { __typename: 'MaintenanceDebt', amount: number, partCount: number, taskCount: number }, conditions: Array<{ __typename: 'PartCondition', code: string, TG0: number, TG1: number, TG2: number, TG3: number, TGIU: number }> | null, shares: Array<{ __typename: 'EstateShare', id: string, name: string, numerator: number, yearlySaving: number | null }>, priceSeries: Array<{ __typename: 'PriceIndexSeries', series: PriceSeries, firstPeriod: string, lastPeriod: string, growth: number | null, values: Array<{ __typename: 'PriceIndexValue', period: string, value: number }> }>, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, priceGrowth: number | null, priceSource: string | null, priceSeries: PriceSeries | null, yearlySaving: number | null, savingFrom: number | null, isBehind: boolean, adoptedAt: string | null, mayTakeBack: boolean, runsDry: number | null, costPerArea: number | null, neededSaving: number | null, version: number, changes: Array<{ __typename: 'ScenarioChange', taskId: string | null, title: string | null, action: ScenarioAction, planned: string | null, moveTo: string | null, joinedToId: string | null, joinedToTitle: string | null, cost: number | null }>, years: Array<{ __typename: 'ForecastYear', year: number, cost: number, nominalCost: number, saving: number | null, fund: number | null, realFund: number | null }>, buildings: Array<{ __typename: 'ForecastBuilding', buildingId: string, name: string, costs: Array<number> }> }> } };

export type PlanImportPartsFragment = { __typename: 'PlanImport', id: string, fileName: string, taskCount: number, createdAt: string, undoUntil: string, canUndo: boolean, undoneAt: string | null, keptCount: number | null };

export type PlanImportSheetQueryVariables = Exact<{
  estateId: string;
  fileId: string;
  sheet?: string | null | undefined;
  headerRow?: number | null | undefined;
}>;


export type PlanImportSheetQuery = { planImportSheet: { __typename: 'PlanImportSheet', fileName: string, size: number, sheet: string, headerRow: number, rowCount: number, sheets: Array<{ __typename: 'PlanImportSheetName', name: string, rowCount: number }>, columns: Array<{ __typename: 'PlanImportColumn', letter: string, title: string | null, samples: Array<string>, filled: number, field: PlanImportField | null, guess: PlanImportGuess, unit: PlanImportUnit | null }>, preview: Array<{ __typename: 'PlanImportRow', row: number, cells: Array<string> }> } };

export type PlanImportCheckQueryVariables = Exact<{
  estateId: string;
  fileId: string;
  sheet?: string | null | undefined;
  headerRow: number;
  columns: Array<PlanImportField | null | undefined> | PlanImportField;
  units?: Array<PlanImportUnit | null | undefined> | PlanImportUnit | null | undefined;
  corrections?: Array<PlanImportCorrectionInput> | PlanImportCorrectionInput | null | undefined;
  meanings?: Array<PlanImportMeaningInput> | PlanImportMeaningInput | null | undefined;
  asTasks?: Array<number> | number | null | undefined;
  buildingName: string;
}>;


export type PlanImportCheckQuery = { planImportCheck: { __typename: 'PlanImportCheck', rowCount: number, emptyCount: number, newCount: number, repeatedCount: number, timesCount: number, knownCount: number, faultyCount: number, newBuildings: Array<string>, knownBuildings: Array<string>, unknownResponsibles: Array<string>, knownResponsibles: Array<string>, unreadCount: number, skippedCount: number, seen: string, repeats: Array<{ __typename: 'PlanImportRepeat', period: MaintenancePeriod | null, interval: number, count: number }>, faults: Array<{ __typename: 'PlanImportFault', row: number, letter: string | null, title: string | null, field: PlanImportField, fault: string, found: string | null }>, unread: Array<{ __typename: 'PlanImportValue', field: PlanImportField, letter: string | null, title: string | null, found: string | null, fault: string, rowCount: number, rows: Array<number> }>, left: Array<{ __typename: 'PlanImportLeft', letter: string, title: string | null, filled: number, samples: Array<string>, reason: PlanImportLeftReason }>, skipped: Array<{ __typename: 'PlanImportSkipped', row: number, kind: PlanImportSkip, text: string, field: PlanImportField | null }> } };

export type LastPlanImportQueryVariables = Exact<{
  estateId: string;
}>;


export type LastPlanImportQuery = { planImports: { __typename: 'PlanImportConnection', edges: Array<{ __typename: 'PlanImportEdge', node: { __typename: 'PlanImport', id: string, fileName: string, taskCount: number, createdAt: string, undoUntil: string, canUndo: boolean, undoneAt: string | null, keptCount: number | null } }> } };

export type ImportPlanMutationVariables = Exact<{
  input: ImportPlanInput;
}>;


export type ImportPlanMutation = { importPlan: { __typename: 'PlanImport', id: string, fileName: string, taskCount: number, createdAt: string, undoUntil: string, canUndo: boolean, undoneAt: string | null, keptCount: number | null } };

export type UndoPlanImportMutationVariables = Exact<{
  estateId: string;
  importId: string;
}>;


export type UndoPlanImportMutation = { undoPlanImport: { __typename: 'PlanImport', id: string, fileName: string, taskCount: number, createdAt: string, undoUntil: string, canUndo: boolean, undoneAt: string | null, keptCount: number | null } };

export type PlanAreaLineFragment = { __typename: 'MaintenanceArea', id: string, buildingId: string, code: string, name: string | null, conditionGrade: ConditionGrade, consequenceGrade: ConsequenceGrade | null, risk: MaintenanceRisk | null, taskCount: number, overdueCount: number, nextDate: string | null, version: number };

export type PlanTaskLineFragment = { __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean };

export type PlanDocumentPartsFragment = { __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type PlanAreaPartsFragment = { __typename: 'MaintenanceArea', description: string | null, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, remainingLifeYears: number | null, quantity: number | null, unit: AreaUnit | null, id: string, buildingId: string, code: string, name: string | null, conditionGrade: ConditionGrade, consequenceGrade: ConsequenceGrade | null, risk: MaintenanceRisk | null, taskCount: number, overdueCount: number, nextDate: string | null, version: number, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, building: { __typename: 'MaintenanceBuilding', id: string, name: string, houseType: HouseType | null } | null, tasks: Array<{ __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean }> | null, documents: Array<{ __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type PlanTaskPartsFragment = { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null };

export type PlanBuildingPartsFragment = { __typename: 'MaintenanceBuilding', id: string, name: string, inPlan: boolean, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number };

export type MaintenancePlanQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MaintenancePlanQuery = { maintenanceBuildings: { __typename: 'MaintenanceBuildingConnection', totalCount: number, edges: Array<{ __typename: 'MaintenanceBuildingEdge', cursor: string, node: { __typename: 'MaintenanceBuilding', id: string, name: string, houseType: HouseType | null, areaCount: number, taskCount: number, overdueCount: number, areas: Array<{ __typename: 'MaintenanceArea', id: string, buildingId: string, code: string, name: string | null, conditionGrade: ConditionGrade, consequenceGrade: ConsequenceGrade | null, risk: MaintenanceRisk | null, taskCount: number, overdueCount: number, nextDate: string | null, version: number }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } }, planDocuments: { __typename: 'PlanDocumentConnection', edges: Array<{ __typename: 'PlanDocumentEdge', node: { __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } }> } };

export type MaintenanceBuildingQueryVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type MaintenanceBuildingQuery = { maintenanceBuilding: { __typename: 'MaintenanceBuilding', id: string, name: string, inPlan: boolean, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number } | null };

export type MaintenanceBuildingOptionsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MaintenanceBuildingOptionsQuery = { maintenanceBuildingOptions: { __typename: 'MaintenanceBuildingConnection', edges: Array<{ __typename: 'MaintenanceBuildingEdge', cursor: string, node: { __typename: 'MaintenanceBuilding', id: string, name: string, inPlan: boolean } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MaintenanceAreaQueryVariables = Exact<{
  estateId: string;
  areaId: string;
}>;


export type MaintenanceAreaQuery = { maintenanceArea: { __typename: 'MaintenanceArea', description: string | null, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, remainingLifeYears: number | null, quantity: number | null, unit: AreaUnit | null, id: string, buildingId: string, code: string, name: string | null, conditionGrade: ConditionGrade, consequenceGrade: ConsequenceGrade | null, risk: MaintenanceRisk | null, taskCount: number, overdueCount: number, nextDate: string | null, version: number, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, building: { __typename: 'MaintenanceBuilding', id: string, name: string, houseType: HouseType | null } | null, tasks: Array<{ __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean }> | null, documents: Array<{ __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type MaintenanceTaskQueryVariables = Exact<{
  estateId: string;
  taskId: string;
}>;


export type MaintenanceTaskQuery = { maintenanceTask: { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null } | null };

export type ResponsibleOptionsQueryVariables = Exact<{
  estateId: string;
}>;


export type ResponsibleOptionsQuery = { responsibleOptions: Array<{ __typename: 'ResponsibleOption', id: string | null, name: string | null, kind: PartyKind }> };

export type WheelOccurrencePartsFragment = { __typename: 'WheelOccurrence', id: string, taskId: string | null, title: string, priority: number, trade: Trade | null, buildingId: string | null, buildingName: string, areaId: string | null, responsibleId: string | null, responsibleName: string | null, dueDate: string, date: string, state: OccurrenceState };

export type YearWheelQueryVariables = Exact<{
  estateId: string;
  year?: number | null | undefined;
  from?: string | null | undefined;
  buildingId?: string | null | undefined;
  responsibleId?: string | null | undefined;
}>;


export type YearWheelQuery = { yearWheel: { __typename: 'YearWheel', id: string, year: number, from: string, today: string, overdueBefore: { __typename: 'OverdueBefore', count: number, marks: Array<{ __typename: 'WheelOccurrence', id: string, taskId: string | null, title: string, priority: number, trade: Trade | null, buildingId: string | null, buildingName: string, areaId: string | null, responsibleId: string | null, responsibleName: string | null, dueDate: string, date: string, state: OccurrenceState }> }, months: Array<{ __typename: 'WheelMonth', year: number, month: number, count: number, doneCount: number, overdueCount: number, marks: Array<{ __typename: 'WheelOccurrence', id: string, taskId: string | null, title: string, priority: number, trade: Trade | null, buildingId: string | null, buildingName: string, areaId: string | null, responsibleId: string | null, responsibleName: string | null, dueDate: string, date: string, state: OccurrenceState }> }>, buildings: Array<{ __typename: 'WheelBuilding', id: string, name: string }>, responsibles: Array<{ __typename: 'ResponsibleOption', id: string | null, name: string | null, kind: PartyKind }> } };

export type WheelMonthQueryVariables = Exact<{
  estateId: string;
  year?: number | null | undefined;
  month: number;
  page?: number | null | undefined;
  buildingId?: string | null | undefined;
  responsibleId?: string | null | undefined;
}>;


export type WheelMonthQuery = { wheelMonth: { __typename: 'WheelMonthPage', month: number, page: number, pageCount: number, count: number, occurrences: Array<{ __typename: 'WheelOccurrence', id: string, taskId: string | null, title: string, priority: number, trade: Trade | null, buildingId: string | null, buildingName: string, areaId: string | null, responsibleId: string | null, responsibleName: string | null, dueDate: string, date: string, state: OccurrenceState }> } };

export type WheelTaskCostQueryVariables = Exact<{
  estateId: string;
  taskId: string;
}>;


export type WheelTaskCostQuery = { maintenanceTask: { __typename: 'MaintenanceTask', id: string, estimatedCost: number | null } | null };

export type AddMaintenanceBuildingMutationVariables = Exact<{
  input: AddMaintenanceBuildingInput;
}>;


export type AddMaintenanceBuildingMutation = { addMaintenanceBuilding: { __typename: 'MaintenanceBuilding', id: string, name: string, inPlan: boolean, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number } };

export type UpdateMaintenanceBuildingMutationVariables = Exact<{
  input: UpdateMaintenanceBuildingInput;
}>;


export type UpdateMaintenanceBuildingMutation = { updateMaintenanceBuilding: { __typename: 'MaintenanceBuilding', id: string, name: string, inPlan: boolean, houseType: HouseType | null, buildingNumber: string | null, builtYear: number | null, grossAreaM2: number | null, floorsCount: number | null, foundation: string | null, structure: string | null, roofType: string | null, roofCovering: string | null, cladding: string | null, windowsYear: number | null, heating: string | null, ventilation: string | null, version: number } };

export type RemoveMaintenanceBuildingMutationVariables = Exact<{
  estateId: string;
  buildingId: string;
}>;


export type RemoveMaintenanceBuildingMutation = { removeMaintenanceBuilding: { __typename: 'Removed', id: string } };

export type SaveMaintenanceAreaMutationVariables = Exact<{
  input: SaveMaintenanceAreaInput;
}>;


export type SaveMaintenanceAreaMutation = { saveMaintenanceArea: { __typename: 'MaintenanceArea', description: string | null, cause: string | null, consequence: string | null, costEstimate: number | null, inspectedOn: string | null, remainingLifeYears: number | null, quantity: number | null, unit: AreaUnit | null, id: string, buildingId: string, code: string, name: string | null, conditionGrade: ConditionGrade, consequenceGrade: ConsequenceGrade | null, risk: MaintenanceRisk | null, taskCount: number, overdueCount: number, nextDate: string | null, version: number, task: { __typename: 'FindingTask', id: string, areaId: string, buildingId: string, title: string, status: TaskStatus, nextDate: string | null, doneDate: string | null } | null, building: { __typename: 'MaintenanceBuilding', id: string, name: string, houseType: HouseType | null } | null, tasks: Array<{ __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean }> | null, documents: Array<{ __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type DeleteMaintenanceAreaMutationVariables = Exact<{
  estateId: string;
  areaId: string;
}>;


export type DeleteMaintenanceAreaMutation = { deleteMaintenanceArea: { __typename: 'Removed', id: string } };

export type CreateMaintenanceTaskMutationVariables = Exact<{
  input: CreateMaintenanceTaskInput;
}>;


export type CreateMaintenanceTaskMutation = { createMaintenanceTask: { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null } };

export type UpdateMaintenanceTaskMutationVariables = Exact<{
  input: UpdateMaintenanceTaskInput;
}>;


export type UpdateMaintenanceTaskMutation = { updateMaintenanceTask: { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null } };

export type DeleteMaintenanceTaskMutationVariables = Exact<{
  estateId: string;
  taskId: string;
}>;


export type DeleteMaintenanceTaskMutation = { deleteMaintenanceTask: { __typename: 'Removed', id: string } };

export type MoveMaintenanceTaskMutationVariables = Exact<{
  input: MoveMaintenanceTaskInput;
}>;


export type MoveMaintenanceTaskMutation = { moveMaintenanceTask: { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null } };

export type ArchiveMaintenanceTaskMutationVariables = Exact<{
  input: ArchiveMaintenanceTaskInput;
}>;


export type ArchiveMaintenanceTaskMutation = { archiveMaintenanceTask: { __typename: 'ArchivedTask', id: string, awaitsConfirmation: boolean, taskId: string | null, title: string, version: number } };

export type TakeBackDoneTaskMutationVariables = Exact<{
  input: TakeBackDoneTaskInput;
}>;


export type TakeBackDoneTaskMutation = { takeBackDoneTask: { __typename: 'MaintenanceTask', areaCode: string, areaName: string | null, description: string | null, responsibleKind: PartyKind, responsibleId: string | null, responsibleName: string | null, orderId: string | null, version: number, id: string, areaId: string, buildingId: string, title: string, priority: number, trade: Trade | null, startDate: string, period: MaintenancePeriod | null, interval: number, endDate: string | null, basis: MaintenanceBasis, status: TaskStatus, estimatedCost: number | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean, origin: { __typename: 'TaskOrigin', kind: FindingKind, findingId: string | null, buildingId: string | null, name: string | null, code: string | null, found: string | null } | null, deviation: { __typename: 'TaskDeviation', id: string, projectId: string, text: string, projectName: string } | null, archived: { __typename: 'ArchivedTaskConnection', nodes: Array<{ __typename: 'ArchivedTask', id: string, dueDate: string, doneDate: string, cost: number | null, comment: string | null, version: number }> } | null } };

export type SavePlanDocumentMutationVariables = Exact<{
  input: SavePlanDocumentInput;
}>;


export type SavePlanDocumentMutation = { savePlanDocument: { __typename: 'PlanDocument', id: string, areaId: string | null, customName: string, version: number, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type DeletePlanDocumentMutationVariables = Exact<{
  estateId: string;
  areaId?: string | null | undefined;
  fileId: string;
}>;


export type DeletePlanDocumentMutation = { deletePlanDocument: { __typename: 'Removed', id: string } };

export type ComingTasksQueryVariables = Exact<{
  estateId: string;
}>;


export type ComingTasksQuery = { comingTasks: { __typename: 'MaintenanceTaskConnection', edges: Array<{ __typename: 'MaintenanceTaskEdge', cursor: string, node: { __typename: 'MaintenanceTask', id: string, areaId: string, buildingId: string, buildingName: string, title: string, priority: number, responsibleName: string | null, nextDate: string | null, nextDueDate: string | null, awaitsConfirmation: boolean } }> } };

export type AddPlannedTasksMutationVariables = Exact<{
  input: AddPlannedTasksInput;
}>;


export type AddPlannedTasksMutation = { addPlannedTasks: { __typename: 'MaintenanceBuilding', id: string, name: string, taskCount: number } };

export type PlanPaidQueryVariables = Exact<{
  estateId: string;
}>;


export type PlanPaidQuery = { estate: { __typename: 'Estate', id: string, isPlanPaid: boolean } | null };

export type PlanPriceQueryVariables = Exact<{ [key: string]: never; }>;


export type PlanPriceQuery = { licenceOffers: { __typename: 'LicenceOffers', offers: Array<{ __typename: 'LicenceOffer', type: LicencePlan, gross: number, trialDays: number | null }> } };

export type PortfolioQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type PortfolioQuery = { portfolio: { __typename: 'PortfolioEstateConnection', totalCount: number, edges: Array<{ __typename: 'PortfolioEstateEdge', cursor: string, node: { __typename: 'PortfolioEstate', id: string, addressLine1: string, addressLine2: string | null, overdueCount: number | null, soonCount: number | null, spent: number | null, budget: number | null, worstGrade: ConditionGrade | null, worstPart: string | null, endingCount: number | null, nextEnd: string | null, nextEndOf: string | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type YearlyReportLineFragment = { __typename: 'MaintenanceReport', id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type YearlyReportPartsFragment = { __typename: 'MaintenanceReport', buildingIds: Array<string>, summary: string | null, condition: string | null, proposals: string | null, economy: string | null, scenarioId: string | null, authorAccountId: string | null, recipientIds: Array<string>, id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, documents: Array<{ __typename: 'MaintenanceReportDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type MaintenanceReportsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MaintenanceReportsQuery = { maintenanceReports: { __typename: 'MaintenanceReportConnection', totalCount: number, edges: Array<{ __typename: 'MaintenanceReportEdge', cursor: string, node: { __typename: 'MaintenanceReport', id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type MaintenanceReportQueryVariables = Exact<{
  estateId: string;
  reportId: string;
}>;


export type MaintenanceReportQuery = { maintenanceReport: { __typename: 'MaintenanceReport', buildingIds: Array<string>, summary: string | null, condition: string | null, proposals: string | null, economy: string | null, scenarioId: string | null, authorAccountId: string | null, recipientIds: Array<string>, id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, documents: Array<{ __typename: 'MaintenanceReportDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type ReportChoicesQueryVariables = Exact<{
  estateId: string;
}>;


export type ReportChoicesQuery = { reportAccounts: Array<{ __typename: 'ReportAccount', id: string, name: string, kind: ReportAccountKind }>, reportPapers: Array<{ __typename: 'ReportPaper', fileId: string, customName: string, source: ReportPaperSource }> };

export type ReportScenariosQueryVariables = Exact<{
  estateId: string;
}>;


export type ReportScenariosQuery = { maintenanceForecast: { __typename: 'MaintenanceForecast', id: string, scenarios: Array<{ __typename: 'ForecastScenario', id: string, name: string, adoptedAt: string | null }> } };

export type ReportBuildingsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type ReportBuildingsQuery = { maintenanceBuildings: { __typename: 'MaintenanceBuildingConnection', edges: Array<{ __typename: 'MaintenanceBuildingEdge', cursor: string, node: { __typename: 'MaintenanceBuilding', id: string, name: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateMaintenanceReportMutationVariables = Exact<{
  input: CreateMaintenanceReportInput;
}>;


export type CreateMaintenanceReportMutation = { createMaintenanceReport: { __typename: 'MaintenanceReport', buildingIds: Array<string>, summary: string | null, condition: string | null, proposals: string | null, economy: string | null, scenarioId: string | null, authorAccountId: string | null, recipientIds: Array<string>, id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, documents: Array<{ __typename: 'MaintenanceReportDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type UpdateMaintenanceReportMutationVariables = Exact<{
  input: UpdateMaintenanceReportInput;
}>;


export type UpdateMaintenanceReportMutation = { updateMaintenanceReport: { __typename: 'MaintenanceReport', buildingIds: Array<string>, summary: string | null, condition: string | null, proposals: string | null, economy: string | null, scenarioId: string | null, authorAccountId: string | null, recipientIds: Array<string>, id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, documents: Array<{ __typename: 'MaintenanceReportDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type DeleteMaintenanceReportMutationVariables = Exact<{
  estateId: string;
  reportId: string;
}>;


export type DeleteMaintenanceReportMutation = { deleteMaintenanceReport: { __typename: 'Removed', id: string } };

export type GenerateMaintenanceReportMutationVariables = Exact<{
  estateId: string;
  reportId: string;
}>;


export type GenerateMaintenanceReportMutation = { generateMaintenanceReport: { __typename: 'MaintenanceReport', id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type StopMaintenanceReportMutationVariables = Exact<{
  estateId: string;
  reportId: string;
}>;


export type StopMaintenanceReportMutation = { stopMaintenanceReport: { __typename: 'MaintenanceReport', id: string, title: string, reportType: ReportType, fromYear: number, toYear: number, authorName: string | null, state: ReportState, progress: number, partsMade: number, partCount: number, generatedAt: string | null, version: number, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type ArchiveMaintenanceTasksMutationVariables = Exact<{
  input: ArchiveMaintenanceTasksInput;
}>;


export type ArchiveMaintenanceTasksMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type MoveMaintenanceTasksMutationVariables = Exact<{
  input: MoveMaintenanceTasksInput;
}>;


export type MoveMaintenanceTasksMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type MoveMaintenanceTasksToAreaMutationVariables = Exact<{
  input: MoveMaintenanceTasksToAreaInput;
}>;


export type MoveMaintenanceTasksToAreaMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type AssignMaintenanceTasksMutationVariables = Exact<{
  input: AssignMaintenanceTasksInput;
}>;


export type AssignMaintenanceTasksMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type DeleteMaintenanceTasksMutationVariables = Exact<{
  input: DeleteMaintenanceTasksInput;
}>;


export type DeleteMaintenanceTasksMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type StarterPlanQueryVariables = Exact<{
  estateId: string;
  features?: Array<HouseFeature> | HouseFeature | null | undefined;
}>;


export type StarterPlanQuery = { starterPlan: { __typename: 'StarterPlan', askedFeatures: Array<HouseFeature>, features: Array<HouseFeature>, tasks: Array<{ __typename: 'StarterTask', name: string, code: string, title: string, priority: number, trade: Trade | null, minutes: number, estimatedCost: number, startDate: string, period: MaintenancePeriod, interval: number }> } };

export type SupplierPartsFragment = { __typename: 'MaintenanceSupplier', id: string, name: string, trade: Trade, partyKind: PartyKind, email: string, phone: string, organizationNumber: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, openTaskCount: number, nextDate: string | null, access: SupplierAccess, accessLinkId: string | null, version: number };

export type MaintenanceSuppliersQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type MaintenanceSuppliersQuery = { maintenanceSuppliers: { __typename: 'MaintenanceSupplierConnection', totalCount: number, edges: Array<{ __typename: 'MaintenanceSupplierEdge', cursor: string, node: { __typename: 'MaintenanceSupplier', id: string, name: string, trade: Trade, partyKind: PartyKind, email: string, phone: string, organizationNumber: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, openTaskCount: number, nextDate: string | null, access: SupplierAccess, accessLinkId: string | null, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateMaintenanceSupplierMutationVariables = Exact<{
  input: CreateMaintenanceSupplierInput;
}>;


export type CreateMaintenanceSupplierMutation = { createMaintenanceSupplier: { __typename: 'MaintenanceSupplier', id: string, name: string, trade: Trade, partyKind: PartyKind, email: string, phone: string, organizationNumber: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, openTaskCount: number, nextDate: string | null, access: SupplierAccess, accessLinkId: string | null, version: number } };

export type UpdateMaintenanceSupplierMutationVariables = Exact<{
  input: UpdateMaintenanceSupplierInput;
}>;


export type UpdateMaintenanceSupplierMutation = { updateMaintenanceSupplier: { __typename: 'MaintenanceSupplier', id: string, name: string, trade: Trade, partyKind: PartyKind, email: string, phone: string, organizationNumber: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, openTaskCount: number, nextDate: string | null, access: SupplierAccess, accessLinkId: string | null, version: number } };

export type DeleteMaintenanceSupplierMutationVariables = Exact<{
  estateId: string;
  supplierId: string;
}>;


export type DeleteMaintenanceSupplierMutation = { deleteMaintenanceSupplier: { __typename: 'Removed', id: string } };

export type SupplierAccessOfferQueryVariables = Exact<{
  estateId: string;
  supplierId: string;
}>;


export type SupplierAccessOfferQuery = { supplierAccessOffer: { __typename: 'SupplierAccessOffer', net: number, vat: number, vatRate: number, gross: number, invoiceTo: { __typename: 'InvoiceRecipient', name: string, email: string } } };

export type RequestSupplierAccessMutationVariables = Exact<{
  estateId: string;
  supplierId: string;
}>;


export type RequestSupplierAccessMutation = { requestSupplierAccess: { __typename: 'AccessLink', id: string, status: ClaimStatus } };

export type OrderSupplierAccessMutationVariables = Exact<{ [key: string]: never; }>;


export type OrderSupplierAccessMutation = { createPurchaseOrder: { __typename: 'PurchaseOrder', purchaseOrderId: string } };

export type PurchaseSupplierAccessMutationVariables = Exact<{
  estateId: string;
  supplierId: string;
  purchaseOrderId: string;
}>;


export type PurchaseSupplierAccessMutation = { purchaseSupplierAccess: { __typename: 'AccessLink', id: string, status: ClaimStatus } };

export type EndSupplierAccessMutationVariables = Exact<{
  estateId: string;
  linkId: string;
}>;


export type EndSupplierAccessMutation = { deleteAccessLink: { __typename: 'Removed', id: string } };

export type ConfirmMaintenanceSupplierMutationVariables = Exact<{
  estateId: string;
  supplierId: string;
  foundCompanyId: string;
}>;


export type ConfirmMaintenanceSupplierMutation = { confirmMaintenanceSupplier: { __typename: 'MaintenanceSupplier', id: string, name: string, trade: Trade, partyKind: PartyKind, email: string, phone: string, organizationNumber: string | null, companyId: string | null, isCompanyProven: boolean | null, foundCompanyId: string | null, foundCompanyName: string | null, foundRegisteredBy: string | null, foundRegisteredAt: string | null, openTaskCount: number, nextDate: string | null, access: SupplierAccess, accessLinkId: string | null, version: number } };

export type BudgetPartsFragment = { __typename: 'ProjectBudget', id: string, projectId: string, isLocked: boolean, plannedTotal: number, askedTotal: number, orderTotal: number, remaining: number, total: number, version: number, lines: Array<{ __typename: 'ProjectBudgetLine', id: string, trade: Trade, description: string | null, amount: number, askedAmount: number, orderAmount: number, remaining: number, sum: number }> | null };

export type ProjectBudgetQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectBudgetQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, projectBudget: { __typename: 'ProjectBudget', id: string, projectId: string, isLocked: boolean, plannedTotal: number, askedTotal: number, orderTotal: number, remaining: number, total: number, version: number, lines: Array<{ __typename: 'ProjectBudgetLine', id: string, trade: Trade, description: string | null, amount: number, askedAmount: number, orderAmount: number, remaining: number, sum: number }> | null } | null };

export type SaveProjectBudgetMutationVariables = Exact<{
  input: SaveProjectBudgetInput;
}>;


export type SaveProjectBudgetMutation = { saveProjectBudget: { __typename: 'ProjectBudget', id: string, projectId: string, isLocked: boolean, plannedTotal: number, askedTotal: number, orderTotal: number, remaining: number, total: number, version: number, lines: Array<{ __typename: 'ProjectBudgetLine', id: string, trade: Trade, description: string | null, amount: number, askedAmount: number, orderAmount: number, remaining: number, sum: number }> | null } };

export type LockProjectBudgetMutationVariables = Exact<{
  input: LockProjectBudgetInput;
}>;


export type LockProjectBudgetMutation = { lockProjectBudget: { __typename: 'ProjectBudget', id: string, projectId: string, isLocked: boolean, plannedTotal: number, askedTotal: number, orderTotal: number, remaining: number, total: number, version: number, lines: Array<{ __typename: 'ProjectBudgetLine', id: string, trade: Trade, description: string | null, amount: number, askedAmount: number, orderAmount: number, remaining: number, sum: number }> | null } };

export type DeadlinePartsFragment = { __typename: 'ProjectDeadline', id: string, projectId: string, kind: DeadlineKind, dueDate: string };

export type ClosingProjectQueryVariables = Exact<{
  projectId: string;
}>;


export type ClosingProjectQuery = { projectLeftOpen: { __typename: 'ProjectLeftOpen', points: number, deviations: number, papers: number, orders: number }, orders: { __typename: 'OrderConnection', totalCount: number, nodes: Array<{ __typename: 'Order', id: string, number: number, title: string, status: OrderStatus, gross: number | null }> } };

export type CloseProjectMutationVariables = Exact<{
  input: CloseProjectInput;
}>;


export type CloseProjectMutation = { closeProject: { __typename: 'Project', renovationId: string | null, closeReason: string | null, canReopen: boolean, id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, deadlines: Array<{ __typename: 'ProjectDeadline', id: string, projectId: string, kind: DeadlineKind, dueDate: string }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type ReopenProjectMutationVariables = Exact<{
  input: ReopenProjectInput;
}>;


export type ReopenProjectMutation = { reopenProject: { __typename: 'Project', closeReason: string | null, canReopen: boolean, id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, reopenings: Array<{ __typename: 'ProjectReopening', id: string, closedAt: string, createdAt: string, reopenedBy: string, reason: string }> | null, deadlines: Array<{ __typename: 'ProjectDeadline', id: string, projectId: string, kind: DeadlineKind, dueDate: string }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type BookPartsFragment = { __typename: 'HandoverBook', id: string, projectId: string, state: HandoverBookState, step: HandoverStep, done: number, count: number, pageCount: number | null, pdfHash: string | null, contentHash: string | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, zips: Array<{ __typename: 'HandoverZip', id: string, part: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type ProjectBookQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectBookQuery = { project: { __typename: 'Project', id: string, handoverBook: { __typename: 'HandoverBook', id: string, projectId: string, state: HandoverBookState, step: HandoverStep, done: number, count: number, pageCount: number | null, pdfHash: string | null, contentHash: string | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, zips: Array<{ __typename: 'HandoverZip', id: string, part: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null } | null };

export type EndHandoverBookMutationVariables = Exact<{
  input: EndHandoverBookInput;
}>;


export type EndHandoverBookMutation = { endHandoverBook: { __typename: 'HandoverBook', id: string, projectId: string, state: HandoverBookState, step: HandoverStep, done: number, count: number, pageCount: number | null, pdfHash: string | null, contentHash: string | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, zips: Array<{ __typename: 'HandoverZip', id: string, part: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type MakeHandoverBookMutationVariables = Exact<{
  input: MakeHandoverBookInput;
}>;


export type MakeHandoverBookMutation = { makeHandoverBook: { __typename: 'HandoverBook', id: string, projectId: string, state: HandoverBookState, step: HandoverStep, done: number, count: number, pageCount: number | null, pdfHash: string | null, contentHash: string | null, pdf: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, zips: Array<{ __typename: 'HandoverZip', id: string, part: number, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type PointLineFragment = { __typename: 'ControlPoint', id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number };

export type ProjectControlAreaQueryVariables = Exact<{
  projectId: string;
  controlAreaId: string;
}>;


export type ProjectControlAreaQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, controlArea: { __typename: 'ControlArea', completedAt: string | null, completedBy: string | null, id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number, points: Array<{ __typename: 'ControlPoint', id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number }> | null } | null };

export type AreaPerformersQueryVariables = Exact<{
  projectId: string;
}>;


export type AreaPerformersQuery = { project: { __typename: 'Project', id: string, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string, subcontractorId: string | null }> | null } | null };

export type ChangeControlAreaMutationVariables = Exact<{
  input: ChangeControlAreaInput;
}>;


export type ChangeControlAreaMutation = { changeControlArea: { __typename: 'ControlArea', completedAt: string | null, completedBy: string | null, id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number } };

export type ReopenControlAreaMutationVariables = Exact<{
  input: ReopenControlAreaInput;
}>;


export type ReopenControlAreaMutation = { reopenControlArea: { __typename: 'ControlArea', completedAt: string | null, completedBy: string | null, id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number } };

export type PointPartsFragment = { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type ProjectControlPointQueryVariables = Exact<{
  projectId: string;
  controlAreaId: string;
  controlPointId: string;
}>;


export type ProjectControlPointQuery = { controlPoint: { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type AddControlPointMutationVariables = Exact<{
  input: AddControlPointInput;
}>;


export type AddControlPointMutation = { addControlPoint: { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type ChangeControlPointMutationVariables = Exact<{
  input: ChangeControlPointInput;
}>;


export type ChangeControlPointMutation = { changeControlPoint: { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type ReopenControlPointMutationVariables = Exact<{
  input: ReopenControlPointInput;
}>;


export type ReopenControlPointMutation = { reopenControlPoint: { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type VerifyControlPointMutationVariables = Exact<{
  input: VerifyControlPointInput;
}>;


export type VerifyControlPointMutation = { verifyControlPoint: { __typename: 'ControlPoint', type: ControlPointType | null, helpText: string | null, wantedPicture: string | null, criterion: string | null, comment: string | null, completedAt: string | null, isCompletedByMe: boolean, verifiedAt: string | null, id: string, controlAreaId: string, name: string, isDisabled: boolean, isCompleted: boolean, completedBy: string | null, despite: string | null, isVerified: boolean, verifiedBy: string | null, fileCount: number, version: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type CompanyDeletionsQueryVariables = Exact<{
  companyId?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type CompanyDeletionsQuery = { companyDeletions: { __typename: 'DeletionConnection', totalCount: number, edges: Array<{ __typename: 'DeletionEdge', cursor: string, node: { __typename: 'Deletion', id: string, kind: DeletedKind, recordId: string, name: string | null, deletedByName: string | null, deletedAt: string, restorableUntil: string, pictureCount: number, paperCount: number, size: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RestoreCompanyDeletionsMutationVariables = Exact<{
  input: RestoreCompanyDeletionsInput;
}>;


export type RestoreCompanyDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type EndCompanyDeletionsMutationVariables = Exact<{
  input: EndCompanyDeletionsInput;
}>;


export type EndCompanyDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type ControlTemplatePartsFragment = { __typename: 'ControlTemplate', id: string, name: string, work: ControlWork | null, trade: Trade | null, areaCount: number, pointCount: number, version: number, areas: Array<{ __typename: 'ControlTemplateArea', id: string, name: string, points: Array<{ __typename: 'ControlTemplatePoint', id: string, name: string, helpText: string | null, wantedPicture: string | null }> | null }> | null };

export type ControlTemplatesQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type ControlTemplatesQuery = { controlTemplates: { __typename: 'ControlTemplateConnection', totalCount: number, edges: Array<{ __typename: 'ControlTemplateEdge', cursor: string, node: { __typename: 'ControlTemplate', id: string, name: string, work: ControlWork | null, trade: Trade | null, areaCount: number, pointCount: number, version: number, areas: Array<{ __typename: 'ControlTemplateArea', id: string, name: string, points: Array<{ __typename: 'ControlTemplatePoint', id: string, name: string, helpText: string | null, wantedPicture: string | null }> | null }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type CreateControlTemplateMutationVariables = Exact<{
  input: CreateControlTemplateInput;
}>;


export type CreateControlTemplateMutation = { createControlTemplate: { __typename: 'ControlTemplate', id: string, name: string, work: ControlWork | null, trade: Trade | null, areaCount: number, pointCount: number, version: number, areas: Array<{ __typename: 'ControlTemplateArea', id: string, name: string, points: Array<{ __typename: 'ControlTemplatePoint', id: string, name: string, helpText: string | null, wantedPicture: string | null }> | null }> | null } };

export type UpdateControlTemplateMutationVariables = Exact<{
  input: UpdateControlTemplateInput;
}>;


export type UpdateControlTemplateMutation = { updateControlTemplate: { __typename: 'ControlTemplate', id: string, name: string, work: ControlWork | null, trade: Trade | null, areaCount: number, pointCount: number, version: number, areas: Array<{ __typename: 'ControlTemplateArea', id: string, name: string, points: Array<{ __typename: 'ControlTemplatePoint', id: string, name: string, helpText: string | null, wantedPicture: string | null }> | null }> | null } };

export type DeleteControlTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteControlTemplateMutation = { deleteControlTemplate: { __typename: 'Removed', id: string } };

export type ProjectDeletionsQueryVariables = Exact<{
  projectId: string;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectDeletionsQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, projectDeletions: { __typename: 'DeletionConnection', totalCount: number, edges: Array<{ __typename: 'DeletionEdge', cursor: string, node: { __typename: 'Deletion', id: string, kind: DeletedKind, recordId: string, name: string | null, deletedByName: string | null, deletedAt: string, restorableUntil: string, pictureCount: number, paperCount: number, size: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type RestoreProjectDeletionsMutationVariables = Exact<{
  input: RestoreProjectDeletionsInput;
}>;


export type RestoreProjectDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type EndProjectDeletionsMutationVariables = Exact<{
  input: EndProjectDeletionsInput;
}>;


export type EndProjectDeletionsMutation = { outcome: { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> } };

export type DeviationRowPartsFragment = { __typename: 'Deviation', id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type DeviationPartsFragment = { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type MenderFragment = { __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string };

export type DeviationsQueryVariables = Exact<{
  projectId: string;
  status?: DeviationStatus | null | undefined;
  awaitsMe?: boolean | null | undefined;
  responsibleId?: string | null | undefined;
  controlPointId?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type DeviationsQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, deviations: { __typename: 'DeviationConnection', totalCount: number, edges: Array<{ __typename: 'DeviationEdge', cursor: string, node: { __typename: 'Deviation', id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type PointDeviationsQueryVariables = Exact<{
  projectId: string;
  controlPointId: string;
}>;


export type PointDeviationsQuery = { project: { __typename: 'Project', id: string, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string }> | null } | null, deviations: { __typename: 'DeviationConnection', totalCount: number, nodes: Array<{ __typename: 'Deviation', id: string, number: number, text: string, status: DeviationStatus, awaitsMe: boolean }> } };

export type DeviationCountsQueryVariables = Exact<{
  projectId: string;
}>;


export type DeviationCountsQuery = { mine: { __typename: 'DeviationConnection', totalCount: number }, open: { __typename: 'DeviationConnection', totalCount: number }, inWork: { __typename: 'DeviationConnection', totalCount: number }, mended: { __typename: 'DeviationConnection', totalCount: number }, confirmed: { __typename: 'DeviationConnection', totalCount: number }, moved: { __typename: 'DeviationConnection', totalCount: number }, all: { __typename: 'DeviationConnection', totalCount: number } };

export type DeviationQueryVariables = Exact<{
  projectId: string;
  deviationId: string;
}>;


export type DeviationQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, deviation: { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type DeviationDrawingsQueryVariables = Exact<{
  projectId: string;
}>;


export type DeviationDrawingsQuery = { drawings: { __typename: 'ProjectDocumentList', id: string, documents: Array<{ __typename: 'ProjectDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, documents: Array<{ __typename: 'ProjectDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type DeviationRoomsQueryVariables = Exact<{
  projectId: string;
  estateId: string;
}>;


export type DeviationRoomsQuery = { projectFloors: { __typename: 'FloorConnection', nodes: Array<{ __typename: 'Floor', id: string, type: FloorType, name: string | null, rooms: { __typename: 'RoomConnection', nodes: Array<{ __typename: 'Room', id: string, type: RoomType, name: string | null }> } | null }> } };

export type DeviationPlacesQueryVariables = Exact<{
  projectId: string;
}>;


export type DeviationPlacesQuery = { deviationPlaces: Array<{ __typename: 'DeviationPlace', areaId: string, building: string, code: string, name: string | null }> };

export type RaiseDeviationMutationVariables = Exact<{
  input: RaiseDeviationInput;
}>;


export type RaiseDeviationMutation = { raiseDeviation: { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type ChangeDeviationMutationVariables = Exact<{
  input: ChangeDeviationInput;
}>;


export type ChangeDeviationMutation = { changeDeviation: { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type MoveDeviationMutationVariables = Exact<{
  input: MoveDeviationInput;
}>;


export type MoveDeviationMutation = { moveDeviation: { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type PlanDeviationMutationVariables = Exact<{
  input: PlanDeviationInput;
}>;


export type PlanDeviationMutation = { planDeviation: { __typename: 'Deviation', controlAreaId: string | null, controlPointId: string | null, documentId: string | null, markX: number | null, markY: number | null, roomId: string | null, responsibleId: string | null, raisedBy: string | null, isRaisedByMe: boolean, answer: string | null, createdAt: string, mendedAt: string | null, mendedBy: string | null, confirmedAt: string | null, movedAt: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, orderId: string | null, id: string, projectId: string, number: number, text: string, status: DeviationStatus, controlAreaName: string | null, controlPointName: string | null, documentName: string | null, roomName: string | null, roomType: RoomType | null, responsibleName: string | null, dueDate: string | null, isLate: boolean, awaitsMe: boolean, version: number, files: Array<{ __typename: 'DeviationFile', id: string, side: DeviationSide, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type ProjectInteriorQueryVariables = Exact<{
  projectId: string;
  estateId: string;
  after?: string | null | undefined;
  roomsAfter?: string | null | undefined;
}>;


export type ProjectInteriorQuery = { frame: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, floors: { __typename: 'FloorConnection', totalCount: number, edges: Array<{ __typename: 'FloorEdge', cursor: string, node: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number, rooms: { __typename: 'RoomConnection', totalCount: number, edges: Array<{ __typename: 'RoomEdge', cursor: string, node: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ProjectInteriorFloorQueryVariables = Exact<{
  projectId: string;
  estateId: string;
  floorId: string;
  roomsAfter?: string | null | undefined;
}>;


export type ProjectInteriorFloorQuery = { floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number, rooms: { __typename: 'RoomConnection', totalCount: number, edges: Array<{ __typename: 'RoomEdge', cursor: string, node: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ProjectRoomPageQueryVariables = Exact<{
  projectId: string;
  estateId: string;
  id: string;
  after?: string | null | undefined;
}>;


export type ProjectRoomPageQuery = { frame: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, room: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number, floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null }, comments: { __typename: 'RoomCommentConnection', totalCount: number, edges: Array<{ __typename: 'RoomCommentEdge', cursor: string, node: { __typename: 'RoomComment', id: string, text: string, authorName: string | null, version: number, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'RoomCommentPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } | null } | null };

export type ProjectFrameQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectFrameQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type SaveProjectFloorMutationVariables = Exact<{
  input: SaveProjectFloorInput;
}>;


export type SaveProjectFloorMutation = { saveFloor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number } };

export type MoveProjectFloorMutationVariables = Exact<{
  input: MoveProjectFloorInput;
}>;


export type MoveProjectFloorMutation = { moveFloor: { __typename: 'Floor', id: string, version: number } };

export type DeleteProjectFloorMutationVariables = Exact<{
  projectId: string;
  estateId: string;
  floorId: string;
  withRooms?: boolean | null | undefined;
}>;


export type DeleteProjectFloorMutation = { deleteFloor: { __typename: 'Removed', id: string } };

export type RestoreProjectFloorMutationVariables = Exact<{
  projectId: string;
  estateId: string;
  floorId: string;
}>;


export type RestoreProjectFloorMutation = { restoreFloor: { __typename: 'Floor', id: string, type: FloorType, name: string | null, roomCount: number, areaM2: number, version: number } };

export type CreateProjectRoomMutationVariables = Exact<{
  input: CreateProjectRoomInput;
}>;


export type CreateProjectRoomMutation = { createRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type UpdateProjectRoomMutationVariables = Exact<{
  input: UpdateProjectRoomInput;
}>;


export type UpdateProjectRoomMutation = { updateRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type MoveProjectRoomMutationVariables = Exact<{
  input: MoveProjectRoomInput;
}>;


export type MoveProjectRoomMutation = { moveRoom: { __typename: 'Room', id: string, version: number } };

export type DeleteProjectRoomMutationVariables = Exact<{
  projectId: string;
  estateId: string;
  id: string;
}>;


export type DeleteProjectRoomMutation = { deleteRoom: { __typename: 'Removed', id: string } };

export type RestoreProjectRoomMutationVariables = Exact<{
  projectId: string;
  estateId: string;
  id: string;
}>;


export type RestoreProjectRoomMutation = { restoreRoom: { __typename: 'Room', id: string, type: RoomType, name: string | null, areaM2: number | null, commentCount: number, version: number } };

export type SaveProjectRoomCommentMutationVariables = Exact<{
  input: SaveProjectRoomCommentInput;
}>;


export type SaveProjectRoomCommentMutation = { saveRoomComment: { __typename: 'RoomComment', id: string, text: string, authorName: string | null, version: number, createdAt: string, updatedAt: string, pictures: Array<{ __typename: 'RoomCommentPicture', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type DeleteProjectRoomCommentMutationVariables = Exact<{
  projectId: string;
  estateId: string;
  id: string;
}>;


export type DeleteProjectRoomCommentMutation = { deleteRoomComment: { __typename: 'Removed', id: string } };

export type ProjectRemovedCountsQueryVariables = Exact<{
  projectId: string;
  estateId: string;
}>;


export type ProjectRemovedCountsQuery = { removedFloors: { __typename: 'RemovedFloorConnection', totalCount: number }, removedRooms: { __typename: 'RemovedRoomConnection', totalCount: number } };

export type ProjectRemovedFloorsQueryVariables = Exact<{
  projectId: string;
  estateId: string;
  after?: string | null | undefined;
}>;


export type ProjectRemovedFloorsQuery = { removedFloors: { __typename: 'RemovedFloorConnection', totalCount: number, edges: Array<{ __typename: 'RemovedFloorEdge', cursor: string, node: { __typename: 'RemovedFloor', id: string, type: FloorType, name: string | null, roomCount: number, removedAt: string, restorableUntil: string, removedByName: string | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ProjectRemovedRoomsQueryVariables = Exact<{
  projectId: string;
  estateId: string;
  after?: string | null | undefined;
}>;


export type ProjectRemovedRoomsQuery = { removedRooms: { __typename: 'RemovedRoomConnection', totalCount: number, edges: Array<{ __typename: 'RemovedRoomEdge', cursor: string, node: { __typename: 'RemovedRoom', id: string, type: RoomType, name: string | null, isFloorRemoved: boolean, removedAt: string, restorableUntil: string, removedByName: string | null, floor: { __typename: 'Floor', id: string, type: FloorType, name: string | null } } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type LinkedProjectPartsFragment = { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, endDate: string | null, closedAt: string | null, companyName: string, description: string | null, architectDrawingCount: number, deliveryDocumentCount: number, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type LinkedAreaPartsFragment = { __typename: 'ControlArea', id: string, type: ControlAreaType | null, name: string, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number };

export type LinkedProjectQueryVariables = Exact<{
  projectId: string;
}>;


export type LinkedProjectQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, endDate: string | null, closedAt: string | null, companyName: string, description: string | null, architectDrawingCount: number, deliveryDocumentCount: number, controlAreas: Array<{ __typename: 'ControlArea', id: string, type: ControlAreaType | null, name: string, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type LinkedAreaQueryVariables = Exact<{
  projectId: string;
  controlAreaId: string;
}>;


export type LinkedAreaQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, endDate: string | null, closedAt: string | null, companyName: string, description: string | null, architectDrawingCount: number, deliveryDocumentCount: number, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, controlArea: { __typename: 'ControlArea', id: string, type: ControlAreaType | null, name: string, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, points: Array<{ __typename: 'ControlPoint', id: string, name: string, comment: string | null, isDisabled: boolean, isCompleted: boolean, isVerified: boolean, completedAt: string | null, fileCount: number, files: Array<{ __typename: 'ControlPointFile', id: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> | null } | null };

export type LinkedPaperPartsFragment = { __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type LinkedDeliveryPapersQueryVariables = Exact<{
  projectId: string;
}>;


export type LinkedDeliveryPapersQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, endDate: string | null, closedAt: string | null, companyName: string, description: string | null, architectDrawingCount: number, deliveryDocumentCount: number, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type LinkedArchitectPapersQueryVariables = Exact<{
  projectId: string;
}>;


export type LinkedArchitectPapersQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, endDate: string | null, closedAt: string | null, companyName: string, description: string | null, architectDrawingCount: number, deliveryDocumentCount: number, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type ProjectCardPartsFragment = { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, unseenOrderCount: number, openDeviationCount: number, pointCount: number, completedPointCount: number, awaitingPointCount: number, customer: { __typename: 'ProjectCustomer', accountId: string | null, name: string } | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type ProjectsQueryVariables = Exact<{
  search?: string | null | undefined;
  status: ProjectStatus;
  after?: string | null | undefined;
}>;


export type ProjectsQuery = { projects: { __typename: 'ProjectConnection', totalCount: number, hasMoreThanCounted: boolean, edges: Array<{ __typename: 'ProjectEdge', cursor: string, node: { __typename: 'Project', id: string, name: string, projectNumber: string | null, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, unseenOrderCount: number, openDeviationCount: number, pointCount: number, completedPointCount: number, awaitingPointCount: number, customer: { __typename: 'ProjectCustomer', accountId: string | null, name: string } | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type ProjectCountQueryVariables = Exact<{
  search?: string | null | undefined;
  status: ProjectStatus;
}>;


export type ProjectCountQuery = { projects: { __typename: 'ProjectConnection', totalCount: number, hasMoreThanCounted: boolean } };

export type OwedPaperPartsFragment = { __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null };

export type MeterPartsFragment = { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> };

export type DocumentMeterQueryVariables = Exact<{
  projectId: string;
}>;


export type DocumentMeterQuery = { documentMeter: { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> } };

export type PeopleToAskQueryVariables = Exact<{
  projectId: string;
}>;


export type PeopleToAskQuery = { project: { __typename: 'Project', id: string, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string }> | null } | null };

export type PaperRequestsQueryVariables = Exact<{
  projectId: string;
}>;


export type PaperRequestsQuery = { project: { __typename: 'Project', id: string, paperRequests: Array<{ __typename: 'PaperRequest', id: string, paper: string, name: string, email: string, expiresAt: string }> | null, endedPaperRequests: Array<{ __typename: 'PaperRequest', id: string, paper: string, name: string, email: string, expiresAt: string, wasRevoked: boolean }> | null } | null };

export type DecidePaperMutationVariables = Exact<{
  input: DecidePaperInput;
}>;


export type DecidePaperMutation = { decidePaper: { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> } };

export type AskForPaperMutationVariables = Exact<{
  input: AskForPaperInput;
}>;


export type AskForPaperMutation = { askForPaper: { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> } };

export type AskForMissingPapersMutationVariables = Exact<{
  input: AskForMissingPapersInput;
}>;


export type AskForMissingPapersMutation = { askForMissingPapers: { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> } };

export type EndPaperRequestMutationVariables = Exact<{
  input: EndPaperRequestInput;
}>;


export type EndPaperRequestMutation = { endPaperRequest: { __typename: 'DocumentMeter', projectId: string, receivedCount: number, neededCount: number, papers: Array<{ __typename: 'OwedPaper', code: OwedPaperCode, name: string, group: PaperGroup, owedBy: PaperOwer, basis: string, condition: PaperCondition | null, state: OwedPaperState, reason: string | null, isLate: boolean, participantId: string | null, participantName: string | null, documents: Array<{ __typename: 'CoveringDocument', id: string, customName: string }>, request: { __typename: 'PaperRequest', id: string, name: string, email: string, neededBy: string | null, expiresAt: string, remindedAt: string | null, createdAt: string } | null }> } };

export type SupplierLinksQueryVariables = Exact<{
  projectId: string;
}>;


export type SupplierLinksQuery = { project: { __typename: 'Project', id: string, supplierLinks: Array<{ __typename: 'SupplierLink', id: string, firmName: string, state: SupplierLinkState, expiresAt: string }> | null } | null };

export type EndSupplierLinkMutationVariables = Exact<{
  input: EndSupplierLinkInput;
}>;


export type EndSupplierLinkMutation = { endSupplierLink: { __typename: 'Removed', id: string } };

export type CustomerProjectOptionsQueryVariables = Exact<{ [key: string]: never; }>;


export type CustomerProjectOptionsQuery = { customerProjectOptions: { __typename: 'CustomerProjectOptions', customers: Array<{ __typename: 'KnownCustomer', firstName: string, lastName: string, email: string, phoneNumber: string | null }>, people: Array<{ __typename: 'ProjectPerson', accountId: string, name: string, leads: boolean }>, subcontractors: Array<{ __typename: 'ProjectSubcontractor', subcontractorId: string, name: string, trade: Trade }>, templates: Array<{ __typename: 'ProjectTemplate', templateId: string, name: string, work: ControlWork | null, areas: Array<{ __typename: 'ProjectTemplateArea', name: string, pointCount: number }> }> } };

export type ProjectPlacesQueryVariables = Exact<{
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type ProjectPlacesQuery = { estates: { __typename: 'EstateConnection', totalCount: number, edges: Array<{ __typename: 'EstateEdge', cursor: string, node: { __typename: 'Estate', id: string, addressLine1: string, addressLine2: string | null, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null, identity:
          | { __typename: 'Cadastre', municipalityNumber: string, gnr: number, bnr: number, fnr: number, snr: number }
          | { __typename: 'Share', organizationNumber: string, shareNumber: string }
         } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type StartProjectForCustomerMutationVariables = Exact<{
  input: StartProjectForCustomerInput;
}>;


export type StartProjectForCustomerMutation = { startProjectForCustomer: { __typename: 'Project', id: string } };

export type OrderRowPartsFragment = { __typename: 'Order', id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction> };

export type OrdersQueryVariables = Exact<{
  projectId?: string | null | undefined;
  only?: OrderFilter | null | undefined;
  status?: OrderStatus | null | undefined;
  trade?: Trade | null | undefined;
  subcontractorId?: string | null | undefined;
  search?: string | null | undefined;
  after?: string | null | undefined;
}>;


export type OrdersQuery = { orders: { __typename: 'OrderConnection', totalCount: number, hasMoreThanCounted: boolean, edges: Array<{ __typename: 'OrderEdge', cursor: string, node: { __typename: 'Order', id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction> } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type OrderProjectsQueryVariables = Exact<{ [key: string]: never; }>;


export type OrderProjectsQuery = { projects: { __typename: 'ProjectConnection', nodes: Array<{ __typename: 'Project', id: string, name: string, canAccessOrders: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string } }> } };

export type OrderLinePartsFragment = { __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number };

export type OrderPaperPartsFragment = { __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } };

export type OrderPartsFragment = { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type OrderQueryVariables = Exact<{
  orderId: string;
}>;


export type OrderQuery = { order: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } | null };

export type OrderProjectQueryVariables = Exact<{
  projectId: string;
}>;


export type OrderProjectQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type OrderBudgetQueryVariables = Exact<{
  projectId: string;
}>;


export type OrderBudgetQuery = { projectBudget: { __typename: 'ProjectBudget', id: string, total: number } | null };

export type MoveOrderMutationVariables = Exact<{
  input: MoveOrderInput;
}>;


export type MoveOrderMutation = { moveOrder: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type RejectOrderMutationVariables = Exact<{
  input: RejectOrderInput;
}>;


export type RejectOrderMutation = { rejectOrder: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type ApproveOrderMutationVariables = Exact<{
  input: ApproveOrderInput;
}>;


export type ApproveOrderMutation = { approveOrder: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type OrderCustomerQueryVariables = Exact<{
  projectId: string;
}>;


export type OrderCustomerQuery = { project: { __typename: 'Project', id: string, customer: { __typename: 'ProjectCustomer', name: string } | null } | null };

export type InviteCustomerMutationVariables = Exact<{
  input: InviteCustomerInput;
}>;


export type InviteCustomerMutation = { inviteCustomer: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type CommentOnOrderMutationVariables = Exact<{
  input: CommentOnOrderInput;
}>;


export type CommentOnOrderMutation = { commentOnOrder: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type SeeOrderMutationVariables = Exact<{
  input: SeeOrderInput;
}>;


export type SeeOrderMutation = { seeOrder: { __typename: 'Order', id: string, isUnseen: boolean } };

export type DeleteOrderMutationVariables = Exact<{
  input: DeleteOrderInput;
}>;


export type DeleteOrderMutation = { deleteOrder: { __typename: 'Removed', id: string } };

export type QuotationRowPartsFragment = { __typename: 'Quotation', id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number };

export type QuotationPartsFragment = { __typename: 'Quotation', description: string | null, trade: Trade | null, dueDate: string | null, id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number, lines: Array<{ __typename: 'QuotationLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'QuotationDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type ComparedQuotationsQueryVariables = Exact<{
  orderId: string;
}>;


export type ComparedQuotationsQuery = { quotations: { __typename: 'QuotationConnection', nodes: Array<{ __typename: 'Quotation', description: string | null, trade: Trade | null, dueDate: string | null, id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number, lines: Array<{ __typename: 'QuotationLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'QuotationDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> } };

export type AskedQuotationsQueryVariables = Exact<{
  after?: string | null | undefined;
}>;


export type AskedQuotationsQuery = { quotations: { __typename: 'QuotationConnection', totalCount: number, edges: Array<{ __typename: 'QuotationEdge', cursor: string, node: { __typename: 'Quotation', id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type QuotationQueryVariables = Exact<{
  quotationId: string;
}>;


export type QuotationQuery = { quotation: { __typename: 'Quotation', description: string | null, trade: Trade | null, dueDate: string | null, id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number, papers: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, lines: Array<{ __typename: 'QuotationLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'QuotationDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } | null };

export type AskForQuotationsMutationVariables = Exact<{
  input: AskForQuotationsInput;
}>;


export type AskForQuotationsMutation = { askForQuotations: { __typename: 'Order', id: string } };

export type GiveQuotationMutationVariables = Exact<{
  input: GiveQuotationInput;
}>;


export type GiveQuotationMutation = { giveQuotation: { __typename: 'Quotation', description: string | null, trade: Trade | null, dueDate: string | null, id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number, lines: Array<{ __typename: 'QuotationLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'QuotationDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type DeclineQuotationMutationVariables = Exact<{
  input: DeclineQuotationInput;
}>;


export type DeclineQuotationMutation = { declineQuotation: { __typename: 'Quotation', description: string | null, trade: Trade | null, dueDate: string | null, id: string, orderId: string, projectId: string, subcontractorId: string | null, firmName: string, isHere: boolean, status: QuotationStatus, title: string, projectName: string, askedBy: string, askedAt: string, answerBy: string | null, answeredAt: string | null, answeredBy: string | null, startsOn: string | null, endsOn: string | null, validUntil: string | null, daysAdded: number | null, reservations: string | null, words: string | null, net: number, gross: number, may: Array<QuotationAction>, version: number, lines: Array<{ __typename: 'QuotationLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'QuotationDocument', id: string, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null } };

export type TakeOverQuotationMutationVariables = Exact<{
  input: TakeOverQuotationInput;
}>;


export type TakeOverQuotationMutation = { takeOverQuotation: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type AddQuotationDocumentMutationVariables = Exact<{
  input: AddQuotationDocumentInput;
}>;


export type AddQuotationDocumentMutation = { addQuotationDocument: { __typename: 'QuotationDocument', id: string } };

export type DeleteQuotationDocumentMutationVariables = Exact<{
  input: DeleteQuotationDocumentInput;
}>;


export type DeleteQuotationDocumentMutation = { deleteQuotationDocument: { __typename: 'Removed', id: string } };

export type CreateOrderMutationVariables = Exact<{
  input: CreateOrderInput;
}>;


export type CreateOrderMutation = { createOrder: { __typename: 'Order', description: string | null, subcontractorId: string | null, buildingId: string | null, buildingName: string | null, validUntil: string | null, priceKind: PriceKind, whyOutside: string | null, askedOn: string | null, deviationId: string | null, taskId: string | null, taskBuildingId: string | null, taskAreaId: string | null, daysAdded: number | null, side: OrderSide, madeBy: string, seesPrices: boolean, releasedAt: string | null, version: number, createdAt: string, isForConsumer: boolean, hasRightOfWithdrawal: boolean, customerIsMissing: boolean, customerInvitedBy: string | null, id: string, projectId: string, number: number, type: OrderType, status: OrderStatus, title: string, trade: Trade | null, subcontractorName: string | null, dueDate: string | null, net: number | null, vat: number | null, gross: number | null, movedAt: string, isWithdrawn: boolean, asSentAt: string | null, isUnseen: boolean, may: Array<OrderAction>, invitedCustomer: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, email: string, state: OwnerInvitationState, createdAt: string, expiresAt: string } | null, lines: Array<{ __typename: 'OrderLine', id: string, description: string, quantity: number, unit: string | null, unitPrice: number, vatRate: number, discount: number, net: number }> | null, documents: Array<{ __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null, events: Array<{ __typename: 'OrderEvent', id: string, action: OrderEventKind, words: string | null, by: string, side: OrderSide, createdAt: string }> | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, signedInBy: ApproverSignIn | null, isEmailProven: boolean | null, isIdentityProven: boolean | null, contentHash: string, fileHash: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null } };

export type UpdateOrderMutationVariables = Exact<{
  input: UpdateOrderInput;
}>;


export type UpdateOrderMutation = { updateOrder: { __typename: 'Order', id: string, version: number } };

export type SaveOrderLineMutationVariables = Exact<{
  input: SaveOrderLineInput;
}>;


export type SaveOrderLineMutation = { saveOrderLine: { __typename: 'OrderLine', id: string } };

export type DeleteOrderLineMutationVariables = Exact<{
  input: DeleteOrderLineInput;
}>;


export type DeleteOrderLineMutation = { deleteOrderLine: { __typename: 'Removed', id: string } };

export type AddOrderDocumentMutationVariables = Exact<{
  input: AddOrderDocumentInput;
}>;


export type AddOrderDocumentMutation = { addOrderDocument: { __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type ChangeOrderDocumentMutationVariables = Exact<{
  input: ChangeOrderDocumentInput;
}>;


export type ChangeOrderDocumentMutation = { changeOrderDocument: { __typename: 'OrderDocument', id: string, kind: OrderDocumentKind, customName: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } } };

export type DeleteOrderDocumentMutationVariables = Exact<{
  input: DeleteOrderDocumentInput;
}>;


export type DeleteOrderDocumentMutation = { deleteOrderDocument: { __typename: 'Removed', id: string } };

export type OrderPartiesQueryVariables = Exact<{
  projectId: string;
}>;


export type OrderPartiesQuery = { participantOptions: { __typename: 'ProjectOptions', subcontractors: Array<{ __typename: 'ProjectSubcontractor', subcontractorId: string, name: string, trade: Trade }> } };

export type OrderBuildingsQueryVariables = Exact<{
  estateId: string;
}>;


export type OrderBuildingsQuery = { buildings: { __typename: 'BuildingConnection', nodes: Array<{ __typename: 'Building', id: string, name: string }> } };

export type AdditionalOrdersQueryVariables = Exact<{
  projectId: string;
}>;


export type AdditionalOrdersQuery = { orders: { __typename: 'OrderConnection', nodes: Array<{ __typename: 'Order', id: string, number: number, title: string, status: OrderStatus, gross: number | null, approval: { __typename: 'OrderApproval', id: string, approvedAt: string, approvedBy: string | null, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null }> } };

export type PaperPartsFragment = { __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, addedBy: string | null, earlierFileCount: number, version: number, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null }, earlierFiles: Array<{ __typename: 'ProjectDocumentFile', id: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null };

export type PapersOfListFragment = { __typename: 'ProjectDocumentList', id: string, version: number, unseenCount: number, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, addedBy: string | null, earlierFileCount: number, version: number, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null }, earlierFiles: Array<{ __typename: 'ProjectDocumentFile', id: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> | null };

export type DeliveryPapersQueryVariables = Exact<{
  projectId: string;
  search?: string | null | undefined;
}>;


export type DeliveryPapersQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, version: number, unseenCount: number, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, addedBy: string | null, earlierFileCount: number, version: number, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null }, earlierFiles: Array<{ __typename: 'ProjectDocumentFile', id: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> | null } | null };

export type ArchitectPapersQueryVariables = Exact<{
  projectId: string;
  search?: string | null | undefined;
}>;


export type ArchitectPapersQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, version: number, unseenCount: number, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, addedBy: string | null, earlierFileCount: number, version: number, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null }, earlierFiles: Array<{ __typename: 'ProjectDocumentFile', id: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> | null } | null };

export type CommonPapersQueryVariables = Exact<{
  projectId: string;
  search?: string | null | undefined;
}>;


export type CommonPapersQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null, papers: { __typename: 'ProjectDocumentList', id: string, version: number, unseenCount: number, documents: Array<{ __typename: 'ProjectDocument', id: string, documentType: DocumentType, customName: string, addedBy: string | null, earlierFileCount: number, version: number, updatedAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null }, earlierFiles: Array<{ __typename: 'ProjectDocumentFile', id: string, createdAt: string, file: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } }> | null }> | null } | null };

export type SavePapersMutationVariables = Exact<{
  input: SaveProjectDocumentsInput;
}>;


export type SavePapersMutation = { saveProjectDocuments: { __typename: 'ProjectDocumentList', id: string, version: number } };

export type SeePapersMutationVariables = Exact<{
  input: SeeProjectDocumentsInput;
}>;


export type SeePapersMutation = { seeProjectDocuments: { __typename: 'ProjectDocumentList', id: string, unseenCount: number } };

export type ProjectFrameFragment = { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null };

export type AreaCardPartsFragment = { __typename: 'ControlArea', id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number };

export type ProjectOverviewQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectOverviewQuery = { project: { __typename: 'Project', description: string | null, unseenOrderCount: number, openDeviationCount: number, renovationId: string | null, closeReason: string | null, canReopen: boolean, architectDrawingCount: number, commonDocumentCount: number, deliveryDocumentCount: number, id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, reopenings: Array<{ __typename: 'ProjectReopening', id: string, closedAt: string, createdAt: string, reopenedBy: string, reason: string }> | null, deadlines: Array<{ __typename: 'ProjectDeadline', id: string, projectId: string, kind: DeadlineKind, dueDate: string }> | null, customer: { __typename: 'ProjectCustomer', accountId: string | null, name: string } | null, owners: Array<{ __typename: 'ProjectOwner', accountId: string, name: string }> | null, invitedOwner: { __typename: 'InvitedOwner', id: string, firstName: string, lastName: string, state: OwnerInvitationState } | null, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string, accountId: string | null, subcontractorId: string | null, state: ParticipantState }> | null, controlAreas: Array<{ __typename: 'ControlArea', id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type ProjectAreasQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectAreasQuery = { project: { __typename: 'Project', id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, controlAreas: Array<{ __typename: 'ControlArea', id: string, projectId: string, type: ControlAreaType | null, name: string, ownName: string | null, renovationType: RenovationPreset | null, partyName: string | null, isDisabled: boolean, isCompleted: boolean, pointCount: number, completedPointCount: number, verifiedPointCount: number, version: number }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type LeaveProjectMutationVariables = Exact<{
  projectId: string;
}>;


export type LeaveProjectMutation = { leaveProject: { __typename: 'Removed', id: string } };

export type ProjectOptionsQueryVariables = Exact<{
  estateId: string;
}>;


export type ProjectOptionsQuery = { projectOptions: { __typename: 'ProjectOptions', customers: Array<{ __typename: 'ProjectCustomer', accountId: string | null, name: string }>, people: Array<{ __typename: 'ProjectPerson', accountId: string, name: string, leads: boolean }>, subcontractors: Array<{ __typename: 'ProjectSubcontractor', subcontractorId: string, name: string, trade: Trade }>, templates: Array<{ __typename: 'ProjectTemplate', templateId: string, name: string, work: ControlWork | null, areas: Array<{ __typename: 'ProjectTemplateArea', name: string, pointCount: number }> }> } };

export type ParticipantOptionsQueryVariables = Exact<{
  projectId: string;
}>;


export type ParticipantOptionsQuery = { participantOptions: { __typename: 'ProjectOptions', customers: Array<{ __typename: 'ProjectCustomer', accountId: string | null, name: string }>, people: Array<{ __typename: 'ProjectPerson', accountId: string, name: string, leads: boolean }>, subcontractors: Array<{ __typename: 'ProjectSubcontractor', subcontractorId: string, name: string, trade: Trade }>, templates: Array<{ __typename: 'ProjectTemplate', templateId: string, name: string, work: ControlWork | null, areas: Array<{ __typename: 'ProjectTemplateArea', name: string, pointCount: number }> }> } };

export type ProjectChoicesFragment = { __typename: 'ProjectOptions', customers: Array<{ __typename: 'ProjectCustomer', accountId: string | null, name: string }>, people: Array<{ __typename: 'ProjectPerson', accountId: string, name: string, leads: boolean }>, subcontractors: Array<{ __typename: 'ProjectSubcontractor', subcontractorId: string, name: string, trade: Trade }>, templates: Array<{ __typename: 'ProjectTemplate', templateId: string, name: string, work: ControlWork | null, areas: Array<{ __typename: 'ProjectTemplateArea', name: string, pointCount: number }> }> };

export type ProjectFormQueryVariables = Exact<{
  projectId: string;
}>;


export type ProjectFormQuery = { projectForm: { __typename: 'Project', renovationPresets: Array<RenovationPreset>, description: string | null, version: number, id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, customer: { __typename: 'ProjectCustomer', accountId: string | null, name: string } | null, participants: Array<{ __typename: 'ProjectParticipant', id: string, role: ParticipantRole, name: string, company: string, accountId: string | null, subcontractorId: string | null, state: ParticipantState }> | null, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } | null };

export type CreateProjectMutationVariables = Exact<{
  input: CreateProjectInput;
}>;


export type CreateProjectMutation = { createProject: { __typename: 'Project', id: string } };

export type UpdateProjectMutationVariables = Exact<{
  input: UpdateProjectInput;
}>;


export type UpdateProjectMutation = { updateProject: { __typename: 'Project', version: number, id: string, name: string, projectNumber: string | null, type: ProjectType, isCompleted: boolean, startDate: string | null, endDate: string | null, closedAt: string | null, companyName: string, canEditProject: boolean, canLeave: boolean, canAccessOrders: boolean, canViewBudget: boolean, needsVerification: boolean, may: Array<string>, estate: { __typename: 'ProjectEstate', estateId: string, addressLine1: string, addressLine2: string | null }, image: { __typename: 'File', id: string, name: string, type: string, size: number, url: string, width: number | null, height: number | null } | null } };

export type DeletionPartsFragment = { __typename: 'Deletion', id: string, kind: DeletedKind, recordId: string, name: string | null, deletedByName: string | null, deletedAt: string, restorableUntil: string, pictureCount: number, paperCount: number, size: number };

export type ManyDonePartsFragment = { __typename: 'ManyDone', done: Array<string>, left: Array<{ __typename: 'LeftRecord', id: string, name: string | null, reason: LeftReason }> };

export type EstateClaimsQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateClaimsQuery = { estateClaims: Array<{ __typename: 'EstateClaim', id: string, name: string, evidence: ClaimEvidence, isEmailProven: boolean, isIdentityProven: boolean, electronicIdAskedAt: string | null, shareNumerator: number, shareDenominator: number, createdAt: string, isOwn: boolean, sharesAfter: Array<{ __typename: 'ClaimedShare', name: string, numeratorBefore: number | null, denominatorBefore: number | null, numerator: number, denominator: number }> | null }> };

export type ApproveClaimMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type ApproveClaimMutation = { approveClaim: { __typename: 'SettledClaim', id: string } };

export type DenyClaimMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DenyClaimMutation = { denyClaim: { __typename: 'SettledClaim', id: string } };

export type WaitingClaimsQueryVariables = Exact<{
  searchValue?: string | null | undefined;
}>;


export type WaitingClaimsQuery = { waitingClaims: Array<{ __typename: 'WaitingClaim', id: string, estateId: string, addressLine1: string, addressLine2: string | null, name: string, email: string, evidence: ClaimEvidence, shareNumerator: number, shareDenominator: number, isEmailProven: boolean, isIdentityProven: boolean, electronicIdAskedAt: string | null, owners: Array<string>, createdAt: string, letterAt: string | null }> };

export type AskElectronicIdMutationVariables = Exact<{
  input: AskElectronicIdInput;
}>;


export type AskElectronicIdMutation = { askElectronicId: { __typename: 'EstateClaim', id: string, electronicIdAskedAt: string | null } };

export type AskClaimantForElectronicIdMutationVariables = Exact<{
  input: AskClaimantForElectronicIdInput;
}>;


export type AskClaimantForElectronicIdMutation = { askClaimantForElectronicId: { __typename: 'WaitingClaim', id: string, electronicIdAskedAt: string | null } };

export type WaitingClaimPartsFragment = { __typename: 'WaitingClaim', id: string, estateId: string, addressLine1: string, addressLine2: string | null, name: string, email: string, evidence: ClaimEvidence, shareNumerator: number, shareDenominator: number, isEmailProven: boolean, isIdentityProven: boolean, electronicIdAskedAt: string | null, owners: Array<string>, createdAt: string, letterAt: string | null };

export type SettleClaimMutationVariables = Exact<{
  input: SettleClaimInput;
}>;


export type SettleClaimMutation = { settleClaim: { __typename: 'SettledClaim', id: string } };

export type WriteClaimLetterMutationVariables = Exact<{
  id: string;
}>;


export type WriteClaimLetterMutation = { writeClaimLetter: { __typename: 'ClaimLetter', fileName: string, content: string } };

export type GuestPartsFragment = { __typename: 'GuestInvitation', id: string, email: string, name: string | null, accessLevel: GuestAccessLevel, restrictions: Array<string>, expiresAt: string | null, isExpired: boolean, state: GuestState, lastSeenAt: string | null, version: number };

export type GuestInvitationsQueryVariables = Exact<{
  estateId: string;
  after?: string | null | undefined;
}>;


export type GuestInvitationsQuery = { guestInvitations: { __typename: 'GuestInvitationConnection', totalCount: number, edges: Array<{ __typename: 'GuestInvitationEdge', cursor: string, node: { __typename: 'GuestInvitation', id: string, email: string, name: string | null, accessLevel: GuestAccessLevel, restrictions: Array<string>, expiresAt: string | null, isExpired: boolean, state: GuestState, lastSeenAt: string | null, version: number } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type GuestInvitationQueryVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type GuestInvitationQuery = { guestInvitations: { __typename: 'GuestInvitationConnection', edges: Array<{ __typename: 'GuestInvitationEdge', node: { __typename: 'GuestInvitation', id: string, email: string, name: string | null, accessLevel: GuestAccessLevel, restrictions: Array<string>, expiresAt: string | null, isExpired: boolean, state: GuestState, lastSeenAt: string | null, version: number } }> } };

export type InviteGuestMutationVariables = Exact<{
  input: InviteGuestInput;
}>;


export type InviteGuestMutation = { inviteGuest: { __typename: 'GuestInvitation', id: string, email: string, name: string | null, accessLevel: GuestAccessLevel, restrictions: Array<string>, expiresAt: string | null, isExpired: boolean, state: GuestState, lastSeenAt: string | null, version: number } };

export type UpdateGuestMutationVariables = Exact<{
  input: UpdateGuestInput;
}>;


export type UpdateGuestMutation = { updateGuest: { __typename: 'GuestInvitation', id: string, email: string, name: string | null, accessLevel: GuestAccessLevel, restrictions: Array<string>, expiresAt: string | null, isExpired: boolean, state: GuestState, lastSeenAt: string | null, version: number } };

export type RemoveGuestMutationVariables = Exact<{
  estateId: string;
  guestId: string;
}>;


export type RemoveGuestMutation = { removeGuest: { __typename: 'Removed', id: string } };

export type InviteGuestAgainMutationVariables = Exact<{
  estateId: string;
  guestId: string;
}>;


export type InviteGuestAgainMutation = { inviteGuestAgain: { __typename: 'GuestInvitation', id: string } };

export type PublicLinkPartsFragment = { __typename: 'PublicLink', id: string, name: string | null, publicLinkKey: string | null, url: string | null, sections: Array<string>, projectId: string | null, expiresAt: string, isExpired: boolean, visits: number, lastVisitAt: string | null, version: number, createdAt: string };

export type PublicLinksQueryVariables = Exact<{
  estateId: string;
}>;


export type PublicLinksQuery = { publicLinks: Array<{ __typename: 'PublicLink', id: string, name: string | null, publicLinkKey: string | null, url: string | null, sections: Array<string>, projectId: string | null, expiresAt: string, isExpired: boolean, visits: number, lastVisitAt: string | null, version: number, createdAt: string }> };

export type CreatePublicLinkMutationVariables = Exact<{
  input: CreatePublicLinkInput;
}>;


export type CreatePublicLinkMutation = { createPublicLink: { __typename: 'PublicLink', id: string, name: string | null, publicLinkKey: string | null, url: string | null, sections: Array<string>, projectId: string | null, expiresAt: string, isExpired: boolean, visits: number, lastVisitAt: string | null, version: number, createdAt: string } };

export type UpdatePublicLinkMutationVariables = Exact<{
  input: UpdatePublicLinkInput;
}>;


export type UpdatePublicLinkMutation = { updatePublicLink: { __typename: 'PublicLink', id: string, name: string | null, publicLinkKey: string | null, url: string | null, sections: Array<string>, projectId: string | null, expiresAt: string, isExpired: boolean, visits: number, lastVisitAt: string | null, version: number, createdAt: string } };

export type DeletePublicLinkMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type DeletePublicLinkMutation = { deletePublicLink: { __typename: 'Removed', id: string } };

export type PreviewPublicLinkMutationVariables = Exact<{
  input: PreviewPublicLinkInput;
}>;


export type PreviewPublicLinkMutation = { previewPublicLink: { __typename: 'PublicLinkPreview', publicLinkKey: string } };

export type SharedEstateQueryVariables = Exact<{ [key: string]: never; }>;


export type SharedEstateQuery = { sharedEstate: { __typename: 'Estate', id: string } | null, sharedProjects: { __typename: 'ProjectConnection', edges: Array<{ __typename: 'ProjectEdge', cursor: string, node: { __typename: 'Project', id: string } }> } };

export type OpenSupportAccessPartsFragment = { __typename: 'OpenSupportAccess', id: string, estateId: string, addressLine1: string, reason: string, endsAt: string };

export type SupportEstatesQueryVariables = Exact<{
  searchValue: string;
}>;


export type SupportEstatesQuery = { supportEstates: { __typename: 'SupportEstates', hasMore: boolean, estates: Array<{ __typename: 'SupportEstate', id: string, addressLine1: string, addressLine2: string | null, owners: Array<string> }> } };

export type OpenSupportAccessesQueryVariables = Exact<{ [key: string]: never; }>;


export type OpenSupportAccessesQuery = { openSupportAccesses: Array<{ __typename: 'OpenSupportAccess', id: string, estateId: string, addressLine1: string, reason: string, endsAt: string }> };

export type OpenSupportAccessMutationVariables = Exact<{
  estateId: string;
  reason: string;
}>;


export type OpenSupportAccessMutation = { openSupportAccess: { __typename: 'OpenSupportAccess', id: string, estateId: string, addressLine1: string, reason: string, endsAt: string } };

export type CloseSupportAccessMutationVariables = Exact<{
  id: string;
}>;


export type CloseSupportAccessMutation = { closeSupportAccess: { __typename: 'SupportAccess', id: string } };

export type EstateCalendarFeedsQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateCalendarFeedsQuery = { calendarFeeds: Array<{ __typename: 'CalendarFeed', id: string, responsibleKind: PartyKind | null, responsibleName: string | null, madeBy: string, isOpen: boolean, lastFetchedAt: string | null }> };

export type EndCalendarFeedMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type EndCalendarFeedMutation = { revokeCalendarFeed: { __typename: 'Removed', id: string } };

export type EstateViewersQueryVariables = Exact<{
  estateId: string;
}>;


export type EstateViewersQuery = { estateViewers: { __typename: 'EstateViewers', owners: Array<{ __typename: 'EstateViewingOwner', accountId: string, name: string, sees: Array<string>, lastSeenAt: string | null }>, companies: Array<{ __typename: 'EstateViewingCompany', linkId: string, status: ClaimStatus, name: string, organizationNumber: string | null, isCompanyProven: boolean | null, sees: Array<string>, since: string, lastSeenAt: string | null }>, tokens: Array<{ __typename: 'EstateViewingToken', id: string, holder: string, name: string, scope: AccessScope, expiresAt: string, lastUsedAt: string | null }> } };

export type DeleteAccessLinkMutationVariables = Exact<{
  estateId: string;
  linkId: string;
}>;


export type DeleteAccessLinkMutation = { deleteAccessLink: { __typename: 'Removed', id: string } };

export type SupportAccessesQueryVariables = Exact<{
  estateId: string;
  first: number;
  after?: string | null | undefined;
}>;


export type SupportAccessesQuery = { supportAccesses: { __typename: 'SupportAccessConnection', totalCount: number, edges: Array<{ __typename: 'SupportAccessEdge', cursor: string, node: { __typename: 'SupportAccess', id: string, actorName: string, reason: string, createdAt: string, endsAt: string } }>, pageInfo: { __typename: 'PageInfo', hasNextPage: boolean, endCursor: string | null } } };

export type EndSupportAccessMutationVariables = Exact<{
  estateId: string;
  id: string;
}>;


export type EndSupportAccessMutation = { endSupportAccess: { __typename: 'SupportAccess', id: string, endsAt: string } };
