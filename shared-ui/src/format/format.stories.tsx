import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { FactTable } from '#table/FactTable.tsx';
import { DateText } from './DateText.tsx';
import { DistanceText } from './DistanceText.tsx';
import { PriceText } from './PriceText.tsx';
import { formatDateRange } from './date-text.ts';
import { formatCount, formatReadingTime } from './measure-text.ts';

function AllFormats() {
  return (
    <FactTable
      caption="Schreibweisen"
      facts={[
        { name: 'Termin', value: <DateText date="2026-11-21T18:00:00Z" weekday time /> },
        { name: 'Zeitraum', value: formatDateRange('2026-11-21', '2026-11-23') },
        { name: 'Verhandelbar', value: <PriceText cents={1_250_000} kind="vb" /> },
        { name: 'Je Einheit', value: <PriceText cents={850} unit="Ballen" /> },
        { name: 'Verschenkt', value: <PriceText kind="zu_verschenken" /> },
        { name: 'Entfernung', value: <DistanceText meters={34_200} /> },
        { name: 'Lesezeit', value: formatReadingTime(1540) },
        { name: 'Anzahl', value: formatCount(1204, 'Anzeige', 'Anzeigen') },
      ]}
    />
  );
}

export const formatStories: readonly StoryDefinition[] = [
  { title: 'Schrift / Zahlen und Daten', state: 'alle', view: AllFormats },
];
