import type { JobListQuery } from '@gruenland/shared-contracts/api/job-board.schema.ts';
import type { JobSortOrder } from '@gruenland/shared-contracts/api/job-board.ts';
import {
  jobExperiences,
  jobBenefits,
  jobWorkFields,
  jobLicences,
  jobEmploymentTypes,
  getKeys,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

import type { Place } from '#places/place.repository.ts';
import type { WordQuery } from '#word-search/create-word-query.ts';

/** A facet with checkboxes: query parameter, German labels and table column. */
export interface JobChoice {
  readonly name: 'bereich' | 'anstellung' | 'fuehrerschein' | 'erfahrung' | 'extras';
  readonly label: string;
  readonly words: Readonly<Record<string, string>>;
  readonly column: 'fields' | 'types' | 'licences' | 'experience' | 'extras';
  /** Whether a job must match all selected choices. If false, one match is enough. */
  readonly mustMatchAll: boolean;
}

export const jobChoices: readonly JobChoice[] = [
  {
    name: 'bereich',
    label: 'Bereich',
    words: jobWorkFields,
    column: 'fields',
    mustMatchAll: false,
  },
  {
    name: 'anstellung',
    label: 'Anstellung',
    words: jobEmploymentTypes,
    column: 'types',
    mustMatchAll: false,
  },
  {
    name: 'extras',
    label: 'Das gehört dazu',
    words: jobBenefits,
    column: 'extras',
    mustMatchAll: true,
  },
  {
    name: 'erfahrung',
    label: 'Erfahrung',
    words: jobExperiences,
    column: 'experience',
    mustMatchAll: false,
  },
  {
    name: 'fuehrerschein',
    label: 'Führerschein',
    words: jobLicences,
    column: 'licences',
    mustMatchAll: false,
  },
];

/** The parsed query of a job list. */
export interface JobFilters {
  readonly selectedChoices: ReadonlyMap<JobChoice['name'], readonly string[]>;
  /** Minimum pay per hour in cents, or null if there is no minimum. */
  readonly minHourlyCents: number | null;
  /** Search words, or null if there are none. */
  readonly words: WordQuery | null;
  readonly near: (Place & { readonly radiusKm: number }) | null;
  readonly sort: JobSortOrder;
  readonly page: number;
  readonly perPage: number;
}

const defaultPerPage = 24;
const defaultRadiusKm = 50;

export function readFilters(
  query: JobListQuery,
  place: Place | null,
  words: WordQuery | null,
): JobFilters {
  const requestedSort = query.sortierung ?? 'neueste';
  return {
    selectedChoices: new Map(
      jobChoices.map(({ name, words: labels }) => [
        name,
        getKeys(labels).filter((value) => query[name]?.includes(value)),
      ]),
    ),
    minHourlyCents: query['lohn-von'] === undefined ? null : Math.round(query['lohn-von'] * 100),
    words,
    near: place ? { ...place, radiusKm: query.umkreis ?? defaultRadiusKm } : null,
    sort: requestedSort === 'entfernung' && !place ? 'neueste' : requestedSort,
    page: query.seite ?? 1,
    perPage: query.anzahl ?? defaultPerPage,
  };
}
