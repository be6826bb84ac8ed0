/** Topics to choose from, named like the category pages of the magazine. */
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

export const operationForms = ['main-income', 'side-income', 'hobby', 'no-farm'] as const;
export const operationSizes = ['up-to-20', '20-50', '50-100', '100-200', 'over-200'] as const;

export const interestLimits = {
  minRadiusKm: 5,
  maxRadiusKm: 200,
  maxRegions: 5,
  maxListItems: 50,
  /** Article views after which a topic counts as an interest. */
  minViews: 3,
} as const;

export interface InterestRegion {
  readonly zip: string;
  readonly radiusKm: number;
}

export interface InterestOperation {
  readonly form?: (typeof operationForms)[number] | null | undefined;
  readonly animals?: readonly string[] | undefined;
  readonly crops?: readonly string[] | undefined;
  /** Size of the farm in hectares. */
  readonly size?: (typeof operationSizes)[number] | null | undefined;
}

/** A topic derived from article views; shown together with its reason. */
export interface DerivedInterest {
  readonly topic: string;
  readonly reads: number;
  /** Time in ISO 8601 format. */
  readonly lastAt: string;
}

/** `GET /api/account/interests` */
export interface Interests {
  readonly topics: readonly string[];
  readonly muted: readonly string[];
  readonly regions: readonly InterestRegion[];
  readonly operation: InterestOperation;
  readonly derived: readonly DerivedInterest[];
  /**
   * Whether this user's articles are selected by these interests; otherwise the newest are shown.
   */
  readonly personalised: boolean;
  /** Whether interests may be derived from article views. */
  readonly derivesInterests: boolean;
  readonly version: number;
}

/** `POST /api/account/interests` */
export type ChangeInterestsRequest = Omit<Interests, 'derived'>;

/** `POST /api/account/interests/read`: records a view of an article with this topic. */
export interface RecordArticleViewRequest {
  readonly topic: string;
}
