import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { PriceHistoryModel, PriceSeries } from './price-history.ts';
import { PriceHistory } from './PriceHistory.tsx';

const END_DAY = '2026-11-20';
const DAYS_PER_WEEK = 7;

const getDay = (weeksAgo: number): string => {
  const date = new Date(END_DAY);
  date.setUTCDate(date.getUTCDate() - weeksAgo * DAYS_PER_WEEK);
  return date.toISOString().slice(0, 10);
};

/** Creates weekly prices that rise and fall around a price. */
const createSeries = (commodity: string, unit: string, price: number): PriceSeries => ({
  commodity,
  unit,
  points: Array.from({ length: 53 }, (_, week) => ({
    day: getDay(52 - week),
    value: Math.round(price * (1 + 0.08 * Math.sin(week / 7)) * 100) / 100,
  })),
});

const model: PriceHistoryModel = {
  title: 'Getreide und Ölsaaten',
  place: 'Region Auental',
  source: 'Grünland-Beispielnotierung',
  note: 'Frei Lager Erfasser, ohne Umsatzsteuer.',
  months: 12,
  startDay: getDay(52),
  endDay: END_DAY,
  series: [
    createSeries('Brotweizen', '€/t', 192.5),
    createSeries('Raps', '€/t', 471),
    createSeries('Spotmilch', 'ct/kg', 39.5),
  ],
};

export const priceHistoryStories: readonly StoryDefinition[] = [
  { title: 'Block / Preisverlauf', state: '12 Monate', view: () => <PriceHistory model={model} /> },
  {
    title: 'Block / Preisverlauf',
    state: 'ein Preis ohne Verlauf',
    view: () => (
      <PriceHistory
        model={{
          ...model,
          title: 'Holz',
          note: undefined,
          series: [
            {
              commodity: 'Fichte Stammholz',
              unit: '€/fm',
              points: [{ day: END_DAY, value: 112 }],
            },
          ],
        }}
      />
    ),
  },
];
