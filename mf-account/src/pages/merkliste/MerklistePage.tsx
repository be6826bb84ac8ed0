import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { keyOf } from '#model/saved-calls.ts';
import { SAVED_DONE } from '#model/search-choices.ts';
import { Saved } from '#parts/Saved.tsx';
import { SavedEntry } from '#parts/SavedEntry.tsx';
import styles from '#parts/stack.module.css';
import type { MerklisteData } from './merkliste.loader.server.ts';

/** Everything somebody saved: ads, dates, jobs, articles, each as it stands now. */
export function MerklistePage({ data }: RouteViewProps<MerklisteData>) {
  const { list, done } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Merkliste
      </Heading>
      <Saved text={done && SAVED_DONE[done]} />
      {list.items.length === 0 ? <Empty /> : null}
      <ul className={styles['plain']}>
        {list.items.map((item) => (
          <li key={keyOf(item)} className={styles['entry']}>
            <SavedEntry item={item} back={paths.merkliste()} />
          </li>
        ))}
      </ul>
      {list.account ? null : (
        <p className={styles['quiet']}>
          Ihre Merkliste liegt in diesem Browser.{' '}
          <Link href={paths.login(paths.merkliste())}>Angemeldet</Link> haben Sie sie auf allen
          Geräten.
        </p>
      )}
    </>
  );
}

function Empty() {
  return (
    <Notice
      kind="empty"
      title="Noch nichts gemerkt"
      action={
        <ButtonLink href={paths.kleinanzeigen()} look="secondary">
          Zu den Kleinanzeigen
        </ButtonLink>
      }
    >
      Mit „Merken“ legen Sie Anzeigen, Termine und Stellen hier ab.
    </Notice>
  );
}
