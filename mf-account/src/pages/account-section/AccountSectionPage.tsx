import type { RouteViewProps } from '@gruenland/shared-contracts/route.ts';
import { ButtonLink } from '@gruenland/shared-ui/button/ButtonLink.tsx';
import { Notice } from '@gruenland/shared-ui/notice/Notice.tsx';
import { Heading } from '@gruenland/shared-ui/type/Heading.tsx';
import { accountSections } from '#model/account-sections.ts';
import type { AccountSectionData } from './account-section.loader.server.ts';

/** Shows an account page that has no entries: only a heading and the text for an empty list. */
export function AccountSectionPage({ data }: RouteViewProps<AccountSectionData>) {
  const { heading, emptyTitle, emptyText, action } = accountSections[data.section];
  return (
    <>
      <Heading level={1} size={4}>
        {heading}
      </Heading>
      <Notice kind="empty" title={emptyTitle}>
        {emptyText}
      </Notice>
      {action && (
        <ButtonLink look="secondary" href={action.href}>
          {action.label}
        </ButtonLink>
      )}
    </>
  );
}
