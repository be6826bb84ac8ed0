import type { AccountSession } from '@gruenland/shared-contracts/api/account.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import stack from '#components/stack.module.css';
import styles from './security.module.css';

/** Shows the signed-in devices, with buttons to sign them out. */
export function DeviceList({ sessions }: { readonly sessions: readonly AccountSession[] }) {
  return (
    <section>
      <SectionHeading>Angemeldete Geräte</SectionHeading>
      <ul className={stack.plain}>
        {sessions.map((session) => (
          <li key={session.id} className={classNames(stack.entry, styles.device)}>
            <div>
              <p className={stack.title}>{session.device}</p>
              <p className={stack.muted}>
                {session.current
                  ? 'Dieses Gerät'
                  : `Zuletzt ${formatLongDate(session.lastSeenAt, { time: true })}`}
                , angemeldet seit {formatLongDate(session.signedInAt)}
              </p>
            </div>
            {session.current ? null : (
              <Form name={`device-${session.id}`} hidden={{ intent: 'device', id: session.id }}>
                <SubmitButton look="secondary">
                  Abmelden<VisuallyHidden>: {session.device}</VisuallyHidden>
                </SubmitButton>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form name="devices" hidden={{ intent: 'devices' }} className={stack.row}>
          <SubmitButton look="secondary">Alle anderen abmelden</SubmitButton>
        </Form>
      ) : null}
    </section>
  );
}
