import type { PrizeDrawDetail } from '@gruenland/shared-contracts/api/staff-prize-draws.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

import { PlainTextArea, PlainCheckbox, PlainErrors } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { ANSWER_FIELD_PREFIX } from './prize-draw-labels.ts';

interface DrawingFormProps {
  readonly draw: PrizeDrawDetail;
  readonly state: FormState | undefined;
}

/**
 * Renders the form to draw winners with prizes (one line per winner), correct answers and
 * confirmation.
 */
export function DrawingForm({ draw, state }: DrawingFormProps) {
  const { records, prizes, question, options } = draw;
  const commonProps = { form: 'drawing', state };
  const getAnswerFieldName = (text: string) => ANSWER_FIELD_PREFIX + text;
  const isRunning = draw.state === 'open' || draw.state === 'early';
  return (
    <form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="draw" />
      <input type="hidden" name="draws" value={state?.values['draws'] ?? String(records.length)} />
      <PlainErrors state={state} />
      <PlainTextArea
        {...commonProps}
        name="prizes"
        label="Preise"
        help="Eine Zeile je Gewinner. Die erste Zeile geht an die zuerst gezogene Einsendung."
        rows={6}
        value={prizes.join('\n')}
        required
      />
      {question && options.length > 0 ? (
        <fieldset className={styles.choices}>
          <legend>Richtige Antwort auf „{question}“</legend>
          <p className={styles.meta}>Ohne Häkchen nehmen alle teil.</p>
          {options.map((text) => (
            <PlainCheckbox
              key={text}
              {...commonProps}
              name={getAnswerFieldName(text)}
              label={text}
            />
          ))}
        </fieldset>
      ) : null}
      {question && options.length === 0 ? (
        <PlainTextArea
          {...commonProps}
          name="answers"
          label={`Richtige Antworten auf „${question}“`}
          help="Eine Zeile je Schreibweise. Ohne Angabe nehmen alle teil."
        />
      ) : null}
      {isRunning ? (
        <PlainCheckbox
          {...commonProps}
          name="early"
          label="Das Gewinnspiel läuft noch. Die Teilnahmebedingungen sehen diese Ziehung vor."
          required
        />
      ) : null}
      <PlainCheckbox
        {...commonProps}
        name="confirmed"
        label="Ja, jetzt ziehen. Eine Ziehung bleibt im Protokoll und lässt sich nicht wiederholen."
        required
      />
      <p>
        <Button type="submit">Ziehen</Button>
      </p>
    </form>
  );
}
