import type { AccountSession } from '@gruenland/shared-contracts/api/account.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { endOtherSessionsCall, endSessionCall } from '#model/sign-in-calls.ts';
import styles from './security.module.css';

/** Where somebody is signed in, and the end of that. */
export function Devices({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  return (
    <section>
      <SectionHeading>Angemeldete Geräte</SectionHeading>
      <ul className={styles['devices']}>
        {sessions.map((session) => (
          <li key={session.id} className={styles['device']}>
            <div>
              <p className={styles['name']}>{session.device}</p>
              <p className={styles['meta']}>
                {session.current
                  ? 'Dieses Gerät'
                  : `Zuletzt ${dateText(session.lastSeenAt, { time: true })}`}
                , angemeldet seit {dateText(session.signedInAt)}
              </p>
            </div>
            {session.current ? null : (
              <CallForm
                name={`geraet-${session.id}`}
                call={endSessionCall}
                hidden={{ aktion: 'geraet', id: session.id }}
              >
                <SubmitButton look="secondary">
                  Abmelden<VisuallyHidden>: {session.device}</VisuallyHidden>
                </SubmitButton>
              </CallForm>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <CallForm name="geraete" call={endOtherSessionsCall} hidden={{ aktion: 'geraete' }}>
          <SubmitButton look="secondary">Alle anderen abmelden</SubmitButton>
        </CallForm>
      ) : null}
    </section>
  );
}
