import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#module/personal-data.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import { anonymizeVotesOfAccount, findVotesOfAccount } from './survey.repository.ts';
import { hashAccount } from './survey-voter.ts';

/**
 * Returns the functions that export and erase the survey votes of an account. Erasing the account
 * makes its votes anonymous.
 */
export function createSurveyPersonalData(db: Drizzle, secrets: Secrets): PersonalData {
  const createVoterHashFunction = (userId: string) => (survey: string) =>
    hashAccount(secrets, survey, userId);
  return {
    title: 'Umfragen',
    export: ({ id }) => findVotesOfAccount(db, createVoterHashFunction(id)),
    erase: (tx, { id }) => anonymizeVotesOfAccount(tx, createVoterHashFunction(id)),
    retention: {
      what: 'Stimmen in Umfragen',
      why: 'das Ergebnis soll stimmen; wer sie abgegeben hat, steht nicht mehr dabei',
    },
  };
}
