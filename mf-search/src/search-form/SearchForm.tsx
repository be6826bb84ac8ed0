import type { ComponentProps } from 'react';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { IconSearch } from '@gruenland/shared-ui/icon/IconSearch.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { GERMAN_PLACEHOLDER } from './placeholders.ts';
import { SearchInput } from './SearchInput.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly action: string;
  /** Element id of the input, unique on the page. */
  readonly id: string;
  /** Accessible name of the form. It distinguishes the search forms on one page. */
  readonly label: string;
  readonly query: string;
  /** Additional attributes of the input. */
  readonly input?: ComponentProps<'input'>;
}

/** Renders the search form for all areas of the site. */
export function SearchForm({ action, id, label, query, input }: SearchFormProps) {
  const { appMode } = usePageFacts();
  return (
    <form className={styles.form} action={action} method="get" role="search" aria-label={label}>
      {appMode && <input type="hidden" name="is_app" value="true" />}
      <label htmlFor={id}>
        <VisuallyHidden>Suche in Artikeln, Anzeigen, Terminen und Jobs</VisuallyHidden>
      </label>
      <SearchInput
        id={id}
        className={styles.input}
        defaultValue={query}
        placeholder={GERMAN_PLACEHOLDER}
        {...input}
      />
      <button className={styles.button} type="submit">
        <IconSearch />
        <VisuallyHidden>Suchen</VisuallyHidden>
      </button>
    </form>
  );
}
