import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';
import type { ProofJob, ProofReport } from '#proof/proof-messages.ts';
import { noteComponents } from '#proof/seen-components.ts';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { messageOf } from '#server/message-of.ts';
import { proveViews } from '#server/prove-views.ts';
import { runBundle } from '#server/run-bundle.ts';

/** What a shell brings along to prove releases. */
export interface ProofHost {
  /** What releases may `require`, as in the shell's own process. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Renders a view inside all that the shell gives to one; rejects with what went wrong. */
  readonly render: (view: View<Record<string, never>>) => Promise<void>;
  /** Rendered before the process is ready, so that the first story finds a warm renderer. */
  readonly warmUp?: View<Record<string, never>>;
}

/** Bounds inside the process, in milliseconds; the shell ends the process at its own deadline. */
const PATIENCE = { runMs: 60_000, timersMs: 100, timersLookMs: 5 };

/**
 * Does with a release what a shell will do with it, and renders its stories.
 *
 * @param step hears what comes next
 * @throws for whatever keeps the release from use
 */
export async function proveCode(
  job: ProofJob,
  host: ProofHost,
  step: (what: string) => void,
): Promise<ProofReport> {
  const seen = new Set<unknown>();
  step('its top level');
  const exported = runBundle(job.code, {
    filename: job.filename,
    modules: noteComponents(host.modules, seen),
    timeoutMs: PATIENCE.runMs,
  });
  const module = checkModule(exported, job.name);
  step('its views');
  const views = await proveViews(module, PATIENCE.runMs);
  step('its stories');
  for (const story of (await module.stories?.()) ?? []) {
    await renderStory(story, host, step);
    seen.add(story.view);
  }
  step('its timers');
  await requireStillness();
  const withoutStory = [...views].filter(([, view]) => !seen.has(view)).map(([name]) => name);
  return { withoutStory };
}

async function renderStory(
  { title, state, view }: StoryDefinition,
  host: ProofHost,
  step: (what: string) => void,
): Promise<void> {
  const name = `story "${title}: ${state}"`;
  step(name);
  try {
    await host.render(view);
  } catch (error) {
    throw new ContractError(`${name} cannot be rendered: ${messageOf(error)}`, { cause: error });
  }
}

/**
 * A release must do nothing by itself: what it left to a timer would go on in the shell's process
 * long after it was replaced, and may throw there. Short ones run out here and show what they do.
 *
 * @throws {ContractError} when a timer still runs after a while
 */
async function requireStillness(): Promise<void> {
  await nextTurn();
  const end = performance.now() + PATIENCE.timersMs;
  while (timers() > 0) {
    if (performance.now() > end) {
      throw new ContractError('it leaves a timer running after it was loaded');
    }
    await pause(PATIENCE.timersLookMs, undefined, { ref: false });
  }
}

function timers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}
