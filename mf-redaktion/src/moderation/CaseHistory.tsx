import type {
  EarlierDecision,
  ModerationCase,
} from '@gruenland/shared-contracts/api/moderation.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { cannedReasons } from '@gruenland/shared-contracts/moderation.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import { APPEAL_STATES, CASE_STATES } from './moderation-words.ts';
import styles from '#desk/desk.module.css';

const reasonText = (code: string | null) =>
  code === null ? null : (cannedReasons[code as keyof typeof cannedReasons]?.title ?? code);

/** How a case was decided: for what reason, with what note. */
export function DecisionMade({ found }: { readonly found: ModerationCase }) {
  const { state, decidedAt, reason, note, automated } = found;
  if (!decidedAt) return null;
  return (
    <section>
      <h2>Entscheidung</h2>
      <p>
        {CASE_STATES[state] ?? state} am <DateText date={decidedAt} time />
        {automated ? ', automatisch' : ''}
        {reason ? `: ${reasonText(reason)}` : ''}
      </p>
      {note ? <p className={styles['lines']}>{note}</p> : null}
    </section>
  );
}

/** What was decided about the same entry before. */
export function Earlier({ earlier }: Pick<ModerationCase, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>Frühere Fälle zu diesem Eintrag</h2>
      <ul className={styles['earlier']}>
        {earlier.map((each) => (
          <li key={each.id}>
            <EarlierCase {...each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarlierCase({ id, at, state, reason, note, appeal, appealNote }: EarlierDecision) {
  return (
    <>
      <Link href={deskPaths.fall(id)}>
        {CASE_STATES[state] ?? state} am <DateText date={at} time />
      </Link>
      {reason ? <p>{reasonText(reason)}</p> : null}
      {note ? <p className={styles['lines']}>{note}</p> : null}
      {appeal ? (
        <p>
          Einspruch {APPEAL_STATES[appeal]}
          {appealNote ? `: ${appealNote}` : ''}
        </p>
      ) : null}
    </>
  );
}
