import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { searchKindWords } from '@gruenland/shared-contracts/search/search-kinds.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { VisuallyHidden } from '@gruenland/shared-ui/a11y/VisuallyHidden.tsx';
import { classNames } from '@gruenland/shared-ui/class-names/classNames.ts';
import { IconSearch } from '@gruenland/shared-ui/icon/IconSearch.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { useRef, useState } from 'react';
import type { HitModel } from '#model/search-model.ts';
import { CategoryPath } from '#results/CategoryPath.tsx';
import { CurrentRefinements } from '#results/CurrentRefinements.tsx';
import { Filters } from '#results/Filters.tsx';
import { KindLinks } from '#results/KindLinks.tsx';
import { AreaLinks } from '#results/NoResults.tsx';
import { Results } from '#results/Results.tsx';
import results from '#results/results.module.css';
import box from '#search-form/search-form.module.css';
import { GERMAN_PLACEHOLDER } from '#search-form/placeholders.ts';
import { SearchInput } from '#search-form/SearchInput.tsx';
import { Stats } from '#widgets/Stats.tsx';
import { GERMAN_TEXTS } from '#widgets/texts.ts';
import { VoiceButton } from '#widgets/VoiceButton.tsx';
import type { SearchData } from './search.loader.server.ts';
import { reportClick } from './report-click.ts';
import { useDocumentTitle } from './useDocumentTitle.ts';
import { useLiveSearch } from './useLiveSearch.ts';

/**
 * Renders the search page. Its form works without JavaScript. With JavaScript, it searches while
 * the visitor types.
 *
 * New loader data (after back, forward or a link) resets the form, because the typed text belongs
 * to the previous data. A new React key forces the reset. The router alone would keep the page
 * mounted, because it does not see URLs that the search pushed.
 */
export function SearchPage(props: RouteViewProps<SearchData>) {
  const [pageVersion, setPageVersion] = useState({ data: props.data, version: 0 });
  if (pageVersion.data !== props.data)
    setPageVersion({ data: props.data, version: pageVersion.version + 1 });
  return <LiveSearchPage key={pageVersion.version} {...props} />;
}

function LiveSearchPage({ data }: RouteViewProps<SearchData>) {
  const { appMode } = usePageFacts();
  const form = useRef<HTMLFormElement>(null);
  const { live, onChange, ...liveSearch } = useLiveSearch(data, form);
  const { state, model } = liveSearch;
  useDocumentTitle(state.query);
  const reportHitClick = (hit: HitModel, position: number) =>
    reportClick(data.access, state, hit, position);
  const searchSpokenText = (text: string) => {
    const input = form.current?.elements.namedItem('q');
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    onChange();
  };
  return (
    <form
      ref={form}
      className={results.page}
      action={paths.search()}
      method="get"
      role="search"
      aria-label="Suche"
      onChange={onChange}
    >
      {/* Small enough for the typed words, which some browsers cannot hyphenate. */}
      <Heading level={1} size={4}>
        {state.query ? `Suche nach „${state.query}“` : 'Suche'}
      </Heading>
      {appMode && <input type="hidden" name="is_app" value="true" />}
      {state.kind && <input type="hidden" name="art" value={searchKindWords[state.kind]} />}
      <div className={box.form}>
        <label htmlFor="suche">
          <VisuallyHidden>Suche in Artikeln, Anzeigen, Terminen und Jobs</VisuallyHidden>
        </label>
        <SearchInput
          id="suche"
          className={box.input}
          defaultValue={data.state.query}
          placeholder={GERMAN_PLACEHOLDER}
        />
        <VoiceButton onSpokenText={searchSpokenText} texts={GERMAN_TEXTS} />
        <button className={box.button} type="submit">
          <IconSearch />
          <VisuallyHidden>Suchen</VisuallyHidden>
        </button>
      </div>
      {model ? (
        <SearchResultsView {...liveSearch} model={model} onChoose={reportHitClick} />
      ) : (
        <SearchUnavailableNotice />
      )}
      {live ? <live.Component {...live.props} /> : null}
    </form>
  );
}

type SearchResultsViewProps = Parameters<typeof Results>[0] &
  Pick<Parameters<typeof Filters>[0], 'onSearchValues'>;

function SearchResultsView({ onSearchValues, ...props }: SearchResultsViewProps) {
  const { state, model, isStalled } = props;
  const hasFilters = state.kind !== null;
  return (
    <>
      <KindLinks state={state} counts={model.counts} />
      <div className={classNames(results.columns, hasFilters && results.columnsWithSidebar)}>
        {hasFilters ? (
          <details className={results.side}>
            <summary>Filter und Reihenfolge</summary>
            <Filters facets={model.facets} state={state} onSearchValues={onSearchValues} />
            <Button type="submit" look="secondary">
              Anwenden
            </Button>
          </details>
        ) : null}
        <div className={results.main} aria-busy={isStalled}>
          <div className={results.head}>
            <Stats total={model.total} ms={model.tookMs} texts={GERMAN_TEXTS} />
            {isStalled ? <p className={results.stalled}>Wird gesucht …</p> : null}
          </div>
          <CategoryPath state={state} />
          <CurrentRefinements state={state} />
          <Results {...props} />
        </div>
      </div>
    </>
  );
}

function SearchUnavailableNotice() {
  return (
    <Notice kind="error" title="Die Suche ist gerade nicht erreichbar." live>
      Bitte versuchen Sie es in Kürze noch einmal. Solange helfen die Listen: <AreaLinks />.
    </Notice>
  );
}
