import { createRoot } from 'react-dom/client';
import type { User } from '@gruenland/shared-contracts/session.ts';
import { SwitchQuestion } from './SwitchQuestion.tsx';

/** Asks on top of the page, whichever it is. @returns whether the other account is wanted. */
export function askToSwitch(present: User): Promise<boolean> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  return new Promise<boolean>((resolve) => {
    root.render(<SwitchQuestion present={present} onAnswer={resolve} />);
  }).finally(() => {
    root.unmount();
    place.remove();
  });
}
