import type { SavedSearch } from '@gruenland/shared-contracts/api/saved-searches.ts';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { RadioField } from '@gruenland/shared-ui/form/fields/RadioField.tsx';
import { Form } from '@gruenland/shared-ui/form/Form.tsx';
import { SubmitButton } from '@gruenland/shared-ui/form/SubmitButton.tsx';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Meta } from '@gruenland/shared-ui/type/Meta.tsx';
import { FREQUENCY_CHOICES, SAVED_SEARCH_STATE_TEXTS } from '#model/saved-choices.ts';
import styles from './stack.module.css';

interface SavedSearchEntryProps {
  readonly search: SavedSearch;
  /** Path to open after an action on the saved search. */
  readonly returnPath: string;
}

/**
 * Shows a saved search, with forms to change how often it sends mail, to pause it and to end it.
 */
export function SavedSearchEntry({ search, returnPath }: SavedSearchEntryProps) {
  const { code, title, path, frequency, state, lastSentAt } = search;
  const isRunning = state === 'active' || state === 'paused';
  const hiddenFields = { code, zurueck: returnPath };
  const name = code.slice(0, 26);
  return (
    <>
      <p className={styles.title}>
        <Link href={path}>{title}</Link>
      </p>
      <Meta>
        {SAVED_SEARCH_STATE_TEXTS[state]}
        {lastSentAt ? `zuletzt geschrieben am ${formatLongDate(lastSentAt)}` : null}
      </Meta>
      {isRunning ? (
        <Form
          key={frequency}
          name={`frequency-${name}`}
          initialValues={{ frequency }}
          hidden={{ ...hiddenFields, intent: 'frequency' }}
        >
          <RadioField
            name="frequency"
            label="Wie oft"
            rules={['required']}
            choices={FREQUENCY_CHOICES}
          />
          <SubmitButton look="secondary" size="small">
            Speichern<VisuallyHidden>: {title}</VisuallyHidden>
          </SubmitButton>
        </Form>
      ) : null}
      <div className={styles.row}>
        {isRunning ? (
          <SavedSearchAction
            search={search}
            hidden={hiddenFields}
            to={state === 'active' ? 'paused' : 'active'}
            label={state === 'active' ? 'Pausieren' : 'Fortsetzen'}
          />
        ) : null}
        {state === 'ended' ? null : (
          <SavedSearchAction search={search} hidden={hiddenFields} to="ended" label="Beenden" />
        )}
      </div>
    </>
  );
}

function SavedSearchAction(props: {
  readonly search: SavedSearch;
  readonly hidden: Readonly<Record<string, string>>;
  readonly to: string;
  readonly label: string;
}) {
  const { search, hidden: hiddenFields, to, label } = props;
  return (
    <Form
      key={to}
      name={`${to}-${search.code.slice(0, 26)}`}
      hidden={{ ...hiddenFields, intent: 'state', state: to }}
    >
      <SubmitButton look="secondary" size="small">
        {label}
        <VisuallyHidden>: {search.title}</VisuallyHidden>
      </SubmitButton>
    </Form>
  );
}
