import * as paths from '@gruenland/shared-contracts/paths.ts';
import { createListUrls } from './list-urls.ts';

/** Filter parameters of the job board, in URL order. */
export const JOB_FILTER_PARAMS = [
  'q',
  'ort',
  'umkreis',
  'bereich',
  'anstellung',
  'extras',
  'erfahrung',
  'fuehrerschein',
  'lohn-von',
] as const;

/** Functions that build the URLs of the job list. */
export const jobListUrls = createListUrls(paths.jobs(), JOB_FILTER_PARAMS);
