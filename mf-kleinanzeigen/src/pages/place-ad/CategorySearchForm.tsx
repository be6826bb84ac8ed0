import type { FormEvent } from 'react';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';

import { buildStepHref } from './place-ad-steps.ts';
import type { CategoryStepData } from './place-ad-steps.ts';
import styles from './place-ad.module.css';

/**
 * Shows the form that searches among the categories. It is sent with GET; with script, sending it
 * is a client navigation.
 */
export function CategorySearchForm({ draft, search }: Pick<CategoryStepData, 'draft' | 'search'>) {
  const { appMode } = usePageFacts();
  const { navigation } = useShell();
  const [path = '', pageQuery] = (draft ? buildStepHref(draft, 'kategorie') : paths.newAd()).split(
    '?',
  );
  const hiddenFields = [...new URLSearchParams(pageQuery)];
  const navigate = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const text = new FormData(event.currentTarget).get('q');
    const query = new URLSearchParams(hiddenFields);
    if (typeof text === 'string' && text.trim() !== '') query.set('q', text.trim());
    navigation.navigate(query.size > 0 ? `${path}?${query}` : path);
  };
  return (
    <form role="search" action={path} method="get" onSubmit={navigate} className={styles.search}>
      {appMode ? <input type="hidden" name="is_app" value="true" /> : null}
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor="kategorie-suche">Was möchten Sie anbieten oder suchen?</label>
      <div className={styles.searchLine}>
        <input
          id="kategorie-suche"
          type="search"
          name="q"
          maxLength={120}
          placeholder="Zum Beispiel Presse"
          defaultValue={search?.text ?? ''}
          className={styles.searchInput}
        />
        <Button type="submit" look="secondary">
          Kategorie finden
        </Button>
      </div>
      <p role="status" className={styles.searchResult}>
        {search ? describeResult(search.categories.length, search.text) : ''}
      </p>
    </form>
  );
}

function describeResult(count: number, text: string): string {
  if (count === 0) return `Zu „${text}“ finden wir keine Kategorie. Wählen Sie bitte eine aus:`;
  return count === 1 ? 'Eine Kategorie passt.' : `${count} Kategorien passen.`;
}
