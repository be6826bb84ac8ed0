import { Breadcrumbs } from '@gruenland/shared-ui/breadcrumbs/Breadcrumbs.tsx';
import { CATEGORY_SEPARATOR } from '#model/category-path.ts';
import { FACETS_BY_KIND, KIND_LABELS } from '#model/kind-facets.ts';
import { buildSearchHref, replaceValues, type SearchState } from '#model/search-state.ts';

/** Renders the breadcrumbs of the selected category. */
export function CategoryPath({ state }: { readonly state: SearchState }) {
  const { kind } = state;
  const tree = kind && FACETS_BY_KIND[kind].find(({ shape }) => shape === 'tree');
  const [chosenPath] = (tree && state.values[tree.param]) ?? [];
  if (!kind || !tree || !chosenPath) return null;
  const levels = chosenPath.split(CATEGORY_SEPARATOR);
  const crumbs = levels.map((label, level) => {
    if (level === levels.length - 1) return { label };
    const path = levels.slice(0, level + 1).join(CATEGORY_SEPARATOR);
    return { label, href: buildSearchHref(replaceValues(state, tree.param, [path])) };
  });
  const allCategoriesCrumb = {
    label: KIND_LABELS[kind],
    href: buildSearchHref(replaceValues(state, tree.param, [])),
  };
  return <Breadcrumbs crumbs={[allCategoriesCrumb, ...crumbs]} />;
}
