import { splitTextBlocks } from '#format/text-blocks.ts';

/** Renders plain text as paragraphs and lists. */
export function TextBlocks({ text }: { readonly text: string }) {
  return splitTextBlocks(text).map((block, index) =>
    'items' in block ? (
      <ul key={index}>
        {block.items.map((item, itemIndex) => (
          <li key={itemIndex}>{item}</li>
        ))}
      </ul>
    ) : (
      <p key={index}>{block.text}</p>
    ),
  );
}
