/** How somebody is addressed; never required. */
export const salutations = ['keine', 'frau', 'herr', 'divers'] as const;
export type Salutation = (typeof salutations)[number];

/** What stands before a name on an envelope. */
export const salutationText = (salutation: Salutation | null | undefined): string =>
  salutation === 'frau' ? 'Frau ' : salutation === 'herr' ? 'Herr ' : '';

/** Where print and mail is delivered to. */
export const countries = ['DE', 'AT', 'CH'] as const;
export type Country = (typeof countries)[number];

export const accountTypes = ['private', 'trader'] as const;
export type AccountType = (typeof accountTypes)[number];

/** What people may tell about themselves (domain 2.1). Null: not given. */
export interface ProfileFields {
  readonly displayName: string;
  readonly salutation?: Salutation | null | undefined;
  readonly firstName?: string | null | undefined;
  readonly lastName?: string | null | undefined;
  /** E.164; German ways of writing are taken. */
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

/** All fields; what was not given is null. */
type FilledFields = {
  readonly [Name in keyof ProfileFields]-?: Exclude<ProfileFields[Name], undefined>;
};

/** `GET /api/account/profile` */
export interface Profile extends FilledFields {
  readonly email: string;
  readonly version: number;
  /** ISO 8601. */
  readonly memberSince: string;
}

/** `POST /api/account/profile`: all fields, with the version they were made from. */
export interface ChangeProfileRequest extends ProfileFields {
  readonly version: number;
}
