import * as paths from '@gruenland/shared-contracts/paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
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
import { Kinds } from '#results/Kinds.tsx';
import { Lists } from '#results/NothingFound.tsx';
import { Results } from '#results/Results.tsx';
import results from '#results/results.module.css';
import box from '#search-form/search-form.module.css';
import { SearchInput } from '#search-form/SearchInput.tsx';
import { Stats } from '#widgets/Stats.tsx';
import { GERMAN_TEXTS } from '#widgets/texts.ts';
import { VoiceButton } from '#widgets/VoiceButton.tsx';
import type { SearchData } from './search.loader.server.ts';
import { tellChoice } from './tell-choice.ts';
import { useLiveSearch } from './useLiveSearch.ts';

/**
 * Search over everything: a form that works before script and answers while one types with it.
 *
 * New data comes with back, forward or a link. What was typed belongs to the data before it, so the
 * form starts anew; the shell keeps the page where it never heard of the addresses in between.
 */
export function SearchPage(props: RouteViewProps<SearchData>) {
  const [seen, setSeen] = useState({ data: props.data, times: 0 });
  if (seen.data !== props.data) setSeen({ data: props.data, times: seen.times + 1 });
  return <LivePage key={seen.times} {...props} />;
}

function LivePage({ data }: RouteViewProps<SearchData>) {
  const { appMode } = usePageFacts();
  const form = useRef<HTMLFormElement>(null);
  const { onChange, model, ...shown } = useLiveSearch(data, form);
  const { state } = shown;
  const choose = (hit: HitModel, position: number) => tellChoice(data.access, state, hit, position);
  const speak = (text: string) => {
    const input = form.current?.elements.namedItem('q');
    if (!(input instanceof HTMLInputElement)) return;
    input.value = text;
    onChange();
  };
  return (
    <form
      ref={form}
      className={results['page']}
      action={paths.search()}
      method="get"
      role="search"
      aria-label="Suche"
      onChange={onChange}
    >
      <Heading level={1}>{state.query ? `Suche nach „${state.query}“` : 'Suche'}</Heading>
      {appMode && <input type="hidden" name="is_app" value="true" />}
      {state.kind && <input type="hidden" name="art" value={state.kind} />}
      <div className={box['form']}>
        <label htmlFor="suche">
          <VisuallyHidden>Suche in Artikeln, Anzeigen, Terminen und Jobs</VisuallyHidden>
        </label>
        <SearchInput
          id="suche"
          className={box['input']}
          defaultValue={data.state.query}
          placeholder={GERMAN_TEXTS.placeholder}
        />
        <VoiceButton onText={speak} texts={GERMAN_TEXTS} />
        <button className={box['button']} type="submit">
          <IconSearch />
          <VisuallyHidden>Suchen</VisuallyHidden>
        </button>
      </div>
      {model ? <Found {...shown} model={model} onChoose={choose} /> : <Unreachable />}
    </form>
  );
}

type FoundProps = Parameters<typeof Results>[0] & Pick<Parameters<typeof Filters>[0], 'onValues'>;

function Found({ onValues, ...props }: FoundProps) {
  const { state, model, stalled } = props;
  const side = state.kind !== null;
  return (
    <>
      <Kinds state={state} counts={model.counts} />
      <div className={classNames(results['columns'], side && results['withSide'])}>
        {side ? (
          <details className={results['side']}>
            <summary>Filter und Reihenfolge</summary>
            <Filters facets={model.facets} state={state} onValues={onValues} />
            <Button type="submit" look="secondary">
              Anwenden
            </Button>
          </details>
        ) : null}
        <div className={results['main']} aria-busy={stalled}>
          <div className={results['head']}>
            <Stats total={model.total} ms={model.tookMs} texts={GERMAN_TEXTS} />
            {stalled ? <p className={results['stalled']}>Wird gesucht …</p> : null}
          </div>
          <CategoryPath state={state} />
          <CurrentRefinements state={state} />
          <Results {...props} />
        </div>
      </div>
    </>
  );
}

function Unreachable() {
  return (
    <Notice kind="error" title="Die Suche ist gerade nicht erreichbar." live>
      Bitte versuchen Sie es in Kürze noch einmal. Solange helfen die Listen: <Lists />.
    </Notice>
  );
}
