import type {
  JobExperience,
  JobField,
  JobLicence,
  JobPayUnit,
  JobType,
} from '@gruenland/shared-contracts/job-board/job-words.ts';

/** A Stelle as written by hand; the generator adds employer, place, dates and small differences. */
export interface SeedJob {
  readonly title: string;
  readonly fields: readonly JobField[];
  readonly types: readonly JobType[];
  /** Euros from–to and per what; null where the employer does not say. */
  readonly pay: readonly [from: number, to: number, unit: JobPayUnit] | null;
  /** Kind of employer, whose names stand in `employer-names.ts`. */
  readonly employer:
    | 'hof'
    | 'milchhof'
    | 'genossenschaft'
    | 'gaertnerei'
    | 'weingut'
    | 'werkstatt'
    | 'amt';
  readonly intro: string;
  readonly tasks: readonly string[];
  readonly profile: readonly string[];
  readonly offer: readonly string[];
  readonly hours?: number;
  readonly licences?: readonly JobLicence[];
  readonly experience?: JobExperience;
  readonly weekend?: boolean;
  readonly tariff?: string;
  readonly accommodation?: string;
  readonly meals?: string;
  readonly vehicle?: string;
  readonly remote?: boolean;
  /** All of it from home, with `remote`. */
  readonly remoteOnly?: boolean;
  /** Months it lasts, for seasonal work. */
  readonly months?: number;
}
