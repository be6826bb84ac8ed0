import type { NewsletterLists } from '@gruenland/shared-contracts/api/newsletter.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { FormState } from '@gruenland/shared-contracts/form-state.ts';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { CheckboxGroup } from '@gruenland/shared-ui/form/fields/CheckboxGroup.tsx';
import { TextField } from '@gruenland/shared-ui/form/fields/TextField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { emailRules, emailMessages } from '#model/account-form-rules.ts';
import { createInitialCheckboxValues } from '@gruenland/shared-ui/form/call/form-call.ts';
import { NO_NEWSLETTER_TEXT } from '#model/newsletter-form.ts';
import { NEWSLETTER_FIELD_PREFIX } from '#model/newsletter-list-field.ts';
import styles from '../components/stack.module.css';

interface NewsletterFormProps {
  readonly name: string;
  readonly lists: NewsletterLists;
  /** Ids of the newsletters that are checked at first. */
  readonly initialListIds: readonly string[];
  /** Path of the page that shows the form. The api stores it as evidence of consent. */
  readonly page: string;
  readonly formKey: string;
  readonly state?: FormState | undefined;
}

/** Shows the form to subscribe to newsletters: email address, newsletters and consent text. */
export function NewsletterForm(props: NewsletterFormProps) {
  const { name, lists, initialListIds, page, formKey, state } = props;
  return (
    <Form
      name={name}
      state={state}
      initialValues={createInitialCheckboxValues(NEWSLETTER_FIELD_PREFIX, initialListIds)}
      hidden={{ seite: page }}
      formKey={formKey}
    >
      <TextField
        name="email"
        label="E-Mail-Adresse"
        type="email"
        autoComplete="email"
        rules={emailRules}
        messages={emailMessages}
      />
      <CheckboxGroup
        name="listIds"
        legend="Welche Newsletter?"
        boxNames={lists.lists.map(({ id }) => NEWSLETTER_FIELD_PREFIX + id)}
        message={NO_NEWSLETTER_TEXT}
      >
        {lists.lists.map((list) => (
          <CheckboxField key={list.id} name={NEWSLETTER_FIELD_PREFIX + list.id} label={list.name}>
            <strong>{list.name}</strong>, {list.frequencyLabel}. {list.description}
          </CheckboxField>
        ))}
      </CheckboxGroup>
      <p className={styles.muted}>
        {lists.consentText} Mehr dazu in den{' '}
        <Link href={paths.contentPage('datenschutz')}>Datenschutzhinweisen</Link>.
      </p>
      <SubmitButton>Newsletter bestellen</SubmitButton>
    </Form>
  );
}
