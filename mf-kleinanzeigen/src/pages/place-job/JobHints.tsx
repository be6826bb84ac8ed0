import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Hidden } from '#forms/Hidden.tsx';

/** What is better said otherwise; whoever has seen it may go on. */
export function JobHints({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  const hints = JSON.parse(text) as readonly JobHint[];
  return (
    <Notice title="Bevor Sie einreichen">
      <Hidden fields={{ hintsSeen: 'true' }} />
      <ul>
        {hints.map((hint) => (
          <li key={hint.text}>
            {hint.text}
            {hint.suggestion ? ` Vorschlag: „${hint.suggestion}“` : ''}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
