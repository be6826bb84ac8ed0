import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import styles from './survey.module.css';

interface SurveyTextsProps {
  readonly results: SurveyResults;
  /** Given while another answer may be written. */
  readonly change?: (() => void) | undefined;
}

/** One's own answer, and those of others that the editors let through. */
export function SurveyTexts({ results, change }: SurveyTextsProps) {
  const { chosen, voters, texts = [] } = results;
  const own = chosen?.[0];
  const others = texts.filter((text) => text !== own);
  return (
    <>
      {own ? (
        <p className={styles['said']}>
          <strong>Ihre Antwort:</strong> {own}
        </p>
      ) : null}
      {others.length > 0 ? (
        <ul className={styles['options']}>
          {others.map((text) => (
            <li key={text} className={styles['said']}>
              {text}
            </li>
          ))}
        </ul>
      ) : null}
      <p className={styles['foot']}>
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
