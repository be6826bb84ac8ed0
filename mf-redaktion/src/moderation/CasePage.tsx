import type { CaseField, ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { FormState, RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { CasePictures } from './CasePictures.tsx';
import { DecisionMade, Earlier } from './CaseHistory.tsx';
import { AppealForm, DecisionForm } from './DecisionForms.tsx';
import { CASE_STATES, KIND_NAMES } from './moderation-words.ts';
import { TooLate } from './TooLate.tsx';
import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import type { CaseData } from './moderation.loader.server.ts';
import { diffWords } from './diff-words.ts';

/** One case: what speaks against it, what it says, what changed, and the decision. */
export function CasePage({ data, form }: RouteViewProps<CaseData>) {
  const found = data.case;
  return (
    <article className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <p>
        <Link href={deskPaths.queue()}>Alle Fälle</Link>
      </p>
      <Heading level={1} size={4}>
        {found.title}
      </Heading>
      <TooLate found={found} state={form} />
      <p className={styles['meta']}>
        {KIND_NAMES[found.kind]}
        {found.change ? ', Änderung' : ''}, Risiko {found.score} von 100, {CASE_STATES[found.state]}
        , eingegangen am <DateText date={found.submittedAt} time />
      </p>
      <ul className={styles['reasons']}>
        {found.reasons.map(({ code, text }) => (
          <li key={code}>{text}</li>
        ))}
      </ul>
      <CasePictures found={found} />
      <dl className={styles['fields']}>
        {found.fields.map((field) => (
          <div key={field.label}>
            <dt>{field.label}</dt>
            <dd>
              <FieldText field={field} />
            </dd>
          </div>
        ))}
      </dl>
      {found.appealText ? (
        <section>
          <h2>Einspruch</h2>
          <p className={styles['lines']}>{found.appealText}</p>
        </section>
      ) : null}
      <DecisionMade found={found} />
      <Earlier earlier={found.earlier} />
      {found.mayDecide ? <Forms found={found} state={form} /> : <Own found={found} />}
    </article>
  );
}

interface FoundProps {
  readonly found: ModerationCase;
}

function Forms({ found, state }: FoundProps & { readonly state: FormState | undefined }) {
  if (found.state === 'open') return <DecisionForm found={found} state={state} />;
  return found.appeal === 'open' ? <AppealForm found={found} state={state} /> : null;
}

/** In one's own matter another person decides. */
function Own({ found }: FoundProps) {
  if (found.state !== 'open' && found.appeal !== 'open') return null;
  return (
    <Notice title="Darüber entscheidet jemand anders">
      Es geht um einen Eintrag, eine Meldung oder eine Entscheidung von Ihnen selbst.
    </Notice>
  );
}

/** A text with what a change takes out and puts in. */
function FieldText({ field }: { readonly field: CaseField }) {
  const { before, after } = field;
  if (before === null || before === after) return <span className={styles['lines']}>{after}</span>;
  return (
    <span className={styles['lines']}>
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
