import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

/** Shows a link to log in again in place of an action that requires a recent login. */
export function FreshLoginRequired() {
  return (
    <p>
      <Link href={paths.confirmLogin(paths.accountSecurity())}>Zum Ändern bitte bestätigen</Link>
    </p>
  );
}
