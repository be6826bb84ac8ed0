import { sql } from 'drizzle-orm';

import type { ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';

import type { Drizzle } from '#db/database.ts';
import { ads } from '#db/tables/ads.ts';
import { conversations, messages } from '#db/tables/messages.ts';

/**
 * Minimum number of answered conversations: fewer are not meaningful and could identify single
 * people.
 */
const fewestAnswers = 3;
/**
 * Period in days: older conversations are ignored, and unanswered ones count as never answered
 * after it.
 */
const countedDays = 180;
const unansweredDays = 3;

const hour = 3600;
const limits: readonly (readonly [ReplyTime, seconds: number])[] = [
  ['hour', hour],
  ['day', 24 * hour],
  ['days', 72 * hour],
];

/** The category shown to readers; null if answers take longer or there are too few. */
export function classifyReplyTime(answers: number, medianSeconds: number | null): ReplyTime | null {
  if (answers < fewestAnswers || medianSeconds === null) return null;
  return limits.find(([, most]) => medianSeconds <= most)?.[0] ?? null;
}

/**
 * How quickly a seller answers first messages: the median over all ads of the seller. Unanswered
 * messages count as the longest time.
 */
export async function replyTime(
  db: Drizzle,
  seller: { readonly userId: string | null; readonly guestEmail: string | null },
): Promise<ReplyTime | null> {
  const { userId, guestEmail } = seller;
  if (!userId && !guestEmail) return null;
  const theirs = userId
    ? sql`${ads.userId} = ${userId}`
    : sql`${ads.userId} is null and ${ads.guestEmail} = ${guestEmail}`;
  const { rows } = await db.execute<{ answers: number; median: number | null }>(sql`
    with begun as (
      select min(${messages.deliveredAt}) filter (where ${messages.side} = 'asker') as asked,
        min(${messages.deliveredAt}) filter (where ${messages.side} = 'seller') as answered
      from ${conversations}
      join ${ads} on ${ads.id} = ${conversations.adId}
      join ${messages} on ${messages.conversationId} = ${conversations.id}
      where ${theirs} and ${messages.deliveredAt} is not null
        and ${conversations.createdAt} > now() - make_interval(days => ${countedDays}::int)
      group by ${conversations.id}
    ), waits as (
      select case
        when answered is not null then extract(epoch from answered - asked)::float8
        when asked < now() - make_interval(days => ${unansweredDays}::int) then 'Infinity'::float8
      end as seconds from begun where asked is not null
    )
    select count(*) filter (where seconds < 'Infinity')::int as answers,
      percentile_disc(0.5) within group (order by seconds) as median
    from waits where seconds is not null`);
  const [row] = rows;
  return row ? classifyReplyTime(row.answers, row.median) : null;
}
