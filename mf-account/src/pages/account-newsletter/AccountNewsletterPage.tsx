import type { AccountNewsletter } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SavedNotice } from '#components/SavedNotice.tsx';
import styles from '#components/stack.module.css';
import type { AccountNewsletterData } from './account-newsletter.loader.server.ts';

const SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  bestellen: 'Bestellt. Die nächste Ausgabe kommt zu Ihnen.',
  abbestellen: 'Abbestellt. Sie bekommen nichts mehr davon.',
  einstellen: 'Ihre Einstellung ist gespeichert.',
};

const FREQUENCY_CHOICES = [
  { value: 'each', label: 'Jede Ausgabe' },
  { value: 'monthly', label: 'Einmal im Monat das Wichtigste' },
];

/**
 * Shows the page to subscribe to newsletters, to change their frequency, to pause them and to
 * unsubscribe.
 */
export function AccountNewsletterPage({ data }: RouteViewProps<AccountNewsletterData>) {
  const { newsletters, successCode } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Newsletter
      </Heading>
      <SavedNotice text={successCode && SUCCESS_TEXTS[successCode]} />
      <p>Alle gehen an {newsletters.email}.</p>
      <ul className={styles.plain}>
        {newsletters.lists.map((list) => (
          <li key={list.id} className={styles.entry}>
            <NewsletterEntry list={list} />
          </li>
        ))}
      </ul>
      <p className={styles.muted}>{newsletters.consentText}</p>
    </>
  );
}

function NewsletterEntry({ list }: { readonly list: AccountNewsletter }) {
  const isSubscribedToList = list.state === 'active';
  const intent = isSubscribedToList ? 'unsubscribe' : 'subscribe';
  return (
    <>
      <Heading level={2} size={2}>
        {list.name}
      </Heading>
      <p>
        {list.description} <span className={styles.muted}>Kommt {list.frequencyLabel}.</span>
      </p>
      {list.pausedUntil ? (
        <p>
          <strong>Pause bis {formatLongDate(list.pausedUntil)}</strong>
        </p>
      ) : null}
      <Form
        key={`${intent}-${list.id}`}
        name={`${intent}-${list.id}`}
        hidden={{ intent, listId: list.id }}
      >
        <SubmitButton look={isSubscribedToList ? 'secondary' : 'primary'}>
          {isSubscribedToList ? 'Abbestellen' : 'Bestellen'}
          <VisuallyHidden>: {list.name}</VisuallyHidden>
        </SubmitButton>
      </Form>
      {isSubscribedToList ? <NewsletterSettings list={list} /> : null}
    </>
  );
}

function NewsletterSettings({ list }: { readonly list: AccountNewsletter }) {
  return (
    <Disclosure summary="Wie oft, und Pause">
      <Form
        key={`${list.frequency}-${list.pausedUntil ?? ''}`}
        name={`configure-${list.id}`}
        initialValues={{ frequency: list.frequency, paused: list.pausedUntil !== null }}
        hidden={{ intent: 'configure', listId: list.id }}
      >
        <RadioField
          name="frequency"
          label="Wie oft"
          choices={FREQUENCY_CHOICES}
          rules={['required']}
        />
        <CheckboxField name="paused" label="30 Tage Pause" />
        <SubmitButton look="secondary">Speichern</SubmitButton>
      </Form>
    </Disclosure>
  );
}
