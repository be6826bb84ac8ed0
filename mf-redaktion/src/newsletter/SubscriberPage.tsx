import type {
  ConsentProof,
  SubscriberListState,
} from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors } from '#staff/PlainFields.tsx';
import styles from '#staff/staff.module.css';
import { SUBSCRIBER_STATE_LABELS } from './issue-labels.ts';
import type { SubscriberData } from './newsletter.loader.server.ts';

/** Renders the subscriptions of one email address and the evidence of consent to them. */
export function SubscriberPage({ data, form }: RouteViewProps<SubscriberData>) {
  const { email, lists, proofs } = data.subscriber;
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <p>
        <Link href={staffPaths.newsletter()}>Alle Newsletter</Link>
      </p>
      <Heading level={1} size={4} className={styles.preservedLines}>
        {email}
      </Heading>
      <PlainErrors state={form} />
      <section className={styles.section}>
        <h2>Newsletter</h2>
        <ul className={styles.linesList}>
          {lists.map((list) => (
            <SubscriberListLine key={list.id} {...list} />
          ))}
        </ul>
      </section>
      <section className={styles.section}>
        <h2>Nachweis der Einwilligung</h2>
        {proofs.length === 0 ? <p>Es gibt keinen, oder er ist nach drei Jahren gelöscht.</p> : null}
        <ol className={styles.linesList}>
          {proofs.map((proof) => (
            <li key={proof.id}>
              <ConsentEvidence {...proof} />
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function SubscriberListLine({ id, name, state, version, ...times }: SubscriberListState) {
  const { confirmedAt, endedAt, pausedUntil, frequency } = times;
  return (
    <li>
      <strong>{name}</strong>
      <p className={styles.meta}>
        {SUBSCRIBER_STATE_LABELS[state]}
        {frequency === 'monthly' ? ', einmal im Monat' : ''}
        {confirmedAt ? (
          <>
            , bestätigt am <DateText date={confirmedAt} time />
          </>
        ) : null}
        {endedAt ? (
          <>
            , beendet am <DateText date={endedAt} time />
          </>
        ) : null}
        {pausedUntil ? (
          <>
            , Pause bis <DateText date={pausedUntil} />
          </>
        ) : null}
      </p>
      {state === 'active' || state === 'pending' ? (
        <form method="post" noValidate>
          <input type="hidden" name="bezug" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button
            type="submit"
            look="secondary"
            size="small"
            aria-label={`Auf Wunsch beenden: ${name}`}
          >
            Auf Wunsch beenden
          </Button>
        </form>
      ) : null}
    </li>
  );
}

function ConsentEvidence(proof: ConsentProof) {
  const { lists, text, textVersion, page, source, signedUpAt, confirmedAt } = proof;
  return (
    <>
      <strong>{lists.join(', ')}</strong>
      <p className={styles.meta}>
        Eingetragen am <DateText date={signedUpAt} time /> auf {page}
        {source === 'account' ? ' (im Account)' : ''}
        {proof.signUpAddress ? `, von ${proof.signUpAddress}` : ''}
      </p>
      <p className={styles.meta}>
        {confirmedAt ? (
          <>
            Bestätigt am <DateText date={confirmedAt} time />
            {proof.confirmAddress ? `, von ${proof.confirmAddress}` : ''}
          </>
        ) : (
          'Nie bestätigt'
        )}
      </p>
      <p>
        „{text}“ (Fassung {textVersion})
      </p>
    </>
  );
}
