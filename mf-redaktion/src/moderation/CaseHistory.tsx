import type {
  EarlierDecision,
  ModerationCase,
} from '@gruenland/shared-contracts/api/moderation.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import { predefinedReasons } from '@gruenland/shared-contracts/moderation.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

import { APPEAL_STATE_LABELS, CASE_STATE_LABELS } from './moderation-labels.ts';
import styles from '#staff/staff.module.css';

const getReasonText = (code: string | null) =>
  code === null ? null : (predefinedReasons[code as keyof typeof predefinedReasons]?.title ?? code);

/** Renders the decision on a case with its reason and note. */
export function CaseDecision({ moderationCase }: { readonly moderationCase: ModerationCase }) {
  const { state, decidedAt, reason, note, automated } = moderationCase;
  if (!decidedAt) return null;
  return (
    <section>
      <h2>Entscheidung</h2>
      <p>
        {CASE_STATE_LABELS[state] ?? state} am <DateText date={decidedAt} time />
        {automated ? ', automatisch' : ''}
        {reason ? `: ${getReasonText(reason)}` : ''}
      </p>
      {note ? <p className={styles.preservedLines}>{note}</p> : null}
    </section>
  );
}

/** Renders the earlier decisions about the same entry. */
export function EarlierDecisions({ earlier }: Pick<ModerationCase, 'earlier'>) {
  if (earlier.length === 0) return null;
  return (
    <section>
      <h2>Frühere Fälle zu diesem Eintrag</h2>
      <ul className={styles.earlier}>
        {earlier.map((earlierCase) => (
          <li key={earlierCase.id}>
            <EarlierCase {...earlierCase} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EarlierCase({ id, at, state, reason, note, appeal, appealNote }: EarlierDecision) {
  return (
    <>
      <Link href={staffPaths.moderationCase(id)}>
        {CASE_STATE_LABELS[state] ?? state} am <DateText date={at} time />
      </Link>
      {reason ? <p>{getReasonText(reason)}</p> : null}
      {note ? <p className={styles.preservedLines}>{note}</p> : null}
      {appeal ? (
        <p>
          Einspruch {APPEAL_STATE_LABELS[appeal]}
          {appealNote ? `: ${appealNote}` : ''}
        </p>
      ) : null}
    </>
  );
}
