import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import { PlainErrors, PlainInput } from '#staff/PlainFields.tsx';
import type { StaffPageData } from '#staff/load-staff-page.server.ts';
import styles from '#staff/staff.module.css';

/**
 * Renders the search for an account by email address. To protect privacy, there is no list of
 * accounts.
 */
export function AccountsPage({ data, form }: RouteViewProps<StaffPageData>) {
  return (
    <div className={styles.page}>
      <StaffNav staffPages={data.staffPages} />
      <Heading level={1} size={4}>
        Konten
      </Heading>
      <form method="post" noValidate className={styles.form}>
        <PlainErrors state={form} />
        <PlainInput
          form="konto"
          name="email"
          label="E-Mail-Adresse"
          help="Genau so, wie das Konto sie hat. Jede Suche steht danach im Protokoll."
          type="email"
          required
          state={form}
        />
        <p>
          <Button type="submit">Konto suchen</Button>
        </p>
      </form>
    </div>
  );
}
