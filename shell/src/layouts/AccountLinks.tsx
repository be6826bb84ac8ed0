import { addAppModeParameter } from '@gruenland/shared-contracts/app-mode.ts';
import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { usePageFacts } from '@gruenland/shared-ui/shell-context/usePageFacts.ts';

/** What remains of the account menu while no remote provides it. */
export function AccountLinks() {
  const { appMode } = usePageFacts();
  return (
    <nav aria-label="Mein Account">
      <Link href={paths.account()}>Übersicht</Link>
      <form method="post" action={addAppModeParameter(paths.logOut(), appMode)}>
        <button type="submit">Abmelden</button>
      </form>
    </nav>
  );
}
