import type { Issue, StoryChoices } from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import type { FormState } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { FieldMessage } from '@gruenland/shared-ui/form/fields/FieldMessage.tsx';

import { PlainArea, PlainCheck, PlainErrors, PlainInput, PlainSelect } from '#desk/PlainFields.tsx';
import styles from '#desk/desk.module.css';
import { AUDIENCES, STORY_PREFIX } from './issue-words.ts';

interface IssueFormProps {
  /** Null: a new one. */
  readonly issue: Issue | null;
  readonly choices: StoryChoices;
  readonly state: FormState | undefined;
}

/** What stands in an issue. */
export function IssueForm({ issue, choices, state }: IssueFormProps) {
  const lists = choices.lists.map(({ id, name }) => ({ value: id, label: name }));
  const common = { form: 'ausgabe', state };
  return (
    <form method="post" className={styles['form']}>
      <input type="hidden" name="aktion" value="sichern" />
      {issue ? (
        <input
          type="hidden"
          name="version"
          value={state?.values['version'] ?? String(issue.version)}
        />
      ) : null}
      <PlainErrors state={state} />
      <PlainSelect
        {...common}
        name="listId"
        label="Newsletter"
        choices={lists}
        value={issue?.listId}
        required
      />
      <PlainSelect
        {...common}
        name="audience"
        label="Wer die Ausgabe bekommt"
        help="Wer pausiert, bekommt nichts."
        choices={AUDIENCES}
        value={issue?.audience}
        required
      />
      <PlainInput {...common} name="subject" label="Betreff" value={issue?.subject} required />
      <PlainInput
        {...common}
        name="preheader"
        label="Vorschautext"
        help="Steht in der Liste der E-Mails neben dem Betreff."
        value={issue?.preheader}
      />
      <PlainArea
        {...common}
        name="text"
        label="Text"
        help="Eine leere Zeile beginnt einen neuen Absatz. Nur Text, keine Formatierung."
        rows={10}
        value={issue?.text}
      />
      <fieldset className={styles['choices']}>
        <legend>Geschichten</legend>
        <p className={styles['meta']}>
          Mit Titel, Vorspann und Link, in der Reihenfolge dieser Liste.
        </p>
        {choices.stories.map(({ slug, title }) => (
          <PlainCheck
            key={slug}
            {...common}
            name={STORY_PREFIX + slug}
            label={title}
            value={issue?.stories.some((story) => story.slug === slug) ? 'true' : undefined}
          />
        ))}
        <FieldMessage id="ausgabe-stories" message={state?.errors['stories']} />
      </fieldset>
      <p>
        <Button type="submit">{issue ? 'Sichern' : 'Entwurf anlegen'}</Button>
      </p>
    </form>
  );
}
