import type { FormEvent } from 'react';
import type { AdList } from '@gruenland/shared-contracts/api/kleinanzeigen-ads.ts';
import { paths } from '@gruenland/shared-contracts/paths.ts';
import { buttonLook } from '@gruenland/shared-ui/button/button-look.ts';
import { IconFilter } from '@gruenland/shared-ui/icon/IconFilter.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { listHref } from '#model/list-address.ts';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { SearchFields } from './SearchFields.tsx';
import styles from './filter-form.module.css';

interface FilterFormProps {
  readonly list: AdList;
  readonly query: URLSearchParams;
}

/** Kept over a new filter: the category stands in links, the order beside the results. */
const CARRIED = ['kategorie', 'sortierung'] as const;

/** A GET form: the address says what is filtered, with and without script. */
export function FilterForm({ list, query }: FilterFormProps) {
  const { appMode } = usePageFacts();
  const { navigation } = useShell();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'is_app',
    );
    navigation.navigate(listHref(new URLSearchParams(sent)));
  };
  return (
    <form
      action={paths.kleinanzeigen()}
      method="get"
      onSubmit={send}
      className={styles['form']}
      aria-label="Anzeigen filtern"
    >
      {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
      {CARRIED.map((name) =>
        query.has(name) ? (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ) : null,
      )}
      <SearchFields query={query} />
      <details className={styles['filters']}>
        <summary className={styles['summary']}>
          <IconFilter /> Filter
        </summary>
        <div className={styles['groups']}>
          <RangeFilter
            facet={{
              kind: 'range',
              name: 'preis',
              label: 'Preis',
              unit: '€',
              from: Number(query.get('preis-von')) || null,
              to: Number(query.get('preis-bis')) || null,
            }}
          />
          {list.facets.map((facet) =>
            facet.kind === 'choice' ? (
              <ChoiceFilter key={facet.name} facet={facet} />
            ) : (
              <RangeFilter key={facet.name} facet={facet} />
            ),
          )}
          <button type="submit" className={buttonLook({ look: 'secondary', wide: true })}>
            Filter anwenden
          </button>
        </div>
      </details>
    </form>
  );
}
