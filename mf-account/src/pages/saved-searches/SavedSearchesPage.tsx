import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SAVED_SEARCH_SUCCESS_TEXTS } from '#model/saved-choices.ts';
import { SavedNotice } from '#components/SavedNotice.tsx';
import { SavedSearchEntry } from '#components/SavedSearchEntry.tsx';
import styles from '#components/stack.module.css';
import type { SavedSearchesData } from './saved-searches.loader.server.ts';

/** Shows all saved searches, with forms to change, pause or end them. */
export function SavedSearchesPage({ data }: RouteViewProps<SavedSearchesData>) {
  const { searches, successCode } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Meine Suchaufträge
      </Heading>
      <SavedNotice text={successCode && SAVED_SEARCH_SUCCESS_TEXTS[successCode]} />
      {searches.length === 0 ? (
        <Notice
          kind="empty"
          title="Keine Suchaufträge"
          action={
            <ButtonLink href={paths.ads()} look="secondary">
              Zu den Kleinanzeigen
            </ButtonLink>
          }
        >
          Unter jeder Liste steht „Als Suchauftrag speichern“. Kommt etwas Neues, schreiben wir
          Ihnen.
        </Notice>
      ) : null}
      <ul className={styles.plain}>
        {searches.map((search) => (
          <li key={search.code} className={styles.entry}>
            <SavedSearchEntry search={search} returnPath={paths.accountPage('suchauftraege')} />
          </li>
        ))}
      </ul>
    </>
  );
}
