import type {
  JobExperience,
  JobWorkField,
  JobLicence,
  JobPayUnit,
  JobEmploymentType,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** A hand-written job; the generator adds employer, place, dates and small variations. */
export interface SeedJob {
  readonly title: string;
  readonly fields: readonly JobWorkField[];
  readonly types: readonly JobEmploymentType[];
  /** Pay range in euros with its unit; null if the employer states none. */
  readonly pay: readonly [from: number, to: number, unit: JobPayUnit] | null;
  /** Kind of employer; `employer-names.ts` contains names for each kind. */
  readonly employer:
    | 'hof'
    | 'milchhof'
    | 'genossenschaft'
    | 'gaertnerei'
    | 'weingut'
    | 'werkstatt'
    | 'amt';
  readonly intro: string;
  readonly duties: readonly string[];
  readonly profile: readonly string[];
  readonly offer: readonly string[];
  readonly hoursPerWeek?: number;
  readonly licences?: readonly JobLicence[];
  readonly experience?: JobExperience;
  readonly hasWeekendWork?: boolean;
  readonly tariff?: string;
  readonly accommodation?: string;
  readonly meals?: string;
  readonly vehicle?: string;
  readonly allowsRemoteWork?: boolean;
  /** Whether all work is done from home; requires `allowsRemoteWork`. */
  readonly isRemoteOnly?: boolean;
  /** Duration in months, for seasonal work. */
  readonly durationMonths?: number;
}
