import { renderToStaticMarkup } from 'react-dom/server';
import { MarketSource } from './MarketSource.tsx';
import type { MarketAnalysisModel } from './market-analysis.ts';

const renderSource = (date: string) =>
  renderToStaticMarkup(
    <MarketSource model={{ place: '', source: '', date } as unknown as MarketAnalysisModel} />,
  ).replace(/<[^>]*>/g, '');

test('shows the time of day only when the date has one', () => {
  expect(renderSource('2026-11-20T09:30:00.000Z')).toMatch(/^Stand: 20\. November 2026, 10\.30/);
  expect(renderSource('2026-11-20T00:00:00.000Z')).toBe('Stand: 20. November 2026');
});
