import type { PrizeDrawWinner } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';

import { PlainErrors, PlainHiddenFields, PlainInput } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { WINNER_STATE_LABELS } from './prize-draw-labels.ts';

interface WinnerLineProps {
  readonly winner: PrizeDrawWinner;
  /** State of this winner's forms after a refused submission. */
  readonly state: FormState | undefined;
}

/** Renders a winner and the actions that staff can take. */
export function WinnerLine({ winner, state }: WinnerLineProps) {
  const { id, number, prize, person, notifiedAt, answerUntil, version } = winner;
  const isOpen = winner.state === 'drawn' || winner.state === 'notified';
  const refusedState = state?.values['gewinner'] === id ? state : undefined;
  return (
    <li>
      <strong>{prize}</strong>
      <p>
        {person ? `${person.name}, ${person.email}` : 'Die Angaben sind gelöscht.'} (Gewinn-Nummer{' '}
        {number})
      </p>
      <p className={styles.meta}>
        {WINNER_STATE_LABELS[winner.state]}
        {notifiedAt ? (
          <>
            , Mail vom <DateText date={notifiedAt} time />
          </>
        ) : null}
        {winner.state === 'notified' && answerUntil ? (
          <>
            , Antwort bis <DateText date={answerUntil} time />
          </>
        ) : null}
      </p>
      <PlainErrors state={refusedState} />
      {winner.state === 'drawn' && person ? (
        <WinnerAction intent="notify" winner={winner} label="Per E-Mail benachrichtigen" />
      ) : null}
      {winner.state === 'notified' ? (
        <WinnerAction intent="accept" winner={winner} label="Hat angenommen" />
      ) : null}
      {isOpen ? (
        <Disclosure summary="Preis neu ziehen" open={refusedState?.values['intent'] === 'replace'}>
          <form method="post" noValidate className={styles.form}>
            <input type="hidden" name="gewinner" value={id} />
            <PlainHiddenFields intent="replace" version={version} state={undefined} />
            <PlainInput
              form={`replace-${id}`}
              name="reason"
              label="Warum"
              help="Steht im Protokoll; bitte ohne Namen. Es rückt nach, wer als Nächstes gezogen wurde."
              required
              state={refusedState}
            />
            <p>
              <Button type="submit" look="secondary">
                Neu ziehen
              </Button>
            </p>
          </form>
        </Disclosure>
      ) : null}
    </li>
  );
}

function WinnerAction(props: {
  readonly intent: string;
  readonly winner: PrizeDrawWinner;
  readonly label: string;
}) {
  const { intent, winner, label } = props;
  return (
    <form method="post" noValidate>
      <input type="hidden" name="gewinner" value={winner.id} />
      <PlainHiddenFields intent={intent} version={winner.version} state={undefined} />
      <Button type="submit" look="secondary" size="small" aria-label={`${label}: ${winner.prize}`}>
        {label}
      </Button>
    </form>
  );
}
