import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

/** Shows a success message and announces it to screen readers. */
export function SavedNotice({ text }: { readonly text: string | undefined | null | false }) {
  return text ? <Notice kind="success" title={text} live /> : null;
}
