import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';

/** A category or the list of topics; rendered by the server only. */
export function CategoryPage() {
  return <BlockRegion name="main" />;
}
