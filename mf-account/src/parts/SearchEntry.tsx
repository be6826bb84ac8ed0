import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { dateText } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { CallForm } from '#forms/CallForm.tsx';
import { searchFrequencyCall, searchStateCall } from '#model/saved-calls.ts';
import { FREQUENCIES, SEARCH_STATE_TEXTS } from '#model/search-choices.ts';
import styles from './stack.module.css';

interface SearchEntryProps {
  readonly search: SavedSearch;
  /** Own path to come back to. */
  readonly back: string;
}

/** One Suchauftrag with all that can be done with it. */
export function SearchEntry({ search, back }: SearchEntryProps) {
  const { code, title, path, frequency, state, lastSentAt } = search;
  const running = state === 'aktiv' || state === 'pausiert';
  const hidden = { code, zurueck: back };
  const name = code.slice(0, 26);
  return (
    <>
      <p className={styles['title']}>
        <Link href={path}>{title}</Link>
      </p>
      <Meta>
        {SEARCH_STATE_TEXTS[state]}
        {lastSentAt ? `zuletzt geschrieben am ${dateText(lastSentAt)}` : null}
      </Meta>
      {running ? (
        <CallForm
          key={frequency}
          name={`rhythmus-${name}`}
          call={searchFrequencyCall}
          values={{ frequency }}
          hidden={{ ...hidden, aktion: 'rhythmus' }}
        >
          <RadioField name="frequency" label="Wie oft" rules={['required']} choices={FREQUENCIES} />
          <SubmitButton look="secondary" size="small">
            Speichern<VisuallyHidden>: {title}</VisuallyHidden>
          </SubmitButton>
        </CallForm>
      ) : null}
      <div className={styles['row']}>
        {running ? (
          <Act
            search={search}
            hidden={hidden}
            to={state === 'aktiv' ? 'pausiert' : 'aktiv'}
            label={state === 'aktiv' ? 'Pausieren' : 'Fortsetzen'}
          />
        ) : null}
        {state === 'beendet' ? null : (
          <Act search={search} hidden={hidden} to="beendet" label="Beenden" />
        )}
      </div>
    </>
  );
}

function Act(props: {
  readonly search: SavedSearch;
  readonly hidden: Readonly<Record<string, string>>;
  readonly to: string;
  readonly label: string;
}) {
  const { search, hidden, to, label } = props;
  return (
    <CallForm
      key={to}
      name={`${to}-${search.code.slice(0, 26)}`}
      call={searchStateCall}
      hidden={{ ...hidden, aktion: 'stand', state: to }}
    >
      <SubmitButton look="secondary" size="small">
        {label}
        <VisuallyHidden>: {search.title}</VisuallyHidden>
      </SubmitButton>
    </CallForm>
  );
}
