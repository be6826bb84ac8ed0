import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';

/** List of all articles, rendered by the server only. */
export function OverviewPage() {
  return <BlockRegion name="main" />;
}
