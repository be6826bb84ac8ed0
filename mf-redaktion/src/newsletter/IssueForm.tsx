import type {
  Issue,
  ArticleChoices,
} from '@gruenland/shared-contracts/api/staff-newsletter-issues.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { FieldMessage } from '@gruenland/shared-ui/form/fields/FieldMessage.tsx';

import {
  PlainTextArea,
  PlainCheckbox,
  PlainErrors,
  PlainInput,
  PlainSelect,
} from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { AUDIENCE_CHOICES, STORY_FIELD_PREFIX } from './issue-labels.ts';

interface IssueFormProps {
  /** The stored issue. Null for a new issue. */
  readonly issue: Issue | null;
  readonly choices: ArticleChoices;
  readonly state: FormState | undefined;
}

/** Renders the form to edit the content of an issue. */
export function IssueForm({ issue, choices, state }: IssueFormProps) {
  const lists = choices.lists.map(({ id, name }) => ({ value: id, label: name }));
  const commonProps = { form: 'issue', state };
  return (
    <form method="post" noValidate className={styles.form}>
      <input type="hidden" name="intent" value="save" />
      {issue ? (
        <input
          type="hidden"
          name="version"
          value={state?.values['version'] ?? String(issue.version)}
        />
      ) : null}
      <PlainErrors state={state} />
      <PlainSelect
        {...commonProps}
        name="listId"
        label="Newsletter"
        choices={lists}
        value={issue?.listId}
        required
      />
      <PlainSelect
        {...commonProps}
        name="audience"
        label="Wer die Ausgabe bekommt"
        help="Wer pausiert, bekommt nichts."
        choices={AUDIENCE_CHOICES}
        value={issue?.audience}
        required
      />
      <PlainInput {...commonProps} name="subject" label="Betreff" value={issue?.subject} required />
      <PlainInput
        {...commonProps}
        name="preheader"
        label="Vorschautext"
        help="Steht in der Liste der E-Mails neben dem Betreff."
        value={issue?.preheader}
      />
      <PlainTextArea
        {...commonProps}
        name="text"
        label="Text"
        help="Eine leere Zeile beginnt einen neuen Absatz. Nur Text, keine Formatierung."
        rows={10}
        value={issue?.text}
      />
      <fieldset className={styles.choices}>
        <legend>Geschichten</legend>
        <p className={styles.meta}>
          Mit Titel, Vorspann und Link, in der Reihenfolge dieser Liste.
        </p>
        {choices.stories.map(({ slug, title }) => (
          <PlainCheckbox
            key={slug}
            {...commonProps}
            name={STORY_FIELD_PREFIX + slug}
            label={title}
            value={issue?.stories.some((story) => story.slug === slug) ? 'true' : undefined}
          />
        ))}
        <FieldMessage id="issue-stories" message={state?.errors['stories']} />
      </fieldset>
      <p>
        <Button type="submit">{issue ? 'Sichern' : 'Entwurf anlegen'}</Button>
      </p>
    </form>
  );
}
