import type { JobEmploymentType } from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** The schema.org `employmentType` of each job type. A Minijob is part time. */
const employmentTypeCodes: Readonly<Record<JobEmploymentType, string>> = {
  vollzeit: 'FULL_TIME',
  teilzeit: 'PART_TIME',
  minijob: 'PART_TIME',
  saison: 'TEMPORARY',
  ausbildung: 'OTHER',
  praktikum: 'INTERN',
  betriebshilfe: 'TEMPORARY',
  hofnachfolge: 'OTHER',
  selbststaendig: 'CONTRACTOR',
};

/** Converts job types to schema.org codes and removes duplicates. */
export function toEmploymentTypeCodes(types: readonly string[]): string[] {
  return [
    ...new Set(types.map((type) => employmentTypeCodes[type as JobEmploymentType] ?? 'OTHER')),
  ];
}
