import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { formatCount } from '@gruenland/shared-ui/format/measure-text.ts';
import type { SearchAccess } from '#engine/search-client.ts';
import { KIND_LABELS } from '#model/kind-facets.ts';
import { buildSearchHref, parseSearchState } from '#model/search-state.ts';
import { Option } from './Option.tsx';
import { SuggestionRow } from './SuggestionRow.tsx';
import { useOptionList, type PanelOption } from './useOptionList.ts';
import { useHitCount } from './useHitCount.ts';
import type { SuggestionResults } from './useSuggestionResults.ts';
import styles from './autocomplete.module.css';

interface HitSuggestionsProps {
  readonly access: SearchAccess;
  readonly results: SuggestionResults | null;
  readonly input: HTMLInputElement;
  readonly listId: string;
  readonly onInput: () => void;
}

/** Shows pages that fit the typed text, grouped by kind, and a last row that leads to all hits. */
export function HitSuggestions({ access, results, input, listId, onInput }: HitSuggestionsProps) {
  const groups = results?.groups ?? [];
  const count = useHitCount(access, results?.hasFailed ? '' : (results?.query ?? ''));
  const hasAllHitsRow = count === null ? groups.length > 0 : count > 0;
  const pageOptions = groups.flatMap(({ suggestions }) =>
    suggestions.map(({ href }): PanelOption => ({ href, query: null })),
  );
  const allHitsOption: PanelOption = {
    href: buildSearchHref(parseSearchState(new URLSearchParams({ q: results?.query ?? '' }))),
    query: results?.query ?? '',
  };
  const options = hasAllHitsRow ? [...pageOptions, allHitsOption] : pageOptions;
  const list = useOptionList({ input, listId, options, onInput });
  const { isOpen, activeIndex, choose } = list;
  if (results?.hasFailed && isOpen)
    return (
      <div className={styles.panel}>
        <p className={styles.failed} role="status">
          Vorschläge sind gerade nicht erreichbar. Mit Enter geht es zur Suche.
        </p>
      </div>
    );
  const getOptionProps = (option: PanelOption, index: number) => {
    return { listId, index, isActive: index === activeIndex, onChoose: () => choose(option) };
  };
  const getFirstIndex = (groupIndex: number) =>
    groups.slice(0, groupIndex).reduce((sum, { suggestions }) => sum + suggestions.length, 0);
  return (
    <>
      {isOpen && options.length > 0 ? (
        <div className={styles.panel}>
          <div id={listId} role="listbox" tabIndex={-1} aria-label="Vorschläge">
            {groups.map(({ kind, suggestions }, groupIndex) => (
              <div key={kind} role="group" aria-labelledby={`${listId}-${kind}`}>
                <div id={`${listId}-${kind}`} role="presentation" className={styles.groupTitle}>
                  {KIND_LABELS[kind]}
                </div>
                {suggestions.map((suggestion, index) => (
                  <Option
                    key={suggestion.id}
                    {...getOptionProps(
                      { href: suggestion.href, query: null },
                      getFirstIndex(groupIndex) + index,
                    )}
                  >
                    <SuggestionRow suggestion={suggestion} />
                  </Option>
                ))}
              </div>
            ))}
            {hasAllHitsRow ? (
              <Option {...getOptionProps(allHitsOption, pageOptions.length)}>
                <span className={styles.allHits}>
                  {getAllHitsLabel(count)} für „{results?.query}“
                </span>
              </Option>
            ) : null}
          </div>
        </div>
      ) : null}
      <VisuallyHidden>
        <span role="status">
          {isOpen && results ? formatCount(pageOptions.length, 'Vorschlag', 'Vorschläge') : ''}
        </span>
      </VisuallyHidden>
    </>
  );
}

/** @param count number of hits; null while it is unknown */
function getAllHitsLabel(count: number | null): string {
  if (count === null) return 'Alle Treffer';
  return count === 1 ? 'Ein Treffer' : `Alle ${formatCount(count, '', 'Treffer')}`;
}
