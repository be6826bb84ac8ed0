import { useContext, useState } from 'react';
import type { FormEvent } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import choice from '@gruenland/shared-ui/form/fields/choice.module.css';
import control from '@gruenland/shared-ui/form/fields/control.module.css';
import { FieldFrame } from '@gruenland/shared-ui/form/fields/FieldFrame.tsx';
import { FieldMessage } from '@gruenland/shared-ui/form/fields/FieldMessage.tsx';
import { createFormSender } from '@gruenland/shared-ui/form/send-form.ts';
import { convertToSubmitErrors } from '@gruenland/shared-ui/form/submit-errors.ts';
import type { SubmitErrors } from '@gruenland/shared-ui/form/submit-errors.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { rememberNewsletterForm } from '#model/newsletter-form.ts';
import { NEWSLETTER_FIELD_PREFIX } from '#model/newsletter-list-field.ts';
import type { NewsletterBlockData } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';

const EMAIL_FIELD_ID = 'newsletter-block-email';
const LISTS_FIELD_ID = 'newsletter-block-lists';

/**
 * Shows the short subscription form. It does not use the form library, so that articles with this
 * block load less script. The newsletter page is its action and validates it.
 */
export function NewsletterBlockForm({ offer, page }: NewsletterBlockData) {
  const shell = useContext(ShellApiContext);
  const [sendForm] = useState(createFormSender);
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<SubmitErrors>({});
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setIsBusy(true);
    setErrors({});
    rememberNewsletterForm(event.currentTarget);
    setErrors(
      await sendForm(event.currentTarget, null, { shell }).then(
        (outcome) => (outcome.kind === 'refused' ? outcome.errors : {}),
        convertToSubmitErrors,
      ),
    );
    setIsBusy(false);
  };
  const message = errors['email'] ?? errors[''];
  return (
    <form
      method="post"
      action={paths.newsletter()}
      noValidate
      onSubmit={(event) => void handleSubmit(event)}
    >
      <input type="hidden" name="seite" value={page} />
      <FieldFrame id={EMAIL_FIELD_ID} label="E-Mail-Adresse" message={message}>
        <input
          id={EMAIL_FIELD_ID}
          name="email"
          type="email"
          autoComplete="email"
          required
          className={control.control}
          aria-invalid={message === undefined ? undefined : true}
          aria-describedby={message === undefined ? undefined : `${EMAIL_FIELD_ID}-message`}
        />
      </FieldFrame>
      <fieldset className={choice.group} aria-describedby={`${LISTS_FIELD_ID}-message`}>
        <legend className={choice.legend}>Welche Newsletter?</legend>
        {offer.lists.map((list) => (
          <label key={list.id} className={choice.choice}>
            <input
              type="checkbox"
              name={NEWSLETTER_FIELD_PREFIX + list.id}
              value="true"
              className={choice.box}
            />
            <span>
              {list.name}, {list.frequencyLabel}
            </span>
          </label>
        ))}
        <FieldMessage id={LISTS_FIELD_ID} message={errors['listIds']} />
      </fieldset>
      <p className={styles.consent}>
        {offer.consentText} Mehr dazu in den{' '}
        <Link href={paths.contentPage('datenschutz')}>Datenschutzhinweisen</Link>.
      </p>
      <Button type="submit" busy={isBusy}>
        Newsletter bestellen
      </Button>
    </form>
  );
}
