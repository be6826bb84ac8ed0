import type { ContractCaseDetail } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import type { ReactNode } from 'react';

import {
  PlainArea,
  PlainErrors,
  PlainHidden,
  PlainInput,
  PlainSelect,
  stateOf,
} from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';

interface FormProps {
  readonly found: ContractCaseDetail;
  readonly state: FormState | undefined;
}

/** One piece of work: its heading, what was refused of it, its fields and its button. */
function Work(
  props: FormProps & {
    readonly action: string;
    readonly title: string;
    readonly button: string;
    readonly second?: boolean;
    readonly children: (state: FormState | undefined) => ReactNode;
  },
) {
  const { found, action, title, button, second = false } = props;
  const state = stateOf(props.state, action);
  return (
    <form method="post" id={action} className={styles['work']} aria-label={title}>
      <h2>{title}</h2>
      <PlainErrors state={state} />
      <PlainHidden action={action} version={found.version} state={state} />
      {props.children(state)}
      <Button type="submit" look={second ? 'secondary' : 'primary'}>
        {button}
      </Button>
    </form>
  );
}

export function AssignForm(props: FormProps) {
  return (
    <Work {...props} action="zuordnen" title="Vertrag zuordnen" button="Zuordnen">
      {(state) => (
        <PlainInput
          form="zuordnen"
          name="orderNo"
          label="Bestellnummer"
          help="Die Erklärung zählt ab ihrem Eingang. Wer sie abgegeben hat und wem der Vertrag gehört, bekommt Nachricht."
          required
          state={state}
        />
      )}
    </Work>
  );
}

const decisions = (widerruf: boolean) => [
  { value: '', label: 'Bitte wählen' },
  { value: 'accepted', label: widerruf ? 'Widerruf annehmen' : 'Annehmen' },
  { value: 'ordinary', label: 'Als ordentliche Kündigung behandeln' },
  { value: 'refused', label: 'Nicht annehmen' },
];

/** About what no program can decide: a good reason, or a Widerruf that came too late. */
export function DecideForm(props: FormProps) {
  const widerruf = props.found.kind === 'widerruf';
  return (
    <Work {...props} action="entscheiden" title="Entscheiden" button="Entscheidung verschicken">
      {(state) => (
        <>
          <PlainSelect
            form="entscheiden"
            name="decision"
            label="Entscheidung"
            choices={decisions(widerruf)}
            required
            state={state}
          />
          <PlainInput
            form="entscheiden"
            name="endsOn"
            label="Wenn angenommen: Der Vertrag endet am"
            type="date"
            help="Bleibt das leer, zählt der Tag des Eingangs."
            state={state}
          />
          <PlainArea
            form="entscheiden"
            name="reason"
            label="Begründung"
            help="Steht in der Nachricht. Nötig, wenn nicht angenommen wird."
            state={state}
          />
        </>
      )}
    </Work>
  );
}

export function RefundForm(props: FormProps) {
  return (
    <Work {...props} action="erstatten" title="Erstattung" button="Als erstattet vermerken">
      {(state) => (
        <>
          <PlainInput
            form="erstatten"
            name="refundedOn"
            label="Erstattet am"
            type="date"
            required
            state={state}
          />
          <PlainInput
            form="erstatten"
            name="refundCents"
            label="Betrag in Euro"
            help="Zum Beispiel 98,40. War noch nichts bezahlt: 0."
            required
            state={state}
          />
        </>
      )}
    </Work>
  );
}

export function AnswerForm(props: FormProps) {
  return (
    <Work
      {...props}
      action="antworten"
      title="Antwort schreiben"
      button="Antwort verschicken"
      second
    >
      {(state) => (
        <PlainArea
          form="antworten"
          name="text"
          label="Text der Nachricht"
          help={`Geht an ${props.found.email}. Die Anrede steht schon darüber.`}
          rows={5}
          required
          state={state}
        />
      )}
    </Work>
  );
}

/** Ends a case without any of these, or opens one again. */
export function CloseForm(props: FormProps) {
  const { view, note } = props.found;
  const done = view === 'offen';
  return (
    <Work
      {...props}
      action="abschliessen"
      title={done ? 'Abschließen' : 'Wieder öffnen'}
      button={done ? 'Als erledigt vermerken' : 'Wieder öffnen'}
      second
    >
      {(state) => (
        <>
          <input type="hidden" name="done" value={done ? 'ja' : 'nein'} />
          <PlainArea
            form="abschliessen"
            name="note"
            label="Notiz für Kolleginnen und Kollegen"
            help="Steht auch in der Auskunft, die jemand über seine Daten bekommt."
            value={note ?? ''}
            state={state}
          />
        </>
      )}
    </Work>
  );
}
