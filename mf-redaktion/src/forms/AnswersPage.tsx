import type { StoredSubmission } from '@gruenland/shared-contracts/api/staff-forms.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Pagination } from '@gruenland/shared-ui/pagination/Pagination.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainCheckbox, PlainErrors, PlainInput } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import type { AnswersData } from './forms.loader.server.ts';

/** Renders the answers to one form, newest first. */
export function AnswersPage({ data, form }: RouteViewProps<AnswersData>) {
  const { answerPage, period } = data;
  const { slug, title, total, page, pages, answers } = answerPage;
  const csvQuery = new URLSearchParams({ form: slug, ...period }).toString();
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.forms()}>Alle Formulare</Link>
      </p>
      <Heading level={1} size={4}>
        {title}
      </Heading>
      <form method="get" className={styles.period}>
        <input type="hidden" name="form" value={slug} />
        <PlainInput
          form="zeit"
          name="von"
          type="date"
          label="Von"
          value={period.von}
          state={undefined}
        />
        <PlainInput
          form="zeit"
          name="bis"
          type="date"
          label="Bis"
          value={period.bis}
          state={undefined}
        />
        <p>
          <Button type="submit" look="secondary">
            Zeitraum zeigen
          </Button>
        </p>
      </form>
      <p>
        {total === 1 ? 'Eine Antwort' : `${total} Antworten`}.{' '}
        <a href={`/api/staff/forms/answers.csv?${csvQuery}`}>Als Tabelle (.csv)</a>
      </p>
      <p className={styles.meta}>Wer die Tabelle herunterlädt, steht im Protokoll.</p>
      {answers.length === 0 ? <Notice kind="empty" title="In diesem Zeitraum keine." /> : null}
      <ol className={styles.linesList}>
        {answers.map((answer) => (
          <li key={answer.id}>
            <Answer
              answer={answer}
              state={form?.values['antwort'] === answer.id ? form : undefined}
            />
          </li>
        ))}
      </ol>
      <Pagination
        current={page}
        pageCount={pages}
        buildPageHref={(pageNumber) =>
          `${staffPaths.form(slug)}&von=${period.von}&bis=${period.bis}&seite=${pageNumber}`
        }
      />
    </div>
  );
}

interface AnswerProps {
  readonly answer: StoredSubmission;
  readonly state: FormState | undefined;
}

function Answer({ answer, state }: AnswerProps) {
  const { id, at, deleteAt, fields, version, consents = [], files = [] } = answer;
  return (
    <>
      <p className={styles.meta}>
        <DateText date={at} time />, wird gelöscht am <DateText date={deleteAt} />
      </p>
      <dl className={styles.fields}>
        {fields.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.preservedLines}>{value}</dd>
          </div>
        ))}
      </dl>
      {files.map((file) => (
        <p key={file.id}>
          {file.label}: <a href={`/api/staff/forms/files/${file.id}`}>{file.name}</a>
        </p>
      ))}
      {version && (
        <p className={styles.meta}>
          Fassung des Formulars: {version.hash}
          {version.at && (
            <>
              , veröffentlicht am <DateText date={version.at} time />
            </>
          )}
        </p>
      )}
      {consents.length > 0 && (
        <Disclosure summary="Einwilligung im Wortlaut">
          {consents.map((consentText) => (
            <p key={consentText} className={styles.preservedLines}>
              {consentText}
            </p>
          ))}
        </Disclosure>
      )}
      <Disclosure summary="Auf Wunsch löschen" open={state !== undefined}>
        <form method="post" noValidate className={styles.form}>
          <PlainErrors state={state} />
          <input type="hidden" name="antwort" value={id} />
          <PlainCheckbox
            form={`loeschen-${id}`}
            name="confirmed"
            label="Ja, diese Antwort jetzt löschen. Das lässt sich nicht zurücknehmen."
            required
            state={state}
          />
          <p>
            <Button type="submit" look="secondary" size="small">
              Löschen
            </Button>
          </p>
        </form>
      </Disclosure>
    </>
  );
}
