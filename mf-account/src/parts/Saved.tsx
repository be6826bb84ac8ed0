import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

/** Says that something was saved, and is read out. */
export function Saved({ text }: { readonly text: string | undefined | null | false }) {
  return text ? <Notice kind="success" title={text} live /> : null;
}
