import type { FormEvent, ReactNode } from 'react';
import { buttonLook } from '@gruenland/shared-ui/button/button-look.ts';
import { IconFilter } from '@gruenland/shared-ui/icon/IconFilter.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import type { ListAddress } from '#model/address-of-list.ts';
import styles from './filter-form.module.css';

interface FilterFormProps {
  readonly label: string;
  readonly query: URLSearchParams;
  readonly address: ListAddress;
  /** Parameters that are kept over a new filter: they stand in links beside the form. */
  readonly carried: readonly string[];
  /** The questions everybody asks. */
  readonly search: ReactNode;
  /** Groups of filters. */
  readonly children: ReactNode;
}

/** A GET form: the address says what is filtered, with and without script. */
export function FilterForm({ label, query, address, carried, ...parts }: FilterFormProps) {
  const { appMode } = usePageFacts();
  const { navigation } = useShell();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const sent = [...new FormData(event.currentTarget)].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[0] !== 'is_app',
    );
    navigation.navigate(address.listHref(new URLSearchParams(sent)));
  };
  return (
    <form
      action={address.listHref(new URLSearchParams())}
      method="get"
      onSubmit={send}
      className={styles['form']}
      aria-label={label}
    >
      {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
      {carried.map((name) =>
        query.has(name) ? (
          <input key={name} type="hidden" name={name} value={query.get(name) ?? ''} />
        ) : null,
      )}
      {parts.search}
      <details className={styles['filters']}>
        <summary className={styles['summary']}>
          <IconFilter /> Filter
        </summary>
        <div className={styles['groups']}>
          {parts.children}
          <button type="submit" className={buttonLook({ look: 'secondary', wide: true })}>
            Filter anwenden
          </button>
        </div>
      </details>
    </form>
  );
}
