import type { AccountData } from '@gruenland/shared-contracts/api/privacy.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { SectionHeading } from '@gruenland/shared-ui/type/SectionHeading.tsx';
import { SavedNotice } from '#components/SavedNotice.tsx';
import styles from '#components/stack.module.css';
import type { AccountDataPageData } from './account-data.loader.server.ts';

const SUCCESS_TEXTS: Readonly<Record<string, string>> = {
  kopie: 'Wir stellen Ihre Kopie zusammen und schreiben Ihnen, sobald sie fertig ist.',
  loeschung: 'Ihr Konto ist zur Löschung vorgemerkt. Wir haben Ihnen geschrieben.',
  behalten: 'Ihr Konto bleibt. Schön, dass Sie da sind.',
};

/** Shows the page to download a copy of the personal data or to delete the account. */
export function AccountDataPage({ data }: RouteViewProps<AccountDataPageData>) {
  const { accountData, successCode } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Meine Daten
      </Heading>
      <SavedNotice text={successCode && SUCCESS_TEXTS[successCode]} />
      <DataCopies accountData={accountData} />
      <AccountDeletion accountData={accountData} />
    </>
  );
}

function DataCopies({ accountData }: { readonly accountData: AccountData }) {
  return (
    <section>
      <SectionHeading>Kopie Ihrer Daten</SectionHeading>
      <p>
        Alles, was wir über Sie gespeichert haben, in einer ZIP-Datei: zum Lesen als Seite und für
        Programme als JSON. Eine Kopie liegt sieben Tage bereit.
      </p>
      <ul className={styles.plain}>
        {accountData.exports.map(({ id, createdAt, readyAt, expiresAt }) => (
          <li key={id} className={styles.entry}>
            {readyAt ? (
              <ButtonLink look="secondary" href={`/api/account/data/archive?id=${id}`} download>
                Kopie vom {formatLongDate(createdAt)} herunterladen
              </ButtonLink>
            ) : (
              <p>Kopie vom {formatLongDate(createdAt, { time: true })} wird zusammengestellt …</p>
            )}
            <p className={styles.muted}>Bis {formatLongDate(expiresAt)}</p>
          </li>
        ))}
      </ul>
      <Form name="export" hidden={{ intent: 'export' }}>
        <SubmitButton look="secondary">Kopie anfordern</SubmitButton>
      </Form>
    </section>
  );
}

function AccountDeletion({ accountData }: { readonly accountData: AccountData }) {
  return (
    <section>
      <SectionHeading>Konto löschen</SectionHeading>
      {accountData.deletionDueAt ? (
        <>
          <Notice
            kind="info"
            title={`Ihr Konto wird am ${formatLongDate(accountData.deletionDueAt, { time: true })} gelöscht.`}
          >
            Bis dahin können Sie das zurücknehmen.
          </Notice>
          <Form name="keep" hidden={{ intent: 'keep' }}>
            <SubmitButton>Konto behalten</SubmitButton>
          </Form>
        </>
      ) : (
        <>
          <p>
            Nach 14 Tagen löschen wir Ihr Konto; so lange können Sie es sich anders überlegen. Was
            das Gesetz uns aufzuheben vorschreibt, bleibt ohne Verbindung zu Ihrem Konto:
          </p>
          <ul>
            {accountData.kept.map(({ what, why }) => (
              <li key={what}>
                {what}, {why}
              </li>
            ))}
          </ul>
          <Form name="deletion" hidden={{ intent: 'deletion' }}>
            <SubmitButton look="secondary">Konto löschen</SubmitButton>
          </Form>
        </>
      )}
    </section>
  );
}
