import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { FACETS, KIND_LABELS } from '#model/kind-facets.ts';
import { searchHref, replaceValues, type SearchState } from '#model/search-state.ts';

const SEPARATOR = ' > ';

/** Breadcrumbs of the selected category. */
export function CategoryPath({ state }: { readonly state: SearchState }) {
  const { kind } = state;
  const tree = kind && FACETS[kind].find(({ shape }) => shape === 'tree');
  const [chosen] = (tree && state.values[tree.param]) ?? [];
  if (!kind || !tree || !chosen) return null;
  const levels = chosen.split(SEPARATOR);
  const crumbs = levels.map((label, at) => {
    if (at === levels.length - 1) return { label };
    const path = levels.slice(0, at + 1).join(SEPARATOR);
    return { label, href: searchHref(replaceValues(state, tree.param, [path])) };
  });
  const all = { label: KIND_LABELS[kind], href: searchHref(replaceValues(state, tree.param, [])) };
  return <Breadcrumbs crumbs={[all, ...crumbs]} />;
}
