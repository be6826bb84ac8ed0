import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { getChoiceFieldName, buildVotePath } from './survey.ts';
import type { SurveyFormProps } from './survey-form-props.ts';
import { SurveyTextForm } from './SurveyTextForm.tsx';
import styles from './survey.module.css';

/** Renders the form of a survey. The form also works without JavaScript. */
export function SurveyForm(props: SurveyFormProps) {
  return props.survey.kind === 'text' ? (
    <SurveyTextForm {...props} />
  ) : (
    <SurveyChoiceForm {...props} />
  );
}

function SurveyChoiceForm({ survey, story, vote, busy, previous = [] }: SurveyFormProps) {
  const { options, kind, id, question } = survey;
  const [chosenOptions, setChosenOptions] = useState<ReadonlySet<string>>(() => new Set(previous));
  const toggleOption = (option: string) => {
    const nextOptions = new Set(kind === 'multi' ? chosenOptions : []);
    if (!chosenOptions.has(option) || kind !== 'multi') nextOptions.add(option);
    else nextOptions.delete(option);
    setChosenOptions(nextOptions);
  };
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    void vote({ choices: options.filter((option) => chosenOptions.has(option)) });
  };
  return (
    <form method="post" action={buildVotePath(story)} onSubmit={handleSubmit}>
      <input type="hidden" name="block" value={id} />
      <fieldset className={styles.options}>
        <legend className={styles.legend}>{question}</legend>
        {options.map((option, index) => (
          <label key={option} className={styles.option}>
            <input
              type={kind === 'multi' ? 'checkbox' : 'radio'}
              name={kind === 'multi' ? getChoiceFieldName(index) : 'choice'}
              value={option}
              required={kind !== 'multi'}
              checked={chosenOptions.has(option)}
              onChange={() => toggleOption(option)}
            />
            <span>{option}</span>
          </label>
        ))}
      </fieldset>
      <p className={styles.foot}>
        <Button type="submit" busy={busy}>
          Abstimmen
        </Button>
      </p>
    </form>
  );
}
