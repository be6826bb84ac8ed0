import type { Scalar } from 'yaml';
import type { DraftObject } from '#stories/content-value.ts';
import { createBlockUid } from '#stories/identity.ts';
import type { Conversion } from './conversion.ts';

/**
 * Converts `!tabelle |` to a table field. Each line is a row, whose cells are separated by
 * semicolons. The first row is the header.
 */
export function convertTable(
  node: Scalar,
  path: string,
  conversion: Conversion,
): DraftObject | null {
  const lines = String(node.value)
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => line.split(';').map((cell) => cell.trim()));
  const [head, ...rows] = lines;
  if (!head || rows.length === 0) {
    conversion.report(
      conversion.yaml.getLine(node),
      'a table needs a header row and a row, with cells separated by ;',
    );
    return null;
  }
  const uid = (place: string): string => createBlockUid(conversion.slug, `${path}.${place}`);
  const unevenRowIndex = rows.findIndex((row) => row.length !== head.length);
  if (unevenRowIndex >= 0) {
    const line = conversion.yaml.getLine(node) + unevenRowIndex + 2;
    conversion.report(line, `${head.length} cells expected, as in the header row`);
  }
  return {
    fieldtype: 'table',
    thead: head.map((value, at) => ({ _uid: uid(`h${at}`), value, component: '_table_head' })),
    tbody: rows.map((row, number) => ({
      _uid: uid(`r${number}`),
      body: row.map((value, at) => ({
        _uid: uid(`r${number}c${at}`),
        value,
        component: '_table_col',
      })),
      component: '_table_row',
    })),
  };
}
