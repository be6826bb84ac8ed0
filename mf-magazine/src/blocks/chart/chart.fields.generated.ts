// Generated from embedded/content/_components/chart.yaml by npm run blocks.
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { readChoiceField, readTextField } from '#data/fields.ts';

export const CHART_KIND_VALUES = ['line', 'column', 'bar'] as const;

/** Fields of `chart`. A missing or invalid field is undefined or an empty list. */
export interface ChartFields {
  readonly title: string | undefined;
  readonly kind: (typeof CHART_KIND_VALUES)[number] | undefined;
  readonly data: unknown;
  readonly unit: string | undefined;
  readonly source: string | undefined;
  readonly note: string | undefined;
}

/** Reads the fields of a block `chart`. */
export function readChartFields(rawBlock: RawBlock): ChartFields {
  return {
    title: readTextField(rawBlock['title']),
    kind: readChoiceField(rawBlock['kind'], CHART_KIND_VALUES),
    data: rawBlock['data'],
    unit: readTextField(rawBlock['unit']),
    source: readTextField(rawBlock['source']),
    note: readTextField(rawBlock['note']),
  };
}
