import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import { formatPercentChange, formatNumber } from '#format/number-text.ts';
import { FactTable } from './FactTable.tsx';
import { Table } from './Table.tsx';

const ROWS = [
  { name: 'Brotweizen', unit: '€/t', value: 219.5, change: 0.012 },
  { name: 'Raps', unit: '€/t', value: 487, change: -0.004 },
  { name: 'Milch, konventionell', unit: 'ct/kg', value: 51.8, change: 0 },
  { name: 'Schlachtschweine', unit: '€/kg', value: 1.92, change: -0.021 },
];

function MarketTable() {
  return (
    <Table
      caption="Preise ab Hof, Weser-Ems"
      rows={ROWS}
      getRowKey={(row) => row.name}
      columns={[
        { key: 'name', head: 'Erzeugnis', cell: (row) => row.name, isRowHeader: true },
        { key: 'unit', head: 'Einheit', cell: (row) => row.unit },
        { key: 'value', head: 'Preis', cell: (row) => formatNumber(row.value, 2), isNumeric: true },
        {
          key: 'change',
          head: 'Woche',
          cell: (row) => formatPercentChange(row.change),
          isNumeric: true,
        },
      ]}
      note="Quelle: Landwirtschaftskammer, 47. Woche. Ohne Umsatzsteuer."
    />
  );
}

function AdFactTable() {
  return (
    <FactTable
      caption="Merkmale"
      facts={[
        { name: 'Marke', value: 'Fendt' },
        { name: 'Baujahr', value: '2009' },
        { name: 'Betriebsstunden', value: '8.412 h' },
        { name: 'Leistung', value: '92 kW (125 PS)' },
      ]}
    />
  );
}

export const tableStories: readonly StoryDefinition[] = [
  { title: 'Tabelle / Preise', state: 'vier Spalten', view: MarketTable },
  { title: 'Tabelle / Merkmale', state: 'einer Anzeige', view: AdFactTable },
];
