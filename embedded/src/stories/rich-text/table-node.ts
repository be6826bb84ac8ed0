import type { Table, TableCell } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { inlineNodes } from './inline-nodes.ts';
import { richTextNode, type RichTextContext } from './rich-text-context.ts';

type Alignment = 'left' | 'right' | 'center' | null | undefined;

function tableCell(
  cell: TableCell,
  type: string,
  align: Alignment,
  context: RichTextContext,
): DraftObject {
  const text = inlineNodes(cell.children, [], context);
  const paragraph = richTextNode('paragraph', text, align ? { textAlign: align } : undefined);
  return richTextNode(type, [paragraph], { colspan: 1, rowspan: 1, colwidth: null });
}

/** Converts a Markdown table to a rich text table with a header row. */
export function tableNode(table: Table, context: RichTextContext): DraftObject {
  const rows = table.children.map((row, index) => {
    const type = index === 0 ? 'tableHeader' : 'tableCell';
    const cells = row.children.map((cell, column) =>
      tableCell(cell, type, table.align?.[column], context),
    );
    return richTextNode('tableRow', cells);
  });
  return richTextNode('table', rows);
}
