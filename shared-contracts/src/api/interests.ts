import type {
  changeInterestsRequestSchema,
  interestsSchema,
  recordArticleViewRequestSchema,
} from './interests.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/**
 * Topics that users can choose as interests. The keys are the slugs of the magazine's category
 * pages.
 */
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

export const farmTypes = ['main-income', 'side-income', 'hobby', 'no-farm'] as const;
export const farmSizesHectares = ['up-to-20', '20-50', '50-100', '100-200', 'over-200'] as const;

export const interestLimits = {
  minRadiusKm: 5,
  maxRadiusKm: 200,
  maxRegions: 5,
  maxListItems: 50,
  /** Number of views of a topic's articles after which the topic counts as an interest. */
  minViews: 3,
} as const;

export interface InterestRegion {
  readonly zip: string;
  readonly radiusKm: number;
}

export interface InterestFarm {
  readonly form?: (typeof farmTypes)[number] | null | undefined;
  readonly animals?: readonly string[] | undefined;
  readonly crops?: readonly string[] | undefined;
  /** Size class of the farm in hectares. */
  readonly size?: (typeof farmSizesHectares)[number] | null | undefined;
}

/**
 * An interest that was derived from the articles that the user viewed. The account page shows the
 * topic with the number of views.
 */
export interface DerivedInterest {
  readonly topic: string;
  readonly reads: number;
  /** Time of the latest view in ISO 8601 format. */
  readonly lastAt: string;
}

/** Response to `GET /api/account/interests`. */
export type Interests = SchemaOutput<typeof interestsSchema>;

/** Body of `POST /api/account/interests`. */
export type ChangeInterestsRequest = SchemaOutput<typeof changeInterestsRequestSchema>;

/**
 * Body of `POST /api/account/interests/read`, which records that the user viewed an article with
 * this topic.
 */
export type RecordArticleViewRequest = SchemaOutput<typeof recordArticleViewRequestSchema>;
