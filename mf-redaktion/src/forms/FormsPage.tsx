import type { DeskForm, DeskSurvey } from '@gruenland/shared-contracts/api/staff-forms.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import type { FormsData } from './forms.loader.server.ts';

const count = (number: number, one: string, many: string) =>
  number === 1 ? one : `${number} ${many}`;

/** Every form and survey of the magazine, with how many have answered. */
export function FormsPage({ data }: RouteViewProps<FormsData>) {
  const { forms, surveys } = data.found;
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <Heading level={1} size={4}>
        Formulare und Umfragen
      </Heading>
      <section className={styles['part']}>
        <h2>Formulare</h2>
        {forms.length === 0 ? <Notice kind="empty" title="Es gibt kein Formular." /> : null}
        <ul className={styles['lines-list']}>
          {forms.map((form) => (
            <FormLine key={form.slug} {...form} />
          ))}
        </ul>
      </section>
      <section className={styles['part']}>
        <h2>Umfragen</h2>
        {surveys.length === 0 ? <Notice kind="empty" title="Es gibt keine Umfrage." /> : null}
        <ul className={styles['lines-list']}>
          {surveys.map((survey) => (
            <SurveyLine key={survey.id} {...survey} />
          ))}
        </ul>
      </section>
    </div>
  );
}

function FormLine({ slug, title, defined, answers, latestAt, retentionDays }: DeskForm) {
  return (
    <li>
      <Link href={deskPaths.form(slug)}>{title}</Link>
      <p className={styles['meta']}>
        {count(answers, 'eine Antwort', 'Antworten')}
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

function SurveyLine({ id, question, story, voters, held }: DeskSurvey) {
  return (
    <li>
      <Link href={deskPaths.survey(id)}>{question}</Link>
      <p className={styles['meta']}>
        {count(voters, 'eine Stimme', 'Stimmen')}
        {held > 0 ? `, ${count(held, 'eine Antwort wartet', 'Antworten warten')} auf Freigabe` : ''}
        {story === null ? ', nicht mehr im Magazin' : ''}
      </p>
    </li>
  );
}
