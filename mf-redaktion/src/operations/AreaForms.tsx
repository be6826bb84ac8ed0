import type { FormState } from '@gruenland/shared-contracts/route.ts';
import type { AreaCanary } from '@gruenland/shared-contracts/site-operations.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import type { ReactNode } from 'react';

import { PlainArea, PlainCheck, PlainErrors, PlainRadios, stateOf } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { shortId } from './operation-words.ts';
import type { AreaData } from './operations.loader.server.ts';

interface FormProps {
  readonly data: AreaData;
  readonly state: FormState | undefined;
}

/** One thing to do: what it does, why, and a yes. */
function Measure(props: {
  readonly action: string;
  readonly title: string;
  readonly says: string;
  readonly yes: string;
  readonly button: string;
  readonly state: FormState | undefined;
  readonly children?: (common: { form: string; state: FormState | undefined }) => ReactNode;
}) {
  const { action, title, says, yes, button, children } = props;
  const state = stateOf(props.state, action);
  const common = { form: action, state };
  return (
    <form method="post" id={action} className={styles['work']} aria-label={title}>
      <h2>{title}</h2>
      <p>{says}</p>
      <PlainErrors state={state} />
      <input type="hidden" name="aktion" value={action} />
      {children?.(common)}
      <PlainArea
        {...common}
        name="reason"
        label="Grund"
        help="Steht im Protokoll, mit Ihrem Namen."
        rows={2}
        required
      />
      <PlainCheck {...common} name="confirmed" label={yes} required />
      <Button type="submit" look="secondary">
        {button}
      </Button>
    </form>
  );
}

/** Off, or on again where the desk switched it off. */
export function SwitchForm({ data, state }: FormProps) {
  const { label } = data.area;
  if (data.measures.some(({ kind }) => kind === 'off')) {
    return (
      <Measure
        action="anschalten"
        title="Wieder anschalten"
        says="Nach etwa einer Sekunde ist der Bereich für alle wieder da."
        yes={`Ja, „${label}“ wieder anschalten.`}
        button="Anschalten"
        state={state}
      />
    );
  }
  return (
    <Measure
      action="abschalten"
      title="Abschalten"
      says="Nach etwa einer Sekunde lesen alle, dass der Bereich gerade nicht erreichbar ist. Seine Teile auf anderen Seiten fallen weg. Alles andere geht weiter."
      yes={`Ja, „${label}“ für alle abschalten.`}
      button="Abschalten"
      state={state}
    />
  );
}

/** Everybody gets the live release again. */
export function StopCanaryForm(props: {
  readonly canary: AreaCanary;
  readonly state: FormState | undefined;
}) {
  const { canary, state } = props;
  return (
    <Measure
      action="canary"
      title="Probe beenden"
      says={`Die ${canary.share} von 100 Besuchern, die Fassung ${shortId(canary.id)} bekommen, sehen wieder dasselbe wie alle. Neu beginnen kann die Probe nur, wer veröffentlichen darf.`}
      yes="Ja, die Probe beenden."
      button="Probe beenden"
      state={state}
    >
      {() => (
        <>
          <input type="hidden" name="release" value={canary.id} />
          <input type="hidden" name="flip" value={canary.flip} />
        </>
      )}
    </Measure>
  );
}

/** Where to go back to: written down here, carried out by a command. */
export function RollbackForm({ data, state }: FormProps) {
  const choices = data.before.map(({ id, builtAt, commit }) => ({
    value: id,
    label: `${shortId(id)}, gebaut ${dateText(builtAt, { time: true }) ?? ''}${commit ? `, Stand ${shortId(commit)}` : ''}`,
  }));
  return (
    <Measure
      action="rueckkehr"
      title="Zu einer früheren Fassung zurück"
      says="Der Auftrag kommt ins Protokoll; ausgeführt wird er mit einem Befehl, den Sie danach hier kopieren können. Eilt es, schalten Sie den Bereich so lange ab."
      yes="Ja, diese Fassung soll wieder gelten."
      button="Rückkehr anordnen"
      state={state}
    >
      {(common) => (
        <PlainRadios {...common} name="release" label="Fassung" choices={choices} required />
      )}
    </Measure>
  );
}
