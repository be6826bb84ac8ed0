import { staffPaths } from '@gruenland/shared-contracts/staff-paths.ts';
import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { formatLongDate } from '@gruenland/shared-ui/format/date-text.ts';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { FactTable } from '@gruenland/shared-ui/table/FactTable.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';

import { StaffNav } from '#staff/StaffNav.tsx';
import styles from '#staff/staff.module.css';
import type { BankAccountData } from './service-requests.loader.server.ts';

/** Renders the full bank account of a contract. */
export function BankAccountPage({ data }: RouteViewProps<BankAccountData>) {
  const { id, bankAccount, staffPages } = data;
  return (
    <article className={styles.page}>
      <StaffNav staffPages={staffPages} />
      <p>
        <Link href={staffPaths.serviceRequest(id)}>Zurück zum Vorgang</Link>
      </p>
      <Heading level={1} size={4}>
        Konto zu {bankAccount.orderNo}
      </Heading>
      <Notice title="Dieser Blick wurde festgehalten.">
        Bitte kopieren Sie das Konto nur dorthin, wo es gebraucht wird.
      </Notice>
      <FactTable
        caption={`Konto zu ${bankAccount.orderNo}`}
        facts={[
          { name: 'Kontoinhaber', value: bankAccount.accountHolder },
          { name: 'IBAN', value: bankAccount.iban.replaceAll(/(.{4})(?=.)/gu, '$1\u00a0') },
          { name: 'Mandat', value: bankAccount.mandateRef ?? 'keines' },
          ...(bankAccount.mandateAt
            ? [{ name: 'Erteilt am', value: formatLongDate(bankAccount.mandateAt) }]
            : []),
        ]}
      />
    </article>
  );
}
