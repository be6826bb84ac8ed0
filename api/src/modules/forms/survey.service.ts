import { SUBMISSION_LIMITS } from '@gruenland/shared-contracts/api/forms.ts';
import type {
  BlockReference,
  SurveyResults,
  VoteRequest,
} from '@gruenland/shared-contracts/api/forms.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';
import { isVotingClosed, readSurvey } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';

import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';
import type { Secrets } from '#secrets/key-ring.ts';

import type { BlockKeys } from './block-keys.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { NetworkVoteLimiter } from './network-vote-limiter.ts';
import { findShownFreeTexts, findVote, saveVote } from './survey.repository.ts';
import type { VoteContent } from './survey.repository.ts';
import { hashVoter } from './survey-voter.ts';
import type { Voter } from './survey-voter.ts';
import { VoteCounts } from './vote-counts.ts';

export interface SurveyService {
  /**
   * @throws Problem if the survey is unknown, closed or restricted, if the vote can no longer be
   *   changed, or if too many guests of the network have voted
   */
  vote(request: VoteRequest, voter: Voter, ipAddress: string): Promise<SurveyResults>;
  results(reference: BlockReference, voter: Voter): Promise<SurveyResults>;
}

export interface SurveyDependencies {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly secrets: Secrets;
  readonly keys: BlockKeys;
}

/** Maximum number of free-text answers that the results contain. */
const maxFreeTexts = 50;

/** @throws Problem `form.invalid` if the chosen options or the text do not fit the survey */
function parseVote(survey: SurveyDefinition, request: VoteRequest): VoteContent {
  if (survey.kind === 'text') {
    if (request.text && request.choices.length === 0) return { choices: [], text: request.text };
    throw new Problem('form.invalid', { fields: { text: 'Bitte schreiben Sie eine Antwort.' } });
  }
  const choices = [...new Set(request.choices)];
  const hasKnownChoices =
    choices.length > 0 && choices.every((choice) => survey.options.includes(choice));
  if (!hasKnownChoices || (survey.kind !== 'multi' && choices.length !== 1)) {
    throw new Problem('form.invalid', { fields: { choices: 'Bitte wählen Sie eine Antwort.' } });
  }
  return { choices, text: null };
}

export function createSurveyService({
  db,
  stories,
  secrets,
  keys,
}: SurveyDependencies): SurveyService {
  const networkVoteLimiter = new NetworkVoteLimiter();
  const voteCounts = new VoteCounts(db);
  const requireSurvey = async ({
    story: slug,
    block,
  }: BlockReference): Promise<SurveyDefinition> => {
    const story = await stories.loadStory(slug);
    const rawBlock = findBlocks(story?.content, 'survey').find(({ _uid }) => _uid === block);
    const survey = rawBlock && readSurvey(rawBlock);
    if (!story || !survey) throw new Problem('form.unknown');
    return { ...survey, id: await keys.getKey(survey.id, story.uuid) };
  };
  const loadResults = async (survey: SurveyDefinition, voter: Voter): Promise<SurveyResults> => {
    const existingVote = await findVote(db, survey.id, hashVoter(secrets, survey.id, voter));
    const isFreeTextSurvey = survey.kind === 'text';
    const voterAnswers =
      isFreeTextSurvey && existingVote?.text ? [existingVote.text] : existingVote?.choices;
    const chosenAnswers = voterAnswers ?? null;
    const isSurveyClosed = isVotingClosed(survey, Date.now());
    const areResultsVisible =
      isSurveyClosed || (survey.results === 'after-vote' && chosenAnswers !== null);
    const { voters, votes } = await voteCounts.read(survey.id);
    const counts = survey.options.map((option) => ({ option, votes: votes.get(option) ?? 0 }));
    const changeableUntilMs =
      (existingVote?.createdAt.getTime() ?? 0) + SUBMISSION_LIMITS.changeVoteMinutes * 60_000;
    const isChangeable = !isSurveyClosed && changeableUntilMs > Date.now();
    return {
      counts: areResultsVisible ? counts : null,
      voters,
      closed: isSurveyClosed,
      chosen: chosenAnswers && [...chosenAnswers],
      ...(isFreeTextSurvey &&
        areResultsVisible && { texts: await findShownFreeTexts(db, survey.id, maxFreeTexts) }),
      ...(isChangeable && { changeableUntil: new Date(changeableUntilMs).toISOString() }),
    };
  };
  return {
    vote: async (request, voter, ipAddress) => {
      const survey = await requireSurvey(request);
      if (isVotingClosed(survey, Date.now())) throw new Problem('survey.closed');
      if (survey.needsLogin && !voter.userId) throw new Problem('session.required');
      const parsedVote = parseVote(survey, request);
      const hashes = hashVoter(secrets, survey.id, voter);
      if (hashes.account.length + hashes.device.length === 0) throw new Problem('request.invalid');
      const isNewGuestVote = !voter.userId && !(await findVote(db, survey.id, hashes));
      if (isNewGuestVote) networkVoteLimiter.voteCount(survey.id, ipAddress);
      const changeableSince = new Date(Date.now() - SUBMISSION_LIMITS.changeVoteMinutes * 60_000);
      const isSaved = await saveVote(db, survey.id, hashes, parsedVote, changeableSince);
      if (!isSaved) throw new Problem('survey.voted');
      voteCounts.forget(survey.id);
      return loadResults(survey, voter);
    },
    results: async (reference, voter) => loadResults(await requireSurvey(reference), voter),
  };
}
