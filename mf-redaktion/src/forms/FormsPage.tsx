import type { FormSummary, SurveySummary } from '@gruenland/shared-contracts/api/staff-forms.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import type { FormsData } from './forms.loader.server.ts';

const countText = (number: number, singularText: string, pluralText: string) =>
  number === 1 ? singularText : `${number} ${pluralText}`;

/** Renders all forms and surveys of the magazine with their numbers of answers. */
export function FormsPage({ data }: RouteViewProps<FormsData>) {
  const { forms, surveys } = data.overview;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Formulare und Umfragen
      </Heading>
      <section className={styles.section}>
        <h2>Formulare</h2>
        {forms.length === 0 ? <Notice kind="empty" title="Es gibt kein Formular." /> : null}
        <ul className={styles.linesList}>
          {forms.map((form) => (
            <FormLine key={form.slug} {...form} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>Umfragen</h2>
        {surveys.length === 0 ? <Notice kind="empty" title="Es gibt keine Umfrage." /> : null}
        <ul className={styles.linesList}>
          {surveys.map((survey) => (
            <SurveyLine key={survey.id} {...survey} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function FormLine({ slug, title, defined, answers, latestAt, retentionDays }: FormSummary) {
  return (
    <li>
      <Link href={staffPaths.form(slug)}>{title}</Link>
      <p className={styles.meta}>
        {countText(answers, 'eine Antwort', 'Antworten')}
        {latestAt ? (
          <>
            , zuletzt am <DateText date={latestAt} time />
          </>
        ) : null}
        {retentionDays === null ? '' : `, wird ${retentionDays} Tage aufbewahrt`}
        {defined ? '' : ', nicht mehr im Magazin'}
      </p>
    </li>
  );
}

function SurveyLine({ id, question, story, voters, held }: SurveySummary) {
  return (
    <li>
      <Link href={staffPaths.survey(id)}>{question}</Link>
      <p className={styles.meta}>
        {countText(voters, 'eine Stimme', 'Stimmen')}
        {held > 0
          ? `, ${countText(held, 'eine Antwort wartet', 'Antworten warten')} auf Freigabe`
          : ''}
        {story === null ? ', nicht mehr im Magazin' : ''}
      </p>
    </li>
  );
}
