import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { ButtonLink } from '#button/ButtonLink.tsx';
import { StickyBar } from './StickyBar.tsx';

const FACTS = [
  'Rundballenpresse, Baujahr 2014, 12.400 Ballen gepresst.',
  'Gitterpickup 2,10 m, Netzbindung, Schneidwerk mit 14 Messern.',
  'Steht trocken in der Halle und kann vorgeführt werden.',
];

function AdWithStickyBar() {
  return (
    <div>
      <h2>Rundballenpresse, wenig gelaufen</h2>
      {FACTS.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <StickyBar>
        <strong>13.900 €</strong>
        <ButtonLink href="#nachricht">Nachricht schreiben</ButtonLink>
      </StickyBar>
    </div>
  );
}

/** The bar is visible in narrow windows only. */
export const stickyBarStories: readonly StoryDefinition[] = [
  { title: 'Bedienung / Leiste am unteren Rand', state: 'an einer Anzeige', view: AdWithStickyBar },
];
