import { render, screen, within } from '@testing-library/react';

import { AreaPage } from './AreaPage.tsx';
import type { AreaData } from './operations.loader.server.ts';
import {
  sampleArea,
  sampleDetails,
  samplePreviousReleases,
  sampleTelemetry,
} from './sample-area.ts';

const renderArea = (fields: Partial<AreaData> = {}) =>
  render(
    <AreaPage
      params={{}}
      form={undefined}
      data={{
        staffPages: [],
        area: sampleArea,
        switchedOffBy: [],
        killSwitches: [],
        details: sampleDetails,
        telemetry: sampleTelemetry,
        previousReleases: samplePreviousReleases,
        records: [],
        canSwitchOff: true,
        order: null,
        ...fields,
      }}
    />,
  );
/** Returns the value that the page shows in the row of this fact. */
const getFact = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name}`) })).getByRole('cell').textContent;

test('says whose the area is, and since when live release and canary run', () => {
  renderArea();
  expect(getFact('Team')).toBe('@gruenland/suche');
  expect(getFact('Für alle seit')).toContain('21. November 2026, 10');
  expect(getFact('Probe seit')).toContain('21. November 2026, 11.30');
  expect(getFact('Zustand')).toContain('läuft');
});

test('lists who released what, with note and commit', () => {
  renderArea();
  const canary = screen.getByText('Probe: Fassung b16b00b5de für 10 von 100').closest('li');
  expect(canary?.textContent).toContain('„Neue Rangfolge der Treffer“');
  expect(canary?.textContent).toMatch(/Jan Petersen, 21\. November .*Stand 5664ffb8da/);
  expect(screen.getByText(/^Name unbekannt/)).toBeTruthy();
});

test('lists errors with counts, and web vitals and sizes with their limits', () => {
  renderArea();
  expect(screen.getByText(/^Verschiedene Fehler: 11 in Browsern, 1 auf dem Server/)).toBeTruthy();
  expect(screen.getByText(/^61-mal im Browser/)).toBeTruthy();
  const vitals = screen.getByRole('table', { name: 'Web Vitals je Tag' });
  expect(within(vitals).getByText('230 ms, über Ziel')).toBeTruthy();
  expect(within(vitals).getAllByText('nicht gemessen')).toHaveLength(2);
  const sizes = screen.getByRole('table', { name: 'Die letzten Fassungen' });
  expect(within(sizes).getByRole('columnheader', { name: /Skripte\s*bis 40.kB/ })).toBeTruthy();
  expect(within(sizes).getAllByRole('row')).toHaveLength(3);
});

test('says what is missing', () => {
  renderArea({
    details: { ...sampleDetails, owners: [], changes: null },
    telemetry: { errors: [], errorCounts: { browser: 0, server: 0 }, vitals: [] },
  });
  expect(getFact('Team')).toBe('nicht eingetragen');
  expect(getFact('Für alle seit')).toBe('unbekannt');
  for (const text of [/^Der Verlauf ist hier/, /^Es wurde keiner gemeldet/, /nicht gemessen/])
    expect(screen.getByText(text)).toBeTruthy();
});

test('distinguishes unreadable reports from missing ones', () => {
  renderArea({ telemetry: null });
  expect(screen.getByText('Die Fehler sind gerade nicht zu lesen.')).toBeTruthy();
  expect(screen.getByText('Die Messungen sind gerade nicht zu lesen.')).toBeTruthy();
});
