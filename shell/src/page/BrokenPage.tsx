import { useRouteError } from 'react-router';
import { ErrorScreen } from './ErrorScreen.tsx';

/** A page whose frame failed: the error screen is all that is left of it. */
export function BrokenPage() {
  const error = useRouteError();
  return (
    <main>
      <ErrorScreen message={String(error)} requestId="" />
    </main>
  );
}
