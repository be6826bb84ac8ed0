import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';

/** Renders the list of all articles. Only the server renders its content. */
export function OverviewPage() {
  return <BlockRegion name="main" />;
}
