import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Toast } from '@gruenland/shared-ui/toast/Toast.tsx';
import type { ToastClient } from './toast-client.ts';
import type { Toast as StoredToast } from './toasts.slice.ts';

interface ToastViewProps {
  readonly toast: StoredToast;
  readonly client: ToastClient;
}

/** Shows one toast of the store with its link or button. */
export function ToastView({ toast, client }: ToastViewProps) {
  const { id, pausable, action, ...message } = toast;
  return (
    <Toast
      {...message}
      close={() => client.remove(id)}
      onMouseEnter={pausable ? () => client.startHover(id) : undefined}
      onMouseLeave={pausable ? () => client.endHover(id) : undefined}
      action={action ? <ActionControl action={action} press={() => client.runAction(id)} /> : null}
    />
  );
}

interface ActionControlProps {
  readonly action: NonNullable<StoredToast['action']>;
  readonly press: () => void;
}

function ActionControl({ action: { label, href }, press }: ActionControlProps) {
  return href === undefined ? (
    <Button look="quiet" size="small" onClick={press}>
      {label}
    </Button>
  ) : (
    <ButtonLink look="quiet" size="small" href={href} onClick={press}>
      {label}
    </ButtonLink>
  );
}
