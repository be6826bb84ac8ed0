import type { JobHint } from '@gruenland/shared-contracts/api/own-job-postings.ts';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { HiddenFields } from '#forms/HiddenFields.tsx';

/** Shows suggestions to improve the wording. The employer may submit the text unchanged. */
export function JobHints({ text }: { readonly text: string | undefined }) {
  if (!text) return null;
  const hints = JSON.parse(text) as readonly JobHint[];
  return (
    <Notice title="Bevor Sie einreichen">
      <HiddenFields fields={{ hintsSeen: 'true' }} />
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
