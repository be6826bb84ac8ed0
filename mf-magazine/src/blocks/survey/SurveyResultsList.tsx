import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { percentOf } from './survey.ts';
import styles from './survey.module.css';

interface SurveyResultsListProps {
  readonly survey: SurveyDefinition;
  readonly results: SurveyResults;
}

/** How others voted, as bars with their numbers; before the end perhaps only one's own choice. */
export function SurveyResultsList({ survey, results }: SurveyResultsListProps) {
  const { counts, voters, chosen } = results;
  const votesFor = (option: string) => counts?.find((count) => count.option === option)?.votes ?? 0;
  return (
    <>
      <ul className={styles['options']}>
        {survey.options.map((option) => {
          const percent = percentOf(votesFor(option), voters);
          return (
            <li key={option} className={styles['option']}>
              <span>
                {option}
                {chosen?.includes(option) && <strong> (Ihre Wahl)</strong>}
              </span>
              {counts && (
                <>
                  <span className={styles['percent']}>{percent} %</span>
                  <svg className={styles['bar']} height="6" aria-hidden="true">
                    <rect width={`${percent}%`} height="6" />
                  </svg>
                </>
              )}
            </li>
          );
        })}
      </ul>
      <p className={styles['foot']}>
        {voters === 1 ? 'Eine Person hat' : `${voters} Personen haben`} abgestimmt.
        {!counts && ' Das Ergebnis zeigen wir nach dem Ende der Umfrage.'}
      </p>
    </>
  );
}
