import { createRoot } from 'react-dom/client';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { AccountSwitchDialog } from './AccountSwitchDialog.tsx';

/**
 * Shows the dialog for switching the account on top of any page.
 * @returns whether the user wants the other account
 */
export function confirmAccountSwitch(currentUser: User): Promise<boolean> {
  const container = document.body.appendChild(document.createElement('div'));
  const root = createRoot(container);
  return new Promise<boolean>((resolve) => {
    root.render(<AccountSwitchDialog currentUser={currentUser} onDecision={resolve} />);
  }).finally(() => {
    root.unmount();
    container.remove();
  });
}
