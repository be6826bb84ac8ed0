import { Button } from '#button/Button.tsx';
import { Notice } from './Notice.tsx';

export interface RetryNoticeProps {
  readonly title?: string;
  /** What failed, for people. */
  readonly text: string;
  readonly retry: () => void;
  readonly busy?: boolean;
}

/** Something could not be loaded; the reader can try again. */
export function RetryNotice(props: RetryNoticeProps) {
  const { title = 'Das hat nicht geklappt', text, retry, busy = false } = props;
  const again = (
    <Button look="secondary" size="small" onClick={retry} busy={busy}>
      Erneut versuchen
    </Button>
  );
  return (
    <Notice kind="error" title={title} action={again} live>
      {text}
    </Notice>
  );
}
