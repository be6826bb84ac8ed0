import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconSearch } from '@gruenland/shared-ui/icon/IconSearch.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { MAX_QUERY_LENGTH } from '#model/search-query.ts';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly action: string;
  /** Unique on the page; labels refer to it. */
  readonly id: string;
  /** Tells several boxes on one page apart. */
  readonly label: string;
  readonly query: string;
}

/** One box over everything (specification section 5: at most 512 characters, no corrections). */
export function SearchForm({ action, id, label, query }: SearchFormProps) {
  const { appMode } = usePageFacts();
  return (
    <form className={styles.form} action={action} method="get" role="search" aria-label={label}>
      {appMode && <input type="hidden" name="is_app" value="true" />}
      <label htmlFor={id}>
        <VisuallyHidden>Suche in Artikeln, Anzeigen, Terminen und Jobs</VisuallyHidden>
      </label>
      <input
        id={id}
        className={styles.input}
        type="search"
        name="q"
        defaultValue={query}
        maxLength={MAX_QUERY_LENGTH}
        placeholder="Suchen, z. B. Schlepper"
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
      />
      <button className={styles.button} type="submit">
        <IconSearch />
        <VisuallyHidden>Suchen</VisuallyHidden>
      </button>
    </form>
  );
}
