import * as paths from '@gruenland/shared-contracts/paths.ts';
import { addressOfList } from './address-of-list.ts';

/** What the Jobbörse's list is narrowed by, in the order of addresses. */
export const JOB_FILTERS = [
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

/** Addresses of the Jobbörse's list. */
export const jobAddress = addressOfList(paths.jobs(), JOB_FILTERS);
