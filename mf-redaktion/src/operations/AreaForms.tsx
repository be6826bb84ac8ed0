import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import type { AreaCanary } from '@gruenland/shared-contracts/site-operations.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import type { ReactNode } from 'react';

import {
  PlainTextArea,
  PlainCheckbox,
  PlainErrors,
  PlainRadios,
  findFormState,
} from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { shortenId } from './operation-labels.ts';
import type { AreaData } from './operations.loader.server.ts';

interface FormProps {
  readonly data: AreaData;
  readonly state: FormState | undefined;
}

/** Renders the form of one operation with its description, reason and confirmation. */
function OperationForm(props: {
  readonly intent: string;
  readonly title: string;
  readonly description: string;
  readonly confirmLabel: string;
  readonly submitLabel: string;
  readonly state: FormState | undefined;
  readonly children?: (commonProps: { form: string; state: FormState | undefined }) => ReactNode;
}) {
  const { intent, title, description, confirmLabel, submitLabel, children } = props;
  const state = findFormState(props.state, intent);
  const commonProps = { form: intent, state };
  return (
    <form method="post" noValidate id={intent} className={styles.caseForm} aria-label={title}>
      <h2>{title}</h2>
      <p>{description}</p>
      <PlainErrors state={state} />
      <input type="hidden" name="intent" value={intent} />
      {children?.(commonProps)}
      <PlainTextArea
        {...commonProps}
        name="reason"
        label="Grund"
        help="Steht im Protokoll, mit Ihrem Namen."
        rows={2}
        required
      />
      <PlainCheckbox {...commonProps} name="confirmed" label={confirmLabel} required />
      <Button type="submit" look="secondary">
        {submitLabel}
      </Button>
    </form>
  );
}

/**
 * Renders the form to switch an area off. If staff have switched the area off with this form,
 * renders the form to switch it on.
 */
export function SwitchForm({ data, state }: FormProps) {
  const { label } = data.area;
  if (data.killSwitches.some(({ kind }) => kind === 'off')) {
    return (
      <OperationForm
        intent="switch-on"
        title="Wieder anschalten"
        description="Nach etwa einer Sekunde ist der Bereich für alle wieder da."
        confirmLabel={`Ja, „${label}“ wieder anschalten.`}
        submitLabel="Anschalten"
        state={state}
      />
    );
  }
  return (
    <OperationForm
      intent="switch-off"
      title="Abschalten"
      description="Nach etwa einer Sekunde lesen alle, dass der Bereich gerade nicht erreichbar ist. Seine Teile auf anderen Seiten fallen weg. Alles andere geht weiter."
      confirmLabel={`Ja, „${label}“ für alle abschalten.`}
      submitLabel="Abschalten"
      state={state}
    />
  );
}

/** Renders the form to stop a canary. Afterwards, all visitors get the live release again. */
export function StopCanaryForm(props: {
  readonly canary: AreaCanary;
  readonly state: FormState | undefined;
}) {
  const { canary, state } = props;
  return (
    <OperationForm
      intent="stop-canary"
      title="Probe beenden"
      description={`Die ${canary.share} von 100 Besuchern, die Fassung ${shortenId(canary.id)} bekommen, sehen wieder dasselbe wie alle. Neu beginnen kann die Probe nur, wer veröffentlichen darf.`}
      confirmLabel="Ja, die Probe beenden."
      submitLabel="Probe beenden"
      state={state}
    >
      {() => (
        <>
          <input type="hidden" name="release" value={canary.id} />
          <input type="hidden" name="flip" value={canary.flip} />
        </>
      )}
    </OperationForm>
  );
}

/**
 * Renders the form to order a rollback. The form only records the order. A command carries it out.
 */
export function RollbackForm({ data, state }: FormProps) {
  const choices = data.previousReleases.map(({ id, builtAt, commit }) => ({
    value: id,
    label: `${shortenId(id)}, gebaut ${formatLongDate(builtAt, { time: true }) ?? ''}${commit ? `, Stand ${shortenId(commit)}` : ''}`,
  }));
  return (
    <OperationForm
      intent="rollback"
      title="Zu einer früheren Fassung zurück"
      description="Der Auftrag kommt ins Protokoll; ausgeführt wird er mit einem Befehl, den Sie danach hier kopieren können. Eilt es, schalten Sie den Bereich so lange ab."
      confirmLabel="Ja, diese Fassung soll wieder gelten."
      submitLabel="Rückkehr anordnen"
      state={state}
    >
      {(commonProps) => (
        <PlainRadios {...commonProps} name="release" label="Fassung" choices={choices} required />
      )}
    </OperationForm>
  );
}
