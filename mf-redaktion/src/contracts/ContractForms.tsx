import type { ContractCaseDetail } from '@gruenland/shared-contracts/api/staff-contracts.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import type { ReactNode } from 'react';

import {
  PlainTextArea,
  PlainErrors,
  PlainHiddenFields,
  PlainInput,
  PlainSelect,
  findFormState,
} from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';

interface FormProps {
  readonly contractCase: ContractCaseDetail;
  readonly state: FormState | undefined;
}

/** Renders one form of a case with heading, errors, fields and button. */
function ContractForm(
  props: FormProps & {
    readonly intent: string;
    readonly title: string;
    readonly button: string;
    readonly second?: boolean;
    readonly children: (state: FormState | undefined) => ReactNode;
  },
) {
  const { contractCase, intent, title, button, second = false } = props;
  const state = findFormState(props.state, intent);
  return (
    <form method="post" noValidate id={intent} className={styles.caseForm} aria-label={title}>
      <h2>{title}</h2>
      <PlainErrors state={state} />
      <PlainHiddenFields intent={intent} version={contractCase.version} state={state} />
      {props.children(state)}
      <Button type="submit" look={second ? 'secondary' : 'primary'}>
        {button}
      </Button>
    </form>
  );
}

export function AssignForm(props: FormProps) {
  return (
    <ContractForm {...props} intent="assign" title="Vertrag zuordnen" button="Zuordnen">
      {(state) => (
        <PlainInput
          form="assign"
          name="orderNo"
          label="Bestellnummer"
          help="Die Erklärung zählt ab ihrem Eingang. Wer sie abgegeben hat und wem der Vertrag gehört, bekommt Nachricht."
          required
          state={state}
        />
      )}
    </ContractForm>
  );
}

const createDecisionChoices = (isWithdrawal: boolean) => [
  { value: '', label: 'Bitte wählen' },
  { value: 'accepted', label: isWithdrawal ? 'Widerruf annehmen' : 'Annehmen' },
  { value: 'ordinary', label: 'Als ordentliche Kündigung behandeln' },
  { value: 'refused', label: 'Nicht annehmen' },
];

/** Renders the form to decide about extraordinary cancellations and late withdrawals. */
export function DecideForm(props: FormProps) {
  const isWithdrawal = props.contractCase.kind === 'withdrawal';
  return (
    <ContractForm {...props} intent="decide" title="Entscheiden" button="Entscheidung verschicken">
      {(state) => (
        <>
          <PlainSelect
            form="decide"
            name="decision"
            label="Entscheidung"
            choices={createDecisionChoices(isWithdrawal)}
            required
            state={state}
          />
          <PlainInput
            form="decide"
            name="endsOn"
            label="Wenn angenommen: Der Vertrag endet am"
            type="date"
            help="Bleibt das leer, zählt der Tag des Eingangs."
            state={state}
          />
          <PlainTextArea
            form="decide"
            name="reason"
            label="Begründung"
            help="Steht in der Nachricht. Nötig, wenn nicht angenommen wird."
            state={state}
          />
        </>
      )}
    </ContractForm>
  );
}

export function RefundForm(props: FormProps) {
  return (
    <ContractForm {...props} intent="refund" title="Erstattung" button="Als erstattet vermerken">
      {(state) => (
        <>
          <PlainInput
            form="refund"
            name="refundedOn"
            label="Erstattet am"
            type="date"
            required
            state={state}
          />
          <PlainInput
            form="refund"
            name="refundCents"
            label="Betrag in Euro"
            help="Zum Beispiel 98,40. War noch nichts bezahlt: 0."
            required
            state={state}
          />
        </>
      )}
    </ContractForm>
  );
}

export function AnswerForm(props: FormProps) {
  return (
    <ContractForm
      {...props}
      intent="reply"
      title="Antwort schreiben"
      button="Antwort verschicken"
      second
    >
      {(state) => (
        <PlainTextArea
          form="reply"
          name="text"
          label="Text der Nachricht"
          help={`Geht an ${props.contractCase.email}. Die Anrede steht schon darüber.`}
          rows={5}
          required
          state={state}
        />
      )}
    </ContractForm>
  );
}

/** Renders the form to close a case without any other action, or to reopen it. */
export function CloseForm(props: FormProps) {
  const { view, note } = props.contractCase;
  const isClosing = view === 'offen';
  return (
    <ContractForm
      {...props}
      intent="close"
      title={isClosing ? 'Abschließen' : 'Wieder öffnen'}
      button={isClosing ? 'Als erledigt vermerken' : 'Wieder öffnen'}
      second
    >
      {(state) => (
        <>
          <input type="hidden" name="done" value={isClosing ? 'ja' : 'nein'} />
          <PlainTextArea
            form="close"
            name="note"
            label="Notiz für Kolleginnen und Kollegen"
            help="Steht auch in der Auskunft, die jemand über seine Daten bekommt."
            value={note ?? ''}
            state={state}
          />
        </>
      )}
    </ContractForm>
  );
}
