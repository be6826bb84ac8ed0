import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

/** Success message, announced to screen readers. */
export function SavedNotice({ text }: { readonly text: string | undefined | null | false }) {
  return text ? <Notice kind="success" title={text} live /> : null;
}
