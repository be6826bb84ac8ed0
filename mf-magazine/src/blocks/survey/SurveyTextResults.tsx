import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import styles from './survey.module.css';

interface SurveyTextResultsProps {
  readonly results: SurveyResults;
  /** Opens the form to change the answer. Defined only while the user may change the answer. */
  readonly change?: (() => void) | undefined;
}

/** Renders the user's own answer and the answers of other users that the editors approved. */
export function SurveyTextResults({ results, change }: SurveyTextResultsProps) {
  const { chosen, voters, texts = [] } = results;
  const ownAnswer = chosen?.[0];
  const otherAnswers = texts.filter((text) => text !== ownAnswer);
  return (
    <>
      {ownAnswer ? (
        <p className={styles.answer}>
          <strong>Ihre Antwort:</strong> {ownAnswer}
        </p>
      ) : null}
      {otherAnswers.length > 0 ? (
        <ul className={styles.options}>
          {otherAnswers.map((text) => (
            <li key={text} className={styles.answer}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles.foot}>
        {voters === 1 ? 'Eine Person hat' : `${voters} Personen haben`} geantwortet.
        {change ? (
          <Button look="quiet" onClick={change}>
            Antwort ändern
          </Button>
        ) : null}
      </p>
    </>
  );
}
