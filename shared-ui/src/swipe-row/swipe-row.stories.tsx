import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { Link } from '#link/Link.tsx';
import { SwipeRow } from './SwipeRow.tsx';

const MONTHS = ['November', 'Dezember', 'Januar', 'Februar', 'März', 'April', 'Mai'];

function MonthRow() {
  return (
    <nav aria-label="Zeitraum">
      <SwipeRow>
        {MONTHS.map((month) => (
          <li key={month}>
            <Link href={`#${month}`} aria-current={month === 'April' ? 'true' : undefined}>
              {month}
            </Link>
          </li>
        ))}
      </SwipeRow>
    </nav>
  );
}

export const swipeRowStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Wischzeile', state: 'mit gewähltem Eintrag', view: MonthRow },
];
