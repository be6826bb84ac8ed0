import type { AccountDetail } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import { BlockForm, UnblockForm } from './BlockForms.tsx';
import { ENTRY_KIND_LABELS, getStateLabel } from './account-labels.ts';
import type { AccountData } from './accounts.loader.server.ts';

/** Renders an account for moderators, with forms to block and unblock it. */
export function AccountPage({ data, form }: RouteViewProps<AccountData>) {
  const { account, staffPages } = data;
  return (
    <article className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <p>
        <Link href={staffPaths.accounts()}>Anderes Konto suchen</Link>
      </p>
      <Heading level={1} size={4} className={styles.preservedLines}>
        {account.displayName}
      </Heading>
      <AccountBlockNotice account={account} />
      <FactTable caption="Angaben zum Konto" facts={listAccountFacts(account)} />
      <section className={styles.section}>
        <h2>Einträge</h2>
        {account.entries.length === 0 ? <p>Es gibt keine.</p> : null}
        <ul className={styles.linesList}>
          {account.entries.map(({ kind, state, count }) => (
            <li key={kind + state}>
              {ENTRY_KIND_LABELS[kind]}, {getStateLabel(state)}: {count}
            </li>
          ))}
        </ul>
      </section>
      {account.staff ? (
        <Notice title="Wer hier mitarbeitet, lässt sich an diesem Schreibtisch nicht sperren." />
      ) : (
        <BlockForm account={account} state={form} />
      )}
      {account.block ? <UnblockForm state={form} /> : null}
      <p className={styles.meta}>Dieser Blick steht im Protokoll.</p>
    </article>
  );
}

function AccountBlockNotice({ account: { block } }: { readonly account: AccountDetail }) {
  if (!block) return null;
  return (
    <Notice title="Dieses Konto ist gesperrt.">
      <p>
        Seit <DateText date={block.since} time />
        {block.until ? (
          <>
            , bis einschließlich <DateText date={block.until} />
          </>
        ) : (
          ', bis auf Weiteres'
        )}
      </p>
      <p className={styles.preservedLines}>{block.reason}</p>
    </Notice>
  );
}

/** Lists facts about the account. Leaves out empty facts. */
function listAccountFacts(account: AccountDetail) {
  const { trader } = account;
  const facts = [
    { name: 'E-Mail-Adresse', value: account.email },
    { name: 'Adresse bestätigt', value: account.unconfirmed ? 'nein' : 'ja' },
    { name: 'Handelt', value: account.accountType === 'trader' ? 'gewerblich' : 'privat' },
    { name: 'Konto seit', value: <DateText date={account.createdAt} /> },
    {
      name: 'Wird auf Wunsch gelöscht',
      value: account.deletionDueAt ? <DateText date={account.deletionDueAt} /> : null,
    },
    { name: 'Firma', value: trader?.company },
    { name: 'Rechtlicher Name', value: trader?.legalName },
    { name: 'Umsatzsteuer-Nummer', value: trader?.vatId },
    { name: 'Registernummer', value: trader?.registerNo },
    {
      name: 'Impressum',
      value: trader?.imprint ? (
        <span className={styles.preservedLines}>{trader.imprint}</span>
      ) : null,
    },
  ];
  return facts.filter(({ value }) => value);
}
