import { sql } from 'drizzle-orm';

import type { ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';

import type { Drizzle } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { conversations, messages } from '#db/tables/messages.ts';

/**
 * Minimum number of answered conversations. A median of fewer answers could reveal the behaviour of
 * single people.
 */
const minAnsweredConversations = 3;
/**
 * Conversations that started more than 180 days ago are ignored. A conversation without an answer
 * after three days counts as never answered.
 */
const measuredPeriodDays = 180;
const daysUntilUnanswered = 3;

const secondsPerHour = 3600;
const replyTimeLimits: readonly (readonly [ReplyTime, seconds: number])[] = [
  ['hour', secondsPerHour],
  ['day', 24 * secondsPerHour],
  ['days', 72 * secondsPerHour],
];

/**
 * Returns the reply-time category, or null if the median is over 72 hours or there are too few
 * answers.
 */
export function classifyReplyTime(
  answerCount: number,
  medianSeconds: number | null,
): ReplyTime | null {
  if (answerCount < minAnsweredConversations || medianSeconds === null) return null;
  return replyTimeLimits.find(([, maxSeconds]) => medianSeconds <= maxSeconds)?.[0] ?? null;
}

/**
 * Computes how quickly a seller replies to first messages: the median over all ads of the seller. A
 * message without a reply counts as an infinitely long reply time.
 */
export async function findReplyTime(
  db: Drizzle,
  seller: { readonly userId: string | null; readonly guestEmail: string | null },
): Promise<ReplyTime | null> {
  const { userId, guestEmail } = seller;
  if (!userId && !guestEmail) return null;
  const sellerCondition = userId
    ? sql`${ads.userId} = ${userId}`
    : sql`${ads.userId} is null and ${ads.guestEmail} = ${guestEmail}`;
  const { rows } = await db.execute<{ answers: number; median: number | null }>(sql`
    with begun as (
      select min(${messages.deliveredAt}) filter (where ${messages.side} = 'asker') as asked,
        min(${messages.deliveredAt}) filter (where ${messages.side} = 'seller') as answered
      from ${conversations}
      join ${ads} on ${ads.id} = ${conversations.adId}
      join ${messages} on ${messages.conversationId} = ${conversations.id}
      where ${sellerCondition} and ${messages.deliveredAt} is not null
        and ${conversations.createdAt} > now() - make_interval(days => ${measuredPeriodDays}::int)
      group by ${conversations.id}
    ), waits as (
      select case
        when answered is not null then extract(epoch from answered - asked)::float8
        when asked < now() - make_interval(days => ${daysUntilUnanswered}::int) then 'Infinity'::float8
      end as seconds from begun where asked is not null
    )
    select count(*) filter (where seconds < 'Infinity')::int as answers,
      percentile_disc(0.5) within group (order by seconds) as median
    from waits where seconds is not null`);
  const [row] = rows;
  return row ? classifyReplyTime(row.answers, row.median) : null;
}
