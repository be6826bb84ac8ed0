import { Button } from '#button/Button.tsx';
import { Notice } from './Notice.tsx';

export interface RetryNoticeProps {
  readonly title?: string;
  /** German description of what failed. */
  readonly text: string;
  readonly retry: () => void;
  readonly busy?: boolean;
}

/** Shows that loading failed, with a button to retry. */
export function RetryNotice(props: RetryNoticeProps) {
  const { title = 'Das hat nicht geklappt', text, retry, busy = false } = props;
  const retryButton = (
    <Button look="secondary" size="small" onClick={retry} busy={busy}>
      Erneut versuchen
    </Button>
  );
  return (
    <Notice kind="error" title={title} action={retryButton} live>
      {text}
    </Notice>
  );
}
