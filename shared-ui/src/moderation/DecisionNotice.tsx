import type { ModerationDecision } from '@gruenland/shared-contracts/api/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';

import { DateText } from '#format/DateText.tsx';
import { Notice } from '#notice/Notice.tsx';

import { AppealForm } from './AppealForm.tsx';
import styles from './DecisionNotice.module.css';

const APPEAL_MESSAGES: Readonly<Record<ModerationDecision['appeal'], string | null>> = {
  possible: null,
  open: 'Ihr Einspruch ist angekommen. Ein Mensch sieht sich den Eintrag noch einmal an.',
  denied: 'Ihr Einspruch wurde geprüft. Es bleibt bei der Entscheidung.',
  granted: 'Ihr Einspruch hatte Erfolg.',
};

export interface DecisionNoticeProps {
  readonly decision: ModerationDecision;
  /** State of the appeal form after a rejected submission. The form sends `intent` and `text`. */
  readonly state: FormState | undefined;
}

/**
 * Explains to the owner why their entry, or a change of it, is not published: the rule, who or what
 * decided, and how to appeal.
 */
export function DecisionNotice({ decision, state }: DecisionNoticeProps) {
  const { title, text, rule, at, automated, appeal } = decision;
  const appealMessage = APPEAL_MESSAGES[appeal];
  return (
    <section className={styles.decision} aria-labelledby="grund">
      <h2 id="grund">{title}</h2>
      <p className={styles.lines}>{text}</p>
      <p className={styles.meta}>
        Grundlage: {rule}. Entschieden am <DateText date={at} />,{' '}
        {automated ? 'automatisch' : 'von einem Menschen'}.
      </p>
      {appealMessage ? <Notice title={appealMessage} /> : null}
      {appeal === 'possible' ? (
        <AppealForm state={state} decidedBy="ein Mensch">
          <input type="hidden" name="intent" value="appeal" />
        </AppealForm>
      ) : null}
    </section>
  );
}
