import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyTextResults } from './SurveyTextResults.tsx';
import { SurveyResultsList } from './SurveyResultsList.tsx';
import type { SurveyData } from './survey.ts';
import { useSurvey } from './useSurvey.ts';
import styles from './survey.module.css';

type Props = Pick<BlockViewProps<SurveyDefinition, SurveyData>, 'model' | 'data'>;

/**
 * Renders a reader survey. Each person has one vote. The editors decide when results are visible.
 */
export function Survey({ model, data }: Props) {
  const survey = useSurvey(model, data);
  const { results, message } = survey;
  const isClosed = results?.closed === true;
  const isDone = isClosed || (results?.chosen ?? null) !== null;
  const { isChanging: isChangingAnswer, change } = survey;
  return (
    <section className={styles.survey} aria-label={`Umfrage: ${model.question}`}>
      <p className={styles.kicker}>Umfrage</p>
      <h2 className={styles.question}>{model.question}</h2>
      {isDone && results && !isChangingAnswer ? (
        <SurveyOutcome survey={model} results={results} change={change} />
      ) : (
        <SurveyForm
          survey={model}
          story={data.story}
          vote={survey.vote}
          busy={survey.busy}
          previous={results?.chosen ?? undefined}
        />
      )}
      <p className={styles.status} role="status">
        {message}
      </p>
      <p className={styles.note}>
        {model.needsLogin
          ? 'Abstimmen können alle, die angemeldet sind.'
          : 'Jede Person hat eine Stimme. Damit das so bleibt, merkt sich Ihr Browser, dass Sie abgestimmt haben.'}
      </p>
    </section>
  );
}

function SurveyOutcome(props: Parameters<typeof SurveyResultsList>[0]) {
  return props.survey.kind === 'text' ? (
    <SurveyTextResults {...props} />
  ) : (
    <SurveyResultsList {...props} />
  );
}
