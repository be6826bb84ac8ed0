import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Chip } from '@gruenland/shared-ui/type/Chip.tsx';
import { FACETS_BY_KIND } from '#model/kind-facets.ts';
import {
  buildSearchHref,
  listFacetParams,
  replaceValues,
  type SearchState,
} from '#model/search-state.ts';
import styles from './results.module.css';

function getRefinementLabel(state: SearchState, param: string, value: string): string {
  const facet = FACETS_BY_KIND[state.kind ?? 'articles'].find(
    (kindFacet) => kindFacet.param === param || param.startsWith(`${kindFacet.param}_`),
  );
  if (param.endsWith('_von')) return `${facet?.label ?? ''} ab ${value}`;
  if (param.endsWith('_bis')) return `${facet?.label ?? ''} bis ${value}`;
  if (facet?.shape === 'toggle') return facet.label;
  return facet?.names?.[value] ?? value;
}

/** Renders the selected filters. Each filter has a link to remove it. */
export function CurrentRefinements({ state }: { readonly state: SearchState }) {
  if (!state.kind) return null;
  const chips = listFacetParams(state.kind).flatMap((param) =>
    (state.values[param] ?? []).map((value) => ({ param, value })),
  );
  if (chips.length === 0) return null;
  const removeValue = (param: string, value: string) =>
    replaceValues(
      state,
      param,
      (state.values[param] ?? []).filter((otherValue) => otherValue !== value),
    );
  return (
    <div className={styles.chips}>
      {chips.map(({ param, value }) => (
        <Chip key={`${param}=${value}`} removeHref={buildSearchHref(removeValue(param, value))}>
          {getRefinementLabel(state, param, value)}
        </Chip>
      ))}
      <Link href={buildSearchHref({ ...state, values: {}, page: 1 })}>Alle Filter entfernen</Link>
    </div>
  );
}
