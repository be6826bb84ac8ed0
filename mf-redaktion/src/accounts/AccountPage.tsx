import type { DeskAccount } from '@gruenland/shared-contracts/api/staff-accounts.ts';
import { deskPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import styles from '#desk/desk.module.css';
import { BlockForm, UnblockForm } from './BlockForms.tsx';
import { ENTRY_KINDS, stateWord } from './account-words.ts';
import type { AccountData } from './accounts.loader.server.ts';

/** What a moderator needs to know of an account, and its block. */
export function AccountPage({ data, form }: RouteViewProps<AccountData>) {
  const { account, desks } = data;
  return (
    <article className={styles['desk']}>
      <DeskNav desks={desks} />
      <p>
        <Link href={deskPaths.accounts()}>Anderes Konto suchen</Link>
      </p>
      <Heading level={1} size={4} className={styles['lines']}>
        {account.displayName}
      </Heading>
      <BlockState account={account} />
      <FactTable caption="Angaben zum Konto" facts={factsOf(account)} />
      <section className={styles['part']}>
        <h2>Einträge</h2>
        {account.entries.length === 0 ? <p>Es gibt keine.</p> : null}
        <ul className={styles['lines-list']}>
          {account.entries.map(({ kind, state, count }) => (
            <li key={kind + state}>
              {ENTRY_KINDS[kind]}, {stateWord(state)}: {count}
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
      <p className={styles['meta']}>Dieser Blick steht im Protokoll.</p>
    </article>
  );
}

function BlockState({ account: { block } }: { readonly account: DeskAccount }) {
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
      <p className={styles['lines']}>{block.reason}</p>
    </Notice>
  );
}

/** Only what is there. */
function factsOf(account: DeskAccount) {
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
      value: trader?.imprint ? <span className={styles['lines']}>{trader.imprint}</span> : null,
    },
  ];
  return facts.filter(({ value }) => value);
}
