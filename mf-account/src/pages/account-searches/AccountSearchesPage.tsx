import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SEARCH_DONE } from '#model/search-choices.ts';
import { Saved } from '#parts/Saved.tsx';
import { SearchEntry } from '#parts/SearchEntry.tsx';
import styles from '#parts/stack.module.css';
import type { AccountSearchesData } from './account-searches.loader.server.ts';

/** All Suchaufträge: slow them down, pause or end them. */
export function AccountSearchesPage({ data }: RouteViewProps<AccountSearchesData>) {
  const { searches, saved } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Meine Suchaufträge
      </Heading>
      <Saved text={saved && SEARCH_DONE[saved]} />
      {searches.length === 0 ? (
        <Notice
          kind="empty"
          title="Keine Suchaufträge"
          action={
            <ButtonLink href={paths.kleinanzeigen()} look="secondary">
              Zu den Kleinanzeigen
            </ButtonLink>
          }
        >
          Unter jeder Liste steht „Als Suchauftrag speichern“. Kommt etwas Neues, schreiben wir
          Ihnen.
        </Notice>
      ) : null}
      <ul className={styles['plain']}>
        {searches.map((search) => (
          <li key={search.code} className={styles['entry']}>
            <SearchEntry search={search} back={paths.accountPage('suchauftraege')} />
          </li>
        ))}
      </ul>
    </>
  );
}
