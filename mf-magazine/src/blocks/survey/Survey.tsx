import type { BlockViewProps } from '@gruenland/shared-contracts/block.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { SurveyForm } from './SurveyForm.tsx';
import { SurveyTexts } from './SurveyTexts.tsx';
import { SurveyResultsList } from './SurveyResultsList.tsx';
import type { SurveyData } from './survey.ts';
import { useSurvey } from './useSurvey.ts';
import styles from './survey.module.css';

type Props = Pick<BlockViewProps<SurveyDefinition, SurveyData>, 'model' | 'data'>;

/** A question to the readers: one vote per person, results as the editors decided. */
export function Survey({ model, data }: Props) {
  const survey = useSurvey(model, data);
  const { results, message } = survey;
  const closed = results?.closed === true;
  const done = closed || (results?.chosen ?? null) !== null;
  const { changes, change } = survey;
  return (
    <section className={styles['survey']} aria-label={`Umfrage: ${model.question}`}>
      <p className={styles['kicker']}>Umfrage</p>
      <h2 className={styles['question']}>{model.question}</h2>
      {done && results && !changes ? (
        <Outcome survey={model} results={results} change={change} />
      ) : (
        <SurveyForm
          survey={model}
          story={data.story}
          vote={survey.vote}
          busy={survey.busy}
          before={results?.chosen ?? undefined}
        />
      )}
      <p className={styles['status']} role="status">
        {message}
      </p>
      <p className={styles['note']}>
        {model.needsLogin
          ? 'Abstimmen können alle, die angemeldet sind.'
          : 'Jede Person hat eine Stimme. Damit das so bleibt, merkt sich Ihr Browser, dass Sie abgestimmt haben.'}
      </p>
    </section>
  );
}

function Outcome(props: Parameters<typeof SurveyResultsList>[0]) {
  return props.survey.kind === 'text' ? (
    <SurveyTexts {...props} />
  ) : (
    <SurveyResultsList {...props} />
  );
}
