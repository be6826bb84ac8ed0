import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import type { AccountStartData } from './account-start.loader.server.ts';
import styles from './account-start.module.css';

/** Start of the account: the data it holds. */
export function AccountStartPage({ data }: RouteViewProps<AccountStartData>) {
  const { user } = data;
  return (
    <>
      <Heading level={1} size={4}>
        Mein Account
      </Heading>
      {user && (
        <dl className={styles['facts']}>
          <dt>Anzeigename</dt>
          <dd>{user.displayName}</dd>
          <dt>E-Mail-Adresse</dt>
          <dd>{user.email}</dd>
        </dl>
      )}
    </>
  );
}
