import type { ReactNode } from 'react';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';

interface SavedNoticeProps {
  readonly text: string | undefined | null | false;
  /** A form that undoes the change. */
  readonly action?: ReactNode;
}

/** Shows a success message and announces it to screen readers. */
export function SavedNotice({ text, action }: SavedNoticeProps) {
  return text ? <Notice kind="success" title={text} live action={action} /> : null;
}
