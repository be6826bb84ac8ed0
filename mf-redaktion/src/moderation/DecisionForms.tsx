import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

import {
  PlainTextArea,
  PlainErrors,
  PlainHiddenFields,
  PlainRadios,
  PlainSelect,
} from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { REASON_CHOICES } from './moderation-labels.ts';

interface DecisionProps {
  readonly moderationCase: ModerationCase;
  readonly state: FormState | undefined;
}

const ENTRY_DECISION_CHOICES = [
  { value: 'approve', label: 'Freigeben' },
  { value: 'reject', label: 'Ablehnen' },
];
const REPORT_DECISION_CHOICES = [
  { value: 'approve', label: 'Eintrag bleibt stehen' },
  { value: 'reject', label: 'Eintrag sperren' },
];
const createAppealDecisionChoices = ({ kind }: DecisionProps['moderationCase']) => [
  {
    value: 'grant',
    label: `Einspruch hat recht: Eintrag ${kind === 'report' ? 'entfernen' : 'zeigen'}`,
  },
  { value: 'deny', label: 'Es bleibt bei der Entscheidung' },
];

/**
 * Renders the form to approve an entry or to reject it with a reason, or to decide about a report.
 */
export function DecisionForm({ moderationCase, state }: DecisionProps) {
  const field = { form: 'decision', state };
  const isReport = moderationCase.kind === 'report';
  return (
    <form method="post" noValidate className={styles.caseForm} aria-label="Entscheidung">
      <PlainErrors state={state} />
      <PlainHiddenFields intent="decide" version={moderationCase.version} state={state} />
      <PlainRadios
        {...field}
        name="decision"
        label="Entscheidung"
        choices={isReport ? REPORT_DECISION_CHOICES : ENTRY_DECISION_CHOICES}
        required
      />
      <PlainSelect
        {...field}
        name="reason"
        label="Grund der Ablehnung"
        help="Nötig, wenn abgelehnt oder gesperrt wird."
        choices={REASON_CHOICES}
        showsOptionalMark={false}
      />
      <PlainTextArea
        {...field}
        name="note"
        label="Anmerkung für die betroffene Person"
        help={
          isReport
            ? 'Für wen der Eintrag ist, nicht für die Person, die ihn gemeldet hat.'
            : 'Welche Stelle, welche Tatsache. Steht in der Nachricht.'
        }
      />
      {isReport ? (
        <PlainTextArea
          {...field}
          name="reporterNote"
          label="Anmerkung für die Person, die gemeldet hat"
          help="Steht nur in der Antwort auf die Meldung."
        />
      ) : null}
      <Button type="submit">Entscheiden</Button>
    </form>
  );
}

/** Renders the form to decide about an appeal. */
export function AppealForm({ moderationCase, state }: DecisionProps) {
  const field = { form: 'appeal', state, required: true };
  return (
    <form method="post" noValidate className={styles.caseForm} aria-label="Einspruch">
      <PlainErrors state={state} />
      <PlainHiddenFields intent="decide-appeal" version={moderationCase.version} state={state} />
      <PlainRadios
        {...field}
        name="decision"
        label="Über den Einspruch entscheiden"
        choices={createAppealDecisionChoices(moderationCase)}
      />
      <PlainTextArea {...field} name="note" label="Begründung" help="Zehn Zeichen oder mehr." />
      <Button type="submit">Entscheiden</Button>
    </form>
  );
}
