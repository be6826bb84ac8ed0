import type { WatchlistItem, WatchlistKind } from '@gruenland/shared-contracts/api/watchlist.ts';
import { watchlistLimits } from '@gruenland/shared-contracts/api/watchlist.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { createWatchlistItemKey } from '#model/watchlist-item-key.ts';
import styles from './stack.module.css';

const WATCHLIST_KIND_LABELS: Readonly<Record<WatchlistKind, string>> = {
  ad: 'Kleinanzeige',
  event: 'Veranstaltung',
  job: 'Stelle',
  article: 'Artikel',
};

interface WatchlistEntryProps {
  readonly item: WatchlistItem;
  /** Path to open after an action on the item. */
  readonly returnPath: string;
}

/**
 * Shows an item of the watchlist with its current state, and forms to remove the item and to write
 * a note on it.
 */
export function WatchlistEntry({ item, returnPath }: WatchlistEntryProps) {
  const { kind, id, title, path, facts, state, note } = item;
  const hiddenFields = { kind, id, zurueck: returnPath };
  const name = createWatchlistItemKey(item);
  return (
    <>
      <p className={styles.title}>
        {path ? <Link href={path}>{title}</Link> : title}{' '}
        {state ? <Badge tone="urgent">{state}</Badge> : null}
      </p>
      <Meta>
        {WATCHLIST_KIND_LABELS[kind]}
        {facts.length > 0 ? facts.join(', ') : null}
      </Meta>
      {note ? <p>{note}</p> : null}
      <div className={styles.row}>
        <Form name={`remove-${name}`} hidden={{ ...hiddenFields, intent: 'remove' }}>
          <SubmitButton look="secondary" size="small">
            Entfernen<VisuallyHidden>: {title}</VisuallyHidden>
          </SubmitButton>
        </Form>
        <Disclosure summary={note ? 'Notiz ändern' : 'Notiz schreiben'}>
          <Form
            key={note ?? ''}
            name={`note-${name}`}
            initialValues={{ note: note ?? '' }}
            hidden={{ ...hiddenFields, intent: 'note' }}
          >
            <TextAreaField
              name="note"
              label="Notiz, nur für Sie"
              rules={[['length', 0, watchlistLimits.maxNoteLength]]}
            />
            <SubmitButton look="secondary">Notiz speichern</SubmitButton>
          </Form>
        </Disclosure>
      </div>
    </>
  );
}
