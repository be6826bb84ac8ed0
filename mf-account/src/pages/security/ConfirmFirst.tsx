import * as paths from '@gruenland/shared-contracts/paths.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';

/** Instead of what needs a fresh login: the way to one. */
export function ConfirmFirst() {
  return (
    <p>
      <Link href={paths.confirmLogin(paths.accountSecurity())}>Zum Ändern bitte bestätigen</Link>
    </p>
  );
}
