import { FORM_TIMES } from '@gruenland/shared-contracts/api/forms.ts';
import type {
  BlockReference,
  SurveyResults,
  VoteRequest,
} from '@gruenland/shared-contracts/api/forms.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import { isClosed, readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';

import type { Drizzle } from '#db/database.ts';
import { keyedHash } from '#modules/session/secret-token.ts';
import { Problem } from '#problem.ts';

import type { ContentStories } from './content-stories.ts';
import { countVotes, findVote, saveVote } from './survey.repository.ts';

/** Who votes: an account, else the holder of a functional cookie. */
export interface Voter {
  readonly userId: string | null;
  /** Random value of the cookie; null while there is none. */
  readonly cookie: string | null;
}

export interface SurveyService {
  /** @throws Problem when the survey is unknown, closed, for others, or the vote is final */
  vote(request: VoteRequest, voter: Voter): Promise<SurveyResults>;
  results(reference: BlockReference, voter: Voter): Promise<SurveyResults>;
}

export interface SurveyParts {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly secret: string;
}

export function createSurveyService({ db, stories, secret }: SurveyParts): SurveyService {
  const surveyOf = async ({ story, block }: BlockReference): Promise<SurveyDefinition> => {
    const content = await stories.content(story);
    const raw = findBlocks(content, 'survey').find(({ _uid }) => _uid === block);
    const survey = raw && readSurvey(raw);
    if (!survey) throw new Problem('form.unknown');
    return survey;
  };
  const hashOf = ({ id }: SurveyDefinition, { userId, cookie }: Voter): string | null => {
    const person = userId ? `user ${userId}` : cookie && `cookie ${cookie}`;
    return person ? keyedHash(secret, 'survey', id, person) : null;
  };
  const resultsOf = async (survey: SurveyDefinition, voter: Voter): Promise<SurveyResults> => {
    const hash = hashOf(survey, voter);
    const chosen = hash ? await findVote(db, survey.id, hash) : null;
    const closed = isClosed(survey, Date.now());
    const visible = closed || (survey.results === 'after-vote' && chosen !== null);
    const { voters, votes } = await countVotes(db, survey.id);
    const counts = survey.options.map((option) => ({ option, votes: votes.get(option) ?? 0 }));
    return { counts: visible ? counts : null, voters, closed, chosen: chosen && [...chosen] };
  };
  return {
    vote: async (request, voter) => {
      const survey = await surveyOf(request);
      if (isClosed(survey, Date.now())) throw new Problem('survey.closed');
      if (survey.needsLogin && !voter.userId) throw new Problem('session.required');
      const choices = [...new Set(request.choices)];
      const known = choices.every((choice) => survey.options.includes(choice));
      if (!known || (survey.kind === 'single' && choices.length !== 1)) {
        throw new Problem('form.invalid', {
          fields: { choices: 'Bitte wählen Sie eine Antwort.' },
        });
      }
      const hash = hashOf(survey, voter);
      if (!hash) throw new Problem('request.invalid');
      const since = new Date(Date.now() - FORM_TIMES.changeVoteMinutes * 60_000);
      const kept = await saveVote(db, { survey: survey.id, voter: hash, choices }, since);
      if (!kept) throw new Problem('survey.voted');
      return resultsOf(survey, voter);
    },
    results: async (reference, voter) => resultsOf(await surveyOf(reference), voter),
  };
}
