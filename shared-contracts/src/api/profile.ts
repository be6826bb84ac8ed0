import type { changeProfileRequestSchema, profileSchema } from './profile.schema.ts';
import type { SchemaOutput } from '#schema-output.ts';

/** Salutations to choose from; choosing one is optional. */
export const salutations = ['none', 'ms', 'mr', 'diverse'] as const;
export type Salutation = (typeof salutations)[number];

/** Returns the salutation before the name in a postal address; empty if there is none. */
export const formatSalutation = (salutation: Salutation | null | undefined): string =>
  salutation === 'ms' ? 'Frau ' : salutation === 'mr' ? 'Herr ' : '';

/** Countries to which print issues are delivered. */
export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];

export const accountTypes = ['private', 'trader'] as const;
export type AccountType = (typeof accountTypes)[number];

/** Profile fields of a user (domain 2.1). Null means not given. */
export interface ProfileFields {
  readonly displayName: string;
  readonly salutation?: Salutation | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** Phone number in E.164 format; requests may also use German notation. */
  readonly phone?: string | null | undefined;
  readonly street?: string | null | undefined;
  readonly houseNo?: string | null | undefined;
  readonly zip?: string | null | undefined;
  readonly city?: string | null | undefined;
  readonly country?: Country | null | undefined;
  readonly accountType: AccountType;
  readonly company?: string | null | undefined;
  readonly legalName?: string | null | undefined;
  readonly vatId?: string | null | undefined;
  readonly registerNo?: string | null | undefined;
  readonly imprint?: string | null | undefined;
}

/** Response to `GET /api/account/profile`. */
export type Profile = SchemaOutput<typeof profileSchema>;

/** Body of `POST /api/account/profile`: all fields, and the version that was edited. */
export type ChangeProfileRequest = SchemaOutput<typeof changeProfileRequestSchema>;
