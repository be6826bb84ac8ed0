import type { CaseField, ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { CasePictures } from './CasePictures.tsx';
import { CaseDecision, EarlierDecisions } from './CaseHistory.tsx';
import { AppealForm, DecisionForm } from './DecisionForms.tsx';
import { CASE_STATE_LABELS, CASE_KIND_LABELS } from './moderation-labels.ts';
import { DecisionConflict } from './DecisionConflict.tsx';
import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import type { CaseData } from './moderation.loader.server.ts';
import { diffWords } from './diff-words.ts';

/** Renders one case: its risk reasons, content, changes and decision forms. */
export function CasePage({ data, form }: RouteViewProps<CaseData>) {
  const moderationCase = data.case;
  return (
    <article className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.moderationQueue()}>Alle Fälle</Link>
      </p>
      <Heading level={1} size={4}>
        {moderationCase.title}
      </Heading>
      <DecisionConflict moderationCase={moderationCase} state={form} />
      <p className={styles.meta}>
        {CASE_KIND_LABELS[moderationCase.kind]}
        {moderationCase.change ? ', Änderung' : ''}, Risiko {moderationCase.score} von 100,{' '}
        {CASE_STATE_LABELS[moderationCase.state]}, eingegangen am{' '}
        <DateText date={moderationCase.submittedAt} time />
      </p>
      <ul className={styles.reasons}>
        {moderationCase.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <CasePictures moderationCase={moderationCase} />
      <dl className={styles.fields}>
        {moderationCase.fields.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd>
              <FieldText field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {moderationCase.appealText ? (
        <section>
          <h2>Einspruch</h2>
          <p className={styles.preservedLines}>{moderationCase.appealText}</p>
        </section>
      ) : null}
      <CaseDecision moderationCase={moderationCase} />
      <EarlierDecisions earlier={moderationCase.earlier} />
      {moderationCase.mayDecide ? (
        <CaseForms moderationCase={moderationCase} state={form} />
      ) : (
        <OwnCaseNotice moderationCase={moderationCase} />
      )}
    </article>
  );
}

interface CaseProps {
  readonly moderationCase: ModerationCase;
}

function CaseForms({
  moderationCase,
  state,
}: CaseProps & { readonly state: FormState | undefined }) {
  if (moderationCase.state === 'open')
    return <DecisionForm moderationCase={moderationCase} state={state} />;
  return moderationCase.appeal === 'open' ? (
    <AppealForm moderationCase={moderationCase} state={state} />
  ) : null;
}

/**
 * Renders a notice that moderators may not decide about their own entries, reports or decisions.
 */
function OwnCaseNotice({ moderationCase }: CaseProps) {
  if (moderationCase.state !== 'open' && moderationCase.appeal !== 'open') return null;
  return (
    <Notice title="Darüber entscheidet jemand anders">
      Es geht um einen Eintrag, eine Meldung oder eine Entscheidung von Ihnen selbst.
    </Notice>
  );
}

/** Renders the text of a field and marks what was deleted and inserted. */
function FieldText({ field }: { readonly field: CaseField }) {
  const { before, after } = field;
  if (before === null || before === after)
    return <span className={styles.preservedLines}>{after}</span>;
  return (
    <span className={styles.preservedLines}>
      {diffWords(before, after).map(({ kind, text }, index) =>
        kind === 'same' ? (
          text
        ) : kind === 'out' ? (
          <del key={index}>{text}</del>
        ) : (
          <ins key={index}>{text}</ins>
        ),
      )}
    </span>
  );
}
