import type { JobContent } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import {
  jobWorkFields,
  jobLanguages,
  jobLicences,
  jobEmploymentTypes,
} from '@gruenland/shared-contracts/job-board/job-labels.ts';

/** Groups of checkboxes. Each checkbox is a form field of its own, for example `types-vollzeit`. */
export const JOB_CHECKBOX_GROUPS = {
  types: jobEmploymentTypes,
  fields: jobWorkFields,
  licences: jobLicences,
  languages: jobLanguages,
} as const;
export type JobCheckboxGroup = keyof typeof JOB_CHECKBOX_GROUPS;

export const createGroupFieldName = (group: JobCheckboxGroup, key: string) => `${group}-${key}`;

const formatAmount = (cents: number | null) =>
  cents === null ? '' : (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2).replace('.', ',');

/** Converts a stored job posting into form values. */
export function toJobFormValues(content: JobContent): Record<string, string | boolean> {
  const boxes = Object.keys(JOB_CHECKBOX_GROUPS).flatMap((group) =>
    content[group as JobCheckboxGroup].map(
      (key) => [createGroupFieldName(group as JobCheckboxGroup, key), true] as const,
    ),
  );
  const texts = Object.entries(content).flatMap(([name, value]) =>
    typeof value === 'string' || typeof value === 'boolean' ? [[name, value] as const] : [],
  );
  return {
    ...Object.fromEntries(texts),
    ...Object.fromEntries(boxes),
    workPlace: content.remote ? (content.remoteOnly ? 'zuhause' : 'hybrid') : 'vor-ort',
    hoursPerWeek: content.hoursPerWeek === null ? '' : String(content.hoursPerWeek),
    payMinCents: formatAmount(content.payMinCents),
    payMaxCents: formatAmount(content.payMaxCents),
  };
}
