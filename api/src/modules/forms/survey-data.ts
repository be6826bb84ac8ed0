import type { Drizzle } from '#db/database.ts';
import type { PersonalData } from '#modules/privacy/personal-data.ts';

import { forgetVoter, findVotesOf } from './survey.repository.ts';
import { accountInSurvey } from './survey-voter.ts';

/** Votes in surveys. */
export function surveyData(db: Drizzle, secret: string): PersonalData {
  const nameOf = (userId: string) => (survey: string) => accountInSurvey(secret, survey, userId);
  return {
    title: 'Umfragen',
    export: ({ id }) => findVotesOf(db, nameOf(id)),
    erase: (tx, { id }) => forgetVoter(tx, nameOf(id)),
    kept: {
      what: 'Stimmen in Umfragen',
      why: 'das Ergebnis soll stimmen; wer sie abgegeben hat, steht nicht mehr dabei',
    },
  };
}
