/** Topics of the magazine that can be chosen; the names of its category pages. */
export const interestTopics = {
  ackerbau: 'Ackerbau',
  tierhaltung: 'Tierhaltung',
  landtechnik: 'Landtechnik',
  maerkte: 'Märkte',
  'wald-holz': 'Wald & Holz',
  'betrieb-recht': 'Betrieb & Recht',
  'energie-umwelt': 'Energie & Umwelt',
  dorfleben: 'Dorfleben',
} as const;
export type InterestTopic = keyof typeof interestTopics;

export const operationForms = ['haupterwerb', 'nebenerwerb', 'hobby', 'kein-betrieb'] as const;
export const operationSizes = ['bis-20', '20-50', '50-100', '100-200', 'ueber-200'] as const;

export const interestLimits = {
  radiusMinKm: 5,
  radiusMaxKm: 200,
  regionsMax: 5,
  listMax: 50,
  /** Articles that must have been read before a topic counts as an interest. */
  readsMin: 3,
} as const;

export interface InterestRegion {
  readonly zip: string;
  readonly radiusKm: number;
}

export interface InterestOperation {
  readonly form?: (typeof operationForms)[number] | null | undefined;
  readonly animals?: readonly string[] | undefined;
  readonly crops?: readonly string[] | undefined;
  /** Hectares. */
  readonly size?: (typeof operationSizes)[number] | null | undefined;
}

/** A topic that follows from what was read; shown with its reason. */
export interface DerivedInterest {
  readonly topic: string;
  readonly reads: number;
  /** ISO 8601. */
  readonly lastAt: string;
}

/** `GET /api/account/interests` */
export interface Interests {
  readonly topics: readonly string[];
  readonly muted: readonly string[];
  readonly regions: readonly InterestRegion[];
  readonly operation: InterestOperation;
  readonly derived: readonly DerivedInterest[];
  /** Articles are chosen by these interests; off: the newest, as for everybody. */
  readonly personalised: boolean;
  /** Interests may be derived from what is read. */
  readonly learn: boolean;
  readonly version: number;
}

/** `POST /api/account/interests` */
export type ChangeInterestsRequest = Omit<Interests, 'derived'>;

/** `POST /api/account/interests/read`: an article of this topic was read. */
export interface NoteReadRequest {
  readonly topic: string;
}
