import { createHash } from 'node:crypto';

import type {
  DrawingCommitmentsResponse,
  EntryRequest,
  EntryState,
  EntryStateResponse,
} from '@gruenland/shared-contracts/api/forms.ts';
import {
  getPrizeDrawState,
  readPrizeDraw,
} from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import type { PrizeDrawDefinition } from '@gruenland/shared-contracts/forms/prize-draw-definition.ts';
import { findBlocks } from '@gruenland/shared-contracts/forms/read-field.ts';

import type { Drizzle } from '#db/database.ts';
import { enqueueTask } from '#queue/task.repository.ts';
import { hashToken } from '#secrets/secret-token.ts';
import type { TryCountMail } from '#modules/session/interface.ts';
import { Problem } from '#problem.ts';
import type { Encryption } from '#secrets/encrypt.ts';

import { findCommitments } from './drawing/draw.repository.ts';
import type { BlockKeys } from './block-keys.ts';
import type { ContentStories } from '#content/content-stories.ts';
import { confirmEntry, findEntry, saveEntry } from './prize-draw.repository.ts';

const dayMs = 86_400_000;

export interface PrizeDrawService {
  /**
   * Stores an entry and sends the confirmation mail. The response does not reveal whether the email
   * address takes part already.
   *
   * @throws Problem if the draw is unknown or not running, or if the entry is incomplete
   */
  enterPrizeDraw(request: EntryRequest): Promise<void>;
  readState(code: string): Promise<EntryStateResponse>;
  /**
   * Returns the public commitments of a draw, so that participants can note them before the
   * drawing.
   * @param story full slug of the Storyblok story that contains the draw
   */
  listCommitments(draw: string, story?: string): Promise<DrawingCommitmentsResponse>;
  /**
   * Confirms an entry. A repeated call also succeeds and returns that the entry was confirmed
   * before.
   */
  confirm(code: string): Promise<EntryStateResponse>;
}

export interface PrizeDrawDependencies {
  readonly db: Drizzle;
  readonly stories: ContentStories;
  readonly tryCountMail: TryCountMail;
  readonly notifyTaskRunner: () => void;
  readonly keys: BlockKeys;
  readonly encryption: Encryption;
}

export function createPrizeDrawService(dependencies: PrizeDrawDependencies): PrizeDrawService {
  const { db, stories, tryCountMail, notifyTaskRunner, keys, encryption } = dependencies;
  const requireDraw = async ({
    story: slug,
    block,
  }: EntryRequest): Promise<PrizeDrawDefinition> => {
    const story = await stories.loadStory(slug);
    const rawBlock = findBlocks(story?.content, 'prize_draw').find(({ _uid }) => _uid === block);
    const draw = rawBlock && readPrizeDraw(rawBlock);
    if (!story || !draw) throw new Problem('form.unknown');
    return { ...draw, id: await keys.getKey(draw.id, story.uuid) };
  };
  const getKey = async (block: string, slug: string | undefined): Promise<string> => {
    const story = slug === undefined ? null : await stories.loadStory(slug);
    const isInStory = findBlocks(story?.content, 'prize_draw').some(({ _uid }) => _uid === block);
    return story && isInStory ? keys.getKey(block, story.uuid) : block;
  };
  const readState = async (code: string): Promise<EntryStateResponse> => {
    const entry = await findEntry(db, { codeHash: hashToken(code) });
    return entry ? { state: getEntryState(entry), title: entry.title } : { state: 'invalid' };
  };
  return {
    enterPrizeDraw: async (request) => {
      const draw = await requireDraw(request);
      if (getPrizeDrawState(draw, Date.now()) !== 'open') throw new Problem('draw.closed');
      if (request.website) return;
      validateEntry(draw, request);
      const { email, firstName, lastName, answer } = request;
      if (!(await tryCountMail(email))) throw new Problem('request.rate-limited');
      const endsAt = new Date(draw.endsAt);
      await db.transaction(async (tx) => {
        const newEntry = {
          draw: draw.id,
          title: draw.title,
          email,
          firstName,
          lastName,
          answer: answer ?? null,
          termsHash: createHash('sha256').update(draw.terms).digest('base64url'),
          drawEndsAt: endsAt,
          deleteAt: new Date(endsAt.getTime() + draw.retentionDays * dayMs),
        };
        const { id: entryId, confirmed } = await saveEntry(tx, newEntry, encryption);
        const kind = confirmed ? 'mail.entry-exists' : 'mail.confirm-entry';
        await enqueueTask(tx, { kind, payload: { entryId } });
      });
      notifyTaskRunner();
    },
    readState,
    listCommitments: async (draw, story) => ({
      commitments: (await findCommitments(db, await getKey(draw, story))).map(
        ({ seedHash, createdAt, usedAt }) => ({
          hash: seedHash,
          at: createdAt.toISOString(),
          drawnAt: usedAt?.toISOString() ?? null,
        }),
      ),
    }),
    confirm: async (code) => {
      const previousState = await readState(code);
      if (previousState.state !== 'open') return previousState;
      const isConfirmed = await confirmEntry(db, hashToken(code));
      return isConfirmed ? { ...previousState, state: 'confirmed' } : readState(code);
    },
  };
}

function validateEntry(draw: PrizeDrawDefinition, { answer, adult }: EntryRequest): void {
  const fields: Record<string, string> = {};
  const isKnownOption = draw.options.length === 0 || draw.options.includes(answer ?? '');
  if (draw.question && (!answer || !isKnownOption))
    fields['answer'] = 'Bitte beantworten Sie die Frage.';
  if (draw.adultsOnly && adult !== true) {
    fields['adult'] = 'Teilnehmen kann nur, wer mindestens 18 Jahre alt ist.';
  }
  if (Object.keys(fields).length > 0) throw new Problem('form.invalid', { fields });
}

function getEntryState(entry: {
  readonly confirmedAt: Date | null;
  readonly drawEndsAt: Date;
  readonly codeExpiresAt: Date | null;
}): EntryState {
  const now = Date.now();
  if (entry.confirmedAt) return 'already-confirmed';
  if (entry.drawEndsAt.getTime() <= now) return 'over';
  return (entry.codeExpiresAt?.getTime() ?? 0) <= now ? 'expired' : 'open';
}
