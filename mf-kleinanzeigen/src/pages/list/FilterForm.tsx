import type { FormEvent, ReactNode } from 'react';
import { getButtonClassName } from '@gruenland/shared-ui/button/button-look.ts';
import { IconFilter } from '@gruenland/shared-ui/icon/IconFilter.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { ListUrls } from '#model/list-urls.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  readonly label: string;
  readonly query: URLSearchParams;
  readonly urls: ListUrls;
  /**
   * Query parameters set by links outside the form. Hidden fields keep them when the form is sent.
   */
  readonly preservedParams: readonly string[];
  /** Number of filters that are set, without those of the search fields. */
  readonly appliedCount: number;
  /** Search fields at the top of the form. */
  readonly searchFields: ReactNode;
  /** Filters below the search fields. */
  readonly children: ReactNode;
}

/**
 * Shows the form for list filters, which is sent with GET. With script, sending it is a client
 * navigation.
 */
export function FilterForm({
  label,
  query,
  urls,
  preservedParams,
  appliedCount,
  ...rest
}: FilterFormProps) {
  const { appMode } = usePageFacts();
  const { navigation } = useShell();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const submittedFields = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'is_app',
    );
    navigation.navigate(urls.buildListHref(new URLSearchParams(submittedFields)));
  };
  return (
    <form
      action={urls.buildListHref(new URLSearchParams())}
      method="get"
      onSubmit={handleSubmit}
      className={styles.form}
      aria-label={label}
    >
      {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
      {preservedParams.map((name) =>
        query.has(name) ? (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ) : null,
      )}
      {rest.searchFields}
      <details className={styles.filters}>
        <summary className={styles.summary}>
          <IconFilter /> Filter{appliedCount > 0 ? ` (${appliedCount})` : ''}
        </summary>
        <div className={styles.groups}>
          {rest.children}
          <button type="submit" className={getButtonClassName({ look: 'secondary', wide: true })}>
            Filter anwenden
          </button>
        </div>
      </details>
    </form>
  );
}
