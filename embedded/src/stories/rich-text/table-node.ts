import type { Table, TableCell } from 'mdast';
import type { DraftObject } from '#stories/content-value.ts';
import { convertInlineNodes } from './inline-nodes.ts';
import { createRichTextNode, type RichTextContext } from './rich-text-context.ts';

type Alignment = 'left' | 'right' | 'center' | null | undefined;

function convertTableCell(
  cell: TableCell,
  type: string,
  align: Alignment,
  context: RichTextContext,
): DraftObject {
  const text = convertInlineNodes(cell.children, [], context);
  const paragraph = createRichTextNode('paragraph', text, align ? { textAlign: align } : undefined);
  return createRichTextNode(type, [paragraph], { colspan: 1, rowspan: 1, colwidth: null });
}

/** Converts a Markdown table to a rich text table. The first row becomes the header. */
export function convertTableNode(table: Table, context: RichTextContext): DraftObject {
  const rows = table.children.map((row, index) => {
    const type = index === 0 ? 'tableHeader' : 'tableCell';
    const cells = row.children.map((cell, column) =>
      convertTableCell(cell, type, table.align?.[column], context),
    );
    return createRichTextNode('tableRow', cells);
  });
  return createRichTextNode('table', rows);
}
