import type { AccountNewsletter } from '@gruenland/shared-contracts/api/newsletter.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { CheckboxField } from '@gruenland/shared-ui/form/fields/CheckboxField.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { newsletterSettingsCall } from '#model/account-calls.ts';
import { Saved } from '#parts/Saved.tsx';
import styles from '#parts/stack.module.css';
import type { AccountNewsletterData } from './account-newsletter.loader.server.ts';

const SAVED: Readonly<Record<string, string>> = {
  bestellen: 'Bestellt. Die nächste Ausgabe kommt zu Ihnen.',
  abbestellen: 'Abbestellt. Sie bekommen nichts mehr davon.',
  einstellen: 'Ihre Einstellung ist gespeichert.',
};

const FREQUENCIES = [
  { value: 'each', label: 'Jede Ausgabe' },
  { value: 'monthly', label: 'Einmal im Monat das Wichtigste' },
];

/** Order, slow down, pause and end newsletters. */
export function AccountNewsletterPage({ data }: RouteViewProps<AccountNewsletterData>) {
  const { newsletters, saved } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Newsletter
      </Heading>
      <Saved text={saved && SAVED[saved]} />
      <p>Alle gehen an {newsletters.email}.</p>
      <ul className={styles['plain']}>
        {newsletters.lists.map((list) => (
          <li key={list.id} className={styles['entry']}>
            <Newsletter list={list} />
          </li>
        ))}
      </ul>
      <p className={styles['quiet']}>{newsletters.consentText}</p>
    </>
  );
}

function Newsletter({ list }: { readonly list: AccountNewsletter }) {
  const ordered = list.state === 'active';
  const action = ordered ? 'abbestellen' : 'bestellen';
  return (
    <>
      <Heading level={2} size={2}>
        {list.name}
      </Heading>
      <p>
        {list.description} <span className={styles['quiet']}>Kommt {list.rhythm}.</span>
      </p>
      {list.pausedUntil ? (
        <p>
          <strong>Pause bis {dateText(list.pausedUntil)}</strong>
        </p>
      ) : null}
      <CallForm
        key={`${action}-${list.id}`}
        name={`${action}-${list.id}`}
        call={newsletterSettingsCall}
        hidden={{ aktion: action, listId: list.id }}
      >
        <SubmitButton look={ordered ? 'secondary' : 'primary'}>
          {ordered ? 'Abbestellen' : 'Bestellen'}
          <VisuallyHidden>: {list.name}</VisuallyHidden>
        </SubmitButton>
      </CallForm>
      {ordered ? <Settings list={list} /> : null}
    </>
  );
}

function Settings({ list }: { readonly list: AccountNewsletter }) {
  return (
    <Disclosure summary="Wie oft, und Pause">
      <CallForm
        key={`${list.frequency}-${list.pausedUntil ?? ''}`}
        name={`einstellen-${list.id}`}
        call={newsletterSettingsCall}
        values={{ frequency: list.frequency, paused: list.pausedUntil !== null }}
        hidden={{ aktion: 'einstellen', listId: list.id }}
      >
        <RadioField name="frequency" label="Wie oft" choices={FREQUENCIES} rules={['required']} />
        <CheckboxField name="paused" label="30 Tage Pause" />
        <SubmitButton look="secondary">Speichern</SubmitButton>
      </CallForm>
    </Disclosure>
  );
}
