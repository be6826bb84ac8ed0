import { BlockRegion } from '@gruenland/shared-ui/shell-context/BlockRegion.tsx';

/** A person who writes; rendered by the server only. */
export function AuthorPage() {
  return <BlockRegion name="main" />;
}
