import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import type { SurveyAnswer } from './survey.ts';

export interface SurveyFormProps {
  readonly survey: SurveyDefinition;
  readonly story: string;
  readonly vote: (answer: SurveyAnswer) => Promise<void>;
  readonly busy: boolean;
  /** The user's earlier answer. Defined only while the user changes the answer. */
  readonly previous?: readonly string[] | undefined;
}
