import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { SurveyDefinition } from '@gruenland/shared-contracts/forms/survey-definition.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { choiceName, votePath } from './survey.ts';
import type { SurveyAnswer } from './survey.ts';
import { SurveyWords } from './SurveyWords.tsx';
import styles from './survey.module.css';

export interface SurveyFormProps {
  readonly survey: SurveyDefinition;
  readonly story: string;
  readonly vote: (answer: SurveyAnswer) => Promise<void>;
  readonly busy: boolean;
  /** What was chosen before and may be changed. */
  readonly before?: readonly string[] | undefined;
}

/** The answers to choose from; a plain form before script. */
export function SurveyForm(props: SurveyFormProps) {
  return props.survey.kind === 'text' ? <SurveyWords {...props} /> : <SurveyChoices {...props} />;
}

function SurveyChoices({ survey, story, vote, busy, before = [] }: SurveyFormProps) {
  const { options, kind, id, question } = survey;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => new Set(before));
  const choose = (option: string) => {
    const next = new Set(kind === 'multi' ? chosen : []);
    if (!chosen.has(option) || kind !== 'multi') next.add(option);
    else next.delete(option);
    setChosen(next);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vote({ choices: options.filter((option) => chosen.has(option)) });
  };
  return (
    <form method="post" action={votePath(story)} onSubmit={submit}>
      <input type="hidden" name="block" value={id} />
      <fieldset className={styles['options']}>
        <legend className={styles['legend']}>{question}</legend>
        {options.map((option, index) => (
          <label key={option} className={styles['option']}>
            <input
              type={kind === 'multi' ? 'checkbox' : 'radio'}
              name={kind === 'multi' ? choiceName(index) : 'choice'}
              value={option}
              required={kind !== 'multi'}
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
