import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Link } from './Link.tsx';

function LinkLooks() {
  return (
    <p>
      Im Text: <Link href="/artikel">alle Artikel</Link>, nach draußen:{' '}
      <Link href="https://www.dwd.de/">Deutscher Wetterdienst</Link>, unauffällig:{' '}
      <Link href="/impressum" look="plain">
        Impressum
      </Link>
      , als Aufforderung:{' '}
      <Link href="/veranstaltungen" look="action">
        Alle Veranstaltungen
      </Link>
      .
    </p>
  );
}

export const linkStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Verweis', state: 'alle Arten', view: LinkLooks },
];
