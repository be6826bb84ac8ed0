import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { choiceName, votePath } from './survey.ts';
import styles from './survey.module.css';

interface SurveyFormProps {
  readonly survey: SurveyDefinition;
  readonly story: string;
  readonly vote: (choices: readonly string[]) => Promise<void>;
  readonly busy: boolean;
}

/** The answers to choose from; a plain form before script. */
export function SurveyForm({ survey, story, vote, busy }: SurveyFormProps) {
  const { options, kind, id, question } = survey;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (option: string) => {
    const next = new Set(kind === 'single' ? [] : chosen);
    if (!chosen.has(option) || kind === 'single') next.add(option);
    else next.delete(option);
    setChosen(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vote(options.filter((option) => chosen.has(option)));
  };
  return (
    <form method="post" action={votePath(story)} onSubmit={submit}>
      <input type="hidden" name="block" value={id} />
      <fieldset className={styles['options']}>
        <legend className={styles['legend']}>{question}</legend>
        {options.map((option, index) => (
          <label key={option} className={styles['option']}>
            <input
              type={kind === 'single' ? 'radio' : 'checkbox'}
              name={kind === 'single' ? 'choice' : choiceName(index)}
              value={option}
              required={kind === 'single'}
              checked={chosen.has(option)}
              onChange={() => choose(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles['foot']}>
        <Button type="submit" busy={busy}>
          Abstimmen
        </Button>
      </p>
    </form>
  );
}
