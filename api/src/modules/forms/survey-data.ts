import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import { forgetVoter, findVotesOf } from './survey.repository.ts';
import { accountInSurvey } from './survey-voter.ts';

/** Votes in surveys. */
export function surveyData(db: Drizzle, secrets: Secrets): PersonalData {
  const namesOf = (userId: string) => (survey: string) => accountInSurvey(secrets, survey, userId);
  return {
    title: 'Umfragen',
    export: ({ id }) => findVotesOf(db, namesOf(id)),
    erase: (tx, { id }) => forgetVoter(tx, namesOf(id)),
    kept: {
      what: 'Stimmen in Umfragen',
      why: 'das Ergebnis soll stimmen; wer sie abgegeben hat, steht nicht mehr dabei',
    },
  };
}
