import { sql } from 'drizzle-orm';

import type { ReplyTime } from '@gruenland/shared-contracts/api/ads.ts';

import type { Drizzle } from '#db/database.ts';
import { kleinanzeigen as ads } from '#db/tables/ads.ts';
import { conversations, messages } from '#db/tables/messages.ts';

/** Answers below which nothing is said: too few say nothing, and might tell of single people. */
const fewestAnswers = 3;
/** Days of which conversations count, and after which one without an answer counts as never answered. */
const countedDays = 180;
const patienceDays = 3;

const hour = 3600;
const limits: readonly (readonly [ReplyTime, seconds: number])[] = [
  ['hour', hour],
  ['day', 24 * hour],
  ['days', 72 * hour],
];

/** In words' worth; null where it takes longer, or too few have been answered. */
export function replyTimeOf(answers: number, medianSeconds: number | null): ReplyTime | null {
  if (answers < fewestAnswers || medianSeconds === null) return null;
  return limits.find(([, most]) => medianSeconds <= most)?.[0] ?? null;
}

/**
 * How soon who placed an ad answers first messages, the middle of all to any of their ads. Those that
 * never got an answer count as the longest.
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
        when asked < now() - make_interval(days => ${patienceDays}::int) then 'Infinity'::float8
      end as seconds from begun where asked is not null
    )
    select count(*) filter (where seconds < 'Infinity')::int as answers,
      percentile_disc(0.5) within group (order by seconds) as median
    from waits where seconds is not null`);
  const [row] = rows;
  return row ? replyTimeOf(row.answers, row.median) : null;
}
