import { LRUCache } from 'lru-cache';

import type { NewsletterFrequency } from '@gruenland/shared-contracts/api/newsletter.ts';
import type {
  NewsletterListStats,
  SubscriberHistory,
} from '@gruenland/shared-contracts/api/staff-subscribers.ts';
import type { User } from '@gruenland/shared-contracts/session.ts';

import { recordAudit } from '#audit/audit.ts';
import { formatCsv, formatCsvRows } from '#format-csv.ts';
import type { Drizzle } from '#db/database.ts';
import { Problem } from '#problem.ts';

import { findList, newsletterLists } from '../newsletter-lists.ts';
import {
  endSubscription,
  findSignUpsOfEmail,
  findSubscription,
  findSubscriptions,
} from '../newsletter.repository.ts';
import { countSubscriptions, readActiveSubscribers } from './subscriber.repository.ts';
import type { ActiveSubscriber } from './subscriber.repository.ts';

const statsPeriodDays = 30;
/** Milliseconds for which staff share the counts, which are of all subscriptions. */
const STATS_MAX_AGE_MS = 10_000;

/** Finds, exports and ends newsletter subscriptions for staff. */
export interface SubscriberService {
  /** Returns all lists with their subscriber counts, which are up to ten seconds old. */
  lists(): Promise<NewsletterListStats[]>;
  /**
   * Exports a list's active email addresses, with an audit log entry. @throws Problem
   * `record.not-found`
   */
  exportCsv(staffMember: User, listId: string): Promise<string>;
  /** Returns the id of one subscription of an email address. @throws Problem `form.invalid` */
  find(staffMember: User, email: string): Promise<string>;
  /** Returns the history of a subscription's email address. @throws Problem `record.not-found` */
  readHistory(id: string): Promise<SubscriberHistory>;
  /** Ends a subscription. @throws Problem `record.changed`; `record.state` if it already ended */
  end(staffMember: User, id: string, version: number): Promise<void>;
}

const toIsoText = (time: Date | null) => time?.toISOString() ?? null;
const toTableRow = ({ email, frequency, confirmedAt }: ActiveSubscriber) => [
  email,
  frequency === 'monthly' ? 'einmal im Monat' : 'jede Ausgabe',
  toIsoText(confirmedAt) ?? '',
];
const getName = (listId: string) => findList(listId)?.name ?? listId;

/** Returns every list with its subscriber counts. */
async function readListStats(db: Drizzle): Promise<NewsletterListStats[]> {
  const sinceDate = new Date(Date.now() - statsPeriodDays * 86_400_000);
  const counts = await countSubscriptions(db, sinceDate);
  return newsletterLists.map(({ id, name, frequencyLabel }) => {
    const listCounts = counts.filter(({ listId }) => listId === id);
    const getCount = (state: string) =>
      listCounts.find((stateCount) => stateCount.state === state)?.count ?? 0;
    const addCounts = (column: 'signUps' | 'cancellations') =>
      listCounts.reduce((sum, stateCount) => sum + stateCount[column], 0);
    return {
      id,
      name,
      frequencyLabel,
      counts: {
        pending: getCount('pending'),
        active: getCount('active'),
        unsubscribed: getCount('unsubscribed'),
        bounced: getCount('bounced'),
        complained: getCount('complained'),
      },
      came: addCounts('signUps'),
      left: addCounts('cancellations'),
    };
  });
}

async function readHistory(db: Drizzle, email: string): Promise<SubscriberHistory> {
  const subscriptions = await findSubscriptions(db, email);
  const signUps = await findSignUpsOfEmail(db, email);
  return {
    email,
    lists: subscriptions.map((subscription) => ({
      id: subscription.id,
      listId: subscription.listId,
      name: getName(subscription.listId),
      state: subscription.state,
      frequency: subscription.frequency as NewsletterFrequency,
      pausedUntil: toIsoText(subscription.pausedUntil),
      confirmedAt: toIsoText(subscription.confirmedAt),
      endedAt: toIsoText(subscription.endedAt),
      version: subscription.version,
    })),
    proofs: signUps.map((signUp) => ({
      id: signUp.id,
      lists: signUp.listIds.map(getName),
      text: signUp.consentText,
      textVersion: signUp.consentVersion,
      page: signUp.pageUrl,
      source: signUp.source,
      signedUpAt: signUp.createdAt.toISOString(),
      signUpAddress: signUp.signUpIp,
      confirmedAt: toIsoText(signUp.confirmedAt),
      confirmAddress: signUp.confirmIp,
    })),
  };
}

export function createSubscriberService(db: Drizzle): SubscriberService {
  const requireSubscription = async (id: string) => {
    const subscription = await findSubscription(db, id);
    if (!subscription) throw new Problem('record.not-found');
    return subscription;
  };
  const stats = new LRUCache<'lists', NewsletterListStats[]>({
    max: 1,
    ttl: STATS_MAX_AGE_MS,
    fetchMethod: () => readListStats(db),
  });
  return {
    lists: () => stats.forceFetch('lists'),
    exportCsv: async (staffMember, listId) => {
      if (!findList(listId)) throw new Problem('record.not-found');
      let count = 0;
      let table = formatCsv([['E-Mail', 'Wie oft', 'Bestätigt am']]);
      // The rows of a large list would need ten times the memory of their text.
      for await (const subscribers of readActiveSubscribers(db, listId)) {
        count += subscribers.length;
        table += formatCsvRows(subscribers.map(toTableRow));
      }
      await recordAudit(db, {
        action: 'newsletter.exported',
        actor: staffMember.id,
        subject: `newsletter-list:${listId}`,
        details: { count },
      });
      return table;
    },
    find: async (staffMember, email) => {
      const [firstSubscription] = await findSubscriptions(db, email);
      if (!firstSubscription) {
        const fields = { email: 'Diese Adresse steht auf keiner Liste.' };
        throw new Problem('form.invalid', { fields });
      }
      await recordAudit(db, {
        action: 'newsletter.subscriber-searched',
        actor: staffMember.id,
        subject: `newsletter-subscription:${firstSubscription.id}`,
      });
      return firstSubscription.id;
    },
    readHistory: async (id) => readHistory(db, (await requireSubscription(id)).email),
    end: async (staffMember, id, version) => {
      const subscription = await requireSubscription(id);
      if (subscription.version !== version) throw new Problem('record.changed');
      if (!['active', 'pending'].includes(subscription.state)) throw new Problem('record.state');
      await db.transaction(async (tx) => {
        if (!(await endSubscription(tx, id, version))) throw new Problem('record.changed');
        await recordAudit(tx, {
          action: 'newsletter.ended-by-staff',
          actor: staffMember.id,
          subject: `newsletter-subscription:${id}`,
        });
      });
      stats.clear();
    },
  };
}
