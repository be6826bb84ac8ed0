import { useEffect } from 'react';
import type { SavedReference } from '@gruenland/shared-contracts/api/watchlist.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { SAVED_COUNT_EVENT } from '@gruenland/shared-ui/watchlist/saved-count-event.ts';
import { useOfflineArticles } from '@gruenland/shared-ui/watchlist/useOfflineArticles.ts';
import { createWatchlistItemKey } from '#model/watchlist-item-key.ts';
import { WATCHLIST_SUCCESS_TEXTS } from '#model/saved-choices.ts';
import { SavedNotice } from '#components/SavedNotice.tsx';
import { WatchlistEntry } from '#components/WatchlistEntry.tsx';
import styles from '#components/stack.module.css';
import type { WatchlistData } from './watchlist.loader.server.ts';

/** Shows the watchlist: saved ads, events, jobs and articles with their current state. */
export function WatchlistPage({ data }: RouteViewProps<WatchlistData>) {
  const { list, successCode, removed } = data;
  const articlePaths = list.items.flatMap(({ kind, path }) =>
    kind === 'article' && path !== null ? [path] : [],
  );
  useOfflineArticles(articlePaths);
  const count = list.items.length;
  // The header follows what was removed or restored here.
  useEffect(() => {
    dispatchEvent(new CustomEvent(SAVED_COUNT_EVENT, { detail: count }));
  }, [count]);
  return (
    <>
      <Heading level={1} size={4}>
        Merkliste
      </Heading>
      <SavedNotice
        text={successCode && WATCHLIST_SUCCESS_TEXTS[successCode]}
        action={removed && <UndoForm removed={removed} />}
      />
      {list.items.length === 0 ? <EmptyWatchlist /> : null}
      <ul className={styles.plain}>
        {list.items.map((item) => (
          <li key={createWatchlistItemKey(item)} className={styles.entry}>
            <WatchlistEntry item={item} returnPath={paths.watchlist()} />
          </li>
        ))}
      </ul>
      {articlePaths.length > 0 ? (
        <p className={styles.muted}>
          Gemerkte Artikel können Sie auf diesem Gerät auch ohne Verbindung lesen.
        </p>
      ) : null}
      {list.account ? null : (
        <p className={styles.muted}>
          Ihre Merkliste liegt in diesem Browser.{' '}
          <Link href={paths.login(paths.watchlist())}>Angemeldet</Link> haben Sie sie auf allen
          Geräten.
        </p>
      )}
    </>
  );
}

function UndoForm({ removed: { kind, id } }: { readonly removed: SavedReference }) {
  return (
    <Form name="undo" hidden={{ kind, id, intent: 'save' }}>
      <SubmitButton look="secondary" size="small">
        Rückgängig
      </SubmitButton>
    </Form>
  );
}

function EmptyWatchlist() {
  return (
    <Notice
      kind="empty"
      title="Noch nichts gemerkt"
      action={
        <ButtonLink href={paths.ads()} look="secondary">
          Zu den Kleinanzeigen
        </ButtonLink>
      }
    >
      Mit „Merken“ legen Sie Artikel, Anzeigen, Termine und Stellen hier ab.
    </Notice>
  );
}
