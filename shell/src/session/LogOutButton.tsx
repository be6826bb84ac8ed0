import { paths } from '@gruenland/shared-contracts/paths.ts';
import { useShell } from '@gruenland/shared-ui/shell-context/useShell.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';

/** Ends the session and leads to the home page; says so when the server could not be reached. */
export function LogOutButton() {
  const { session, navigation, toasts } = useShell();
  const logOut = async () => {
    try {
      await session.logOut();
    } catch {
      toasts.add({
        severity: 'warn',
        summary: 'Sie sind auf diesem Gerät abgemeldet.',
        detail: 'Der Server hat nicht geantwortet. Bitte melden Sie sich später noch einmal ab.',
        lifeMs: 8000,
      });
    }
    navigation.navigate(paths.home());
  };
  return (
    <Button look="quiet" onClick={() => void logOut()}>
      Abmelden
    </Button>
  );
}
