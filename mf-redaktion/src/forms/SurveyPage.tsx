import type { SurveyText, SurveyTextState } from '@gruenland/shared-contracts/api/staff-forms.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import type { SurveyData } from './forms.loader.server.ts';

const TEXT_STATE_LABELS: Readonly<Record<SurveyTextState, string>> = {
  held: 'wartet auf Freigabe',
  shown: 'öffentlich zu lesen',
  refused: 'nicht gezeigt',
};

/** Renders the results of a survey. Staff approve or reject its free-text answers here. */
export function SurveyPage({ data, form }: RouteViewProps<SurveyData>) {
  const { id, question, story, voters, counts, texts, page, pages } = data.survey;
  const facts = counts.map(({ option, votes }) => ({ name: option, value: votes }));
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.forms()}>Alle Formulare und Umfragen</Link>
      </p>
      <Heading level={1} size={4}>
        {question}
      </Heading>
      <p>
        {voters === 1 ? 'Eine Person hat' : `${voters} Personen haben`} geantwortet.{' '}
        {story ? <Link href={paths.contentPage(story)}>Zum Artikel</Link> : null}
      </p>
      {facts.length > 0 ? <FactTable caption="Stimmen" facts={facts} /> : null}
      <PlainErrors state={form} />
      {texts.length > 0 ? (
        <section className={styles.section}>
          <h2>Antworten in eigenen Worten</h2>
          <ol className={styles.linesList}>
            {texts.map((text) => (
              <li key={text.id}>
                <FreeTextAnswer {...text} />
              </li>
            ))}
          </ol>
        </section>
      ) : null}
      <Pagination
        current={page}
        pageCount={pages}
        buildPageHref={(pageNumber) => `${staffPaths.survey(id)}?seite=${pageNumber}`}
      />
    </div>
  );
}

function FreeTextAnswer({ id, text, at, state }: SurveyText) {
  return (
    <>
      <p className={styles.preservedLines}>{text}</p>
      <p className={styles.meta}>
        <DateText date={at} time />, {TEXT_STATE_LABELS[state]}
      </p>
      <form method="post" noValidate className={styles.views}>
        <input type="hidden" name="text" value={id} />
        <input type="hidden" name="before" value={state} />
        {state === 'shown' ? null : (
          <Button type="submit" name="state" value="shown" look="secondary" size="small">
            Zeigen
          </Button>
        )}
        {state === 'refused' ? null : (
          <Button type="submit" name="state" value="refused" look="secondary" size="small">
            Nicht zeigen
          </Button>
        )}
      </form>
    </>
  );
}
