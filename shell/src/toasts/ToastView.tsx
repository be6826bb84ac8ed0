import type { ToastAction } from '@gruenland/shared-contracts/shell-api.ts';
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
  const { id, pausable, ...message } = toast;
  const action = client.actions.get(id);
  return (
    <Toast
      {...message}
      close={() => client.remove(id)}
      onMouseEnter={pausable ? () => client.startHover(id) : undefined}
      onMouseLeave={pausable ? () => client.endHover(id) : undefined}
      action={action ? <ActionControl action={action} close={() => client.remove(id)} /> : null}
    />
  );
}

interface ActionControlProps {
  readonly action: ToastAction;
  readonly close: () => void;
}

function ActionControl({ action, close }: ActionControlProps) {
  if ('href' in action)
    return (
      <ButtonLink look="quiet" size="small" href={action.href} onClick={close}>
        {action.label}
      </ButtonLink>
    );
  const press = () => {
    close();
    action.onPress();
  };
  return (
    <Button look="quiet" size="small" onClick={press}>
      {action.label}
    </Button>
  );
}
