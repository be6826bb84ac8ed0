import type { ModerationCase } from '@gruenland/shared-contracts/api/moderation.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

import {
  PlainArea,
  PlainErrors,
  PlainHidden,
  PlainRadios,
  PlainSelect,
} from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { REASONS } from './moderation-words.ts';

interface DecisionProps {
  readonly found: ModerationCase;
  readonly state: FormState | undefined;
}

const ENTRY = [
  { value: 'approve', label: 'Freigeben' },
  { value: 'reject', label: 'Ablehnen' },
];
const REPORT = [
  { value: 'approve', label: 'Eintrag bleibt stehen' },
  { value: 'reject', label: 'Eintrag sperren' },
];
const appealChoices = ({ kind }: DecisionProps['found']) => [
  {
    value: 'grant',
    label: `Einspruch hat recht: Eintrag ${kind === 'report' ? 'entfernen' : 'zeigen'}`,
  },
  { value: 'deny', label: 'Es bleibt bei der Entscheidung' },
];

/** Lets an entry through, or names the reason why not. */
export function DecisionForm({ found, state }: DecisionProps) {
  const field = { form: 'entscheidung', state };
  const report = found.kind === 'report';
  return (
    <form method="post" className={styles['work']} aria-label="Entscheidung">
      <PlainErrors state={state} />
      <PlainHidden action="entscheiden" version={found.version} state={state} />
      <PlainRadios
        {...field}
        name="decision"
        label="Entscheidung"
        choices={report ? REPORT : ENTRY}
        required
      />
      <PlainSelect
        {...field}
        name="reason"
        label="Grund der Ablehnung"
        help="Nötig, wenn abgelehnt oder gesperrt wird."
        choices={REASONS}
        optionalMark={false}
      />
      <PlainArea
        {...field}
        name="note"
        label="Anmerkung für die betroffene Person"
        help={
          report
            ? 'Für wen der Eintrag ist, nicht für die Person, die ihn gemeldet hat.'
            : 'Welche Stelle, welche Tatsache. Steht in der Nachricht.'
        }
      />
      {report ? (
        <PlainArea
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

/** The second look, after an objection. */
export function AppealForm({ found, state }: DecisionProps) {
  const field = { form: 'einspruch', state, required: true };
  return (
    <form method="post" className={styles['work']} aria-label="Einspruch">
      <PlainErrors state={state} />
      <PlainHidden action="einspruch" version={found.version} state={state} />
      <PlainRadios
        {...field}
        name="decision"
        label="Über den Einspruch entscheiden"
        choices={appealChoices(found)}
      />
      <PlainArea {...field} name="note" label="Begründung" help="Zehn Zeichen oder mehr." />
      <Button type="submit">Entscheiden</Button>
    </form>
  );
}
