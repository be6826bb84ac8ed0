import type { SavedItem, SavedKind } from '@gruenland/shared-contracts/api/watchlist.ts';
import { savedLimits } from '@gruenland/shared-contracts/api/watchlist.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { Disclosure } from '@gruenland/shared-ui/disclosure/Disclosure.tsx';
import { TextAreaField } from '@gruenland/shared-ui/form/fields/TextAreaField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { forgetCall, keyOf, noteCall } from '#model/saved-calls.ts';
import styles from './stack.module.css';

const KINDS: Readonly<Record<SavedKind, string>> = {
  kleinanzeige: 'Kleinanzeige',
  veranstaltung: 'Veranstaltung',
  job: 'Stelle',
  artikel: 'Artikel',
};

interface SavedEntryProps {
  readonly item: SavedItem;
  /** Own path to come back to. */
  readonly back: string;
}

/** One thing of the Merkliste as it stands now, with all that can be done with it. */
export function SavedEntry({ item, back }: SavedEntryProps) {
  const { kind, id, title, path, facts, state, note } = item;
  const hidden = { kind, id, zurueck: back };
  const name = keyOf(item);
  return (
    <>
      <p className={styles['title']}>
        {path ? <Link href={path}>{title}</Link> : title}{' '}
        {state ? <Badge tone="urgent">{state}</Badge> : null}
      </p>
      <Meta>
        {KINDS[kind]}
        {facts.length > 0 ? facts.join(', ') : null}
      </Meta>
      {note ? <p>{note}</p> : null}
      <div className={styles['row']}>
        <CallForm
          name={`entfernen-${name}`}
          call={forgetCall}
          hidden={{ ...hidden, aktion: 'entfernen' }}
        >
          <SubmitButton look="secondary" size="small">
            Entfernen<VisuallyHidden>: {title}</VisuallyHidden>
          </SubmitButton>
        </CallForm>
        <Disclosure summary={note ? 'Notiz ändern' : 'Notiz schreiben'}>
          <CallForm
            key={note ?? ''}
            name={`notiz-${name}`}
            call={noteCall}
            values={{ note: note ?? '' }}
            hidden={{ ...hidden, aktion: 'notiz' }}
          >
            <TextAreaField
              name="note"
              label="Notiz, nur für Sie"
              rules={[['length', 0, savedLimits.noteMax]]}
            />
            <SubmitButton look="secondary">Notiz speichern</SubmitButton>
          </CallForm>
        </Disclosure>
      </div>
    </>
  );
}
