import type { SurveyResults } from '@gruenland/shared-contracts/api/forms.ts';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { toPercent } from './survey.ts';
import styles from './survey.module.css';

interface SurveyResultsListProps {
  readonly survey: SurveyDefinition;
  readonly results: SurveyResults;
  /** Opens the form to change the vote. Defined only while the user may change the vote. */
  readonly change?: (() => void) | undefined;
}

/**
 * Renders the results as a table with bars. While the results are not visible to the user, the
 * table shows only the user's own choice.
 */
export function SurveyResultsList({ survey, results, change }: SurveyResultsListProps) {
  const { counts, voters, chosen } = results;
  const getVoteCount = (option: string) =>
    counts?.find((count) => count.option === option)?.votes ?? 0;
  return (
    <>
      <table className={styles.results}>
        <caption className={styles.legend}>{survey.question}</caption>
        <thead className={styles.legend}>
          <tr>
            <th scope="col">Antwort</th>
            {counts && <th scope="col">Anteil</th>}
            {counts && <th scope="col">Stimmen</th>}
          </tr>
        </thead>
        <tbody>
          {survey.options.map((option) => {
            const votes = getVoteCount(option);
            const votePercent = toPercent(votes, voters);
            return (
              <tr key={option} className={styles.option}>
                <th scope="row">
                  {option}
                  {chosen?.includes(option) && <strong> (Ihre Wahl)</strong>}
                  {counts && (
                    <svg className={styles.bar} height="6" aria-hidden="true">
                      <rect width={`${votePercent}%`} height="6" />
                    </svg>
                  )}
                </th>
                {counts && <td className={styles.percent}>{votePercent} %</td>}
                {counts && <td className={styles.votes}>{votes}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
      <p className={styles.foot}>
        {voters === 1 ? 'Eine Person hat' : `${voters} Personen haben`} abgestimmt.
        {!counts && ' Das Ergebnis zeigen wir nach dem Ende der Umfrage.'}
        {change && (
          <Button look="quiet" onClick={change}>
            Stimme ändern
          </Button>
        )}
      </p>
    </>
  );
}
