import { useContext, useState } from 'react';
import type { FormEvent } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { HttpProblem } from '@gruenland/shared-contracts/shell-api.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import choice from '@gruenland/shared-ui/form/fields/choice.module.css';
import control from '@gruenland/shared-ui/form/fields/control.module.css';
import { FieldFrame } from '@gruenland/shared-ui/form/fields/FieldFrame.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { ShellApiContext } from '@gruenland/shared-ui/shell-context/shell-context.ts';
import { createIdempotencyKeys } from '#model/idempotency-keys.ts';
import { LIST_FIELD_PREFIX, subscribeCall } from '#model/newsletter-calls.ts';
import type { NewsletterBlockData } from './newsletter.block.server.ts';
import styles from './newsletter.module.css';

const EMAIL_FIELD_ID = 'newsletter-block-email';
const FAILURE_MESSAGE = 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.';

/**
 * Small form without the form library. The browser validates the e-mail address, and the api
 * validates it again. Without script the form is posted to the newsletter page.
 */
export function NewsletterBlockForm(props: NewsletterBlockData & { readonly onSent: () => void }) {
  const { offer, page, onSent } = props;
  const shell = useContext(ShellApiContext);
  const [idempotencyKey] = useState(() => globalThis.crypto.randomUUID());
  const [assignIdempotencyKey] = useState(() => createIdempotencyKeys());
  const [isBusy, setIsBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    if (!shell) return;
    event.preventDefault();
    const values = {
      ...Object.fromEntries(new FormData(event.currentTarget)),
      idempotencyKey,
    };
    setIsBusy(true);
    setMessage(undefined);
    await shell
      .http(subscribeCall.path, {
        method: 'POST',
        body: subscribeCall.body(assignIdempotencyKey(values)),
      })
      .then(onSent, (thrownError: { readonly problem?: HttpProblem }) => {
        const { fields, message: formError = FAILURE_MESSAGE } = thrownError.problem ?? {};
        setMessage(fields?.['email'] ?? fields?.['listIds'] ?? formError);
      });
    setIsBusy(false);
  };
  return (
    <form method="post" action={paths.newsletter()} onSubmit={(event) => void handleSubmit(event)}>
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
      {offer.lists.map((list) => (
        <label key={list.id} className={choice.choice}>
          <input
            type="checkbox"
            name={LIST_FIELD_PREFIX + list.id}
            value="true"
            className={choice.box}
          />
          <span>
            {list.name}, {list.frequencyLabel}
          </span>
        </label>
      ))}
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
