import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { Button } from '@gruenland/shared-ui/button/Button.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { DeskNav } from '#desk/DeskNav.tsx';
import { PlainErrors, PlainInput } from '#desk/PlainFields.tsx';
import type { DeskData } from '#desk/desk-page.server.ts';
import styles from '#desk/desk.module.css';

/** Where an account is looked for. There is no list: nobody needs to leaf through people. */
export function AccountsPage({ data, form }: RouteViewProps<DeskData>) {
  return (
    <div className={styles['desk']}>
      <DeskNav desks={data.desks} />
      <Heading level={1} size={4}>
        Konten
      </Heading>
      <form method="post" className={styles['form']}>
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
