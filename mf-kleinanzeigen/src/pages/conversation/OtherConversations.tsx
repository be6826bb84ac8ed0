import type { OtherConversation } from '@gruenland/shared-contracts/api/messages.ts';
import { messagePaths } from '@gruenland/shared-contracts/ads/message-paths.ts';
import { DateText } from '@gruenland/shared-ui/format/DateText.tsx';
import { Link } from '@gruenland/shared-ui/link/Link.tsx';
import { Badge } from '@gruenland/shared-ui/type/Badge.tsx';

/** Shows the links to the other conversations of an ad owner who has no account. */
export function OtherConversations({
  conversations,
}: {
  readonly conversations: readonly OtherConversation[];
}) {
  return (
    <section aria-labelledby="weitere">
      <h2 id="weitere">Ihre anderen Unterhaltungen</h2>
      <ul>
        {conversations.map(({ id, code, title, other, unread, lastAt }) => (
          <li key={id}>
            <Link href={messagePaths.conversation(id, code)} data-reload>
              {other} zu „{title}“
            </Link>
            , <DateText date={lastAt} time />{' '}
            {unread > 0 ? <Badge tone="wheat">{unread} neu</Badge> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}
