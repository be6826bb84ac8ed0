import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import { SUBMISSION_LIMITS } from '@gruenland/shared-contracts/api/forms.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import type { SurveyFormProps } from './survey-form-props.ts';
import { buildVotePath } from './survey.ts';
import styles from './survey.module.css';

/** Renders the form for a free-text answer. The form also works without JavaScript. */
export function SurveyTextForm({ survey, story, vote, busy, previous = [] }: SurveyFormProps) {
  const id = useId();
  const [text, setText] = useState(previous[0] ?? '');
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vote({ choices: [], text });
  };
  return (
    <form method="post" action={buildVotePath(story)} onSubmit={handleSubmit}>
      <input type="hidden" name="block" value={survey.id} />
      <label htmlFor={id}>Ihre Antwort</label>
      <textarea
        id={id}
        name="text"
        className={styles.words}
        rows={4}
        maxLength={SUBMISSION_LIMITS.maxSurveyTextLength}
        required
        value={text}
        onChange={(event) => setText(event.target.value)}
        aria-describedby={`${id}-help`}
      />
      <p id={`${id}-help`} className={styles.note}>
        Bevor andere sie lesen, sieht die Redaktion sie an. Bitte nennen Sie keine Namen.
      </p>
      <p className={styles.foot}>
        <Button type="submit" busy={busy}>
          Absenden
        </Button>
      </p>
    </form>
  );
}
