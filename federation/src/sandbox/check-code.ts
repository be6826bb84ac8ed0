import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { StoryDefinition } from '@gruenland/shared-contracts/story-definition.ts';
import type { View } from '@gruenland/shared-contracts/view.ts';
import type { SandboxCheckRequest, SandboxReport } from '#sandbox/sandbox-messages.ts';
import { recordComponents } from '#sandbox/record-components.ts';
import { ContractError } from '#release/check-contract.ts';
import { checkModule } from '#server/check-module.ts';
import { getErrorMessage } from '#server/get-message.ts';
import { loadViews } from '#server/load-views.ts';
import { runBundle } from '#server/run-bundle.ts';

/** Modules and functions that a shell supplies to the sandbox process that checks releases. */
export interface SandboxHost {
  /** Modules that releases may `require`, the same as in the shell's own process. */
  readonly modules: Readonly<Record<string, unknown>>;
  /** Renders a view inside all providers of the shell. Rejects with the rendering error. */
  readonly render: (view: View<Record<string, never>>) => Promise<void>;
  /**
   * View to render before the process reports `ready`, so that the first story does not include the
   * start-up time of the renderer.
   */
  readonly warmUp?: View<Record<string, never>>;
}

/**
 * Time limits inside the sandbox process, in milliseconds. In addition, the shell kills the process
 * after a timeout that the shell sets.
 */
const SANDBOX_LIMITS = { stepTimeoutMs: 60_000, timersMs: 100, timersPollMs: 5 };

/**
 * Checks a release by loading it as a shell does: runs the bundle, loads all views, renders all
 * stories and looks for timers that are still running.
 *
 * @param onStep called with the name of each step before it starts
 * @throws when any step fails
 */
export async function checkCode(
  request: SandboxCheckRequest,
  host: SandboxHost,
  onStep: (step: string) => void,
): Promise<SandboxReport> {
  const renderedComponents = new Set<unknown>();
  onStep('its top level');
  const bundleExports = runBundle(request.code, {
    filename: request.filename,
    modules: recordComponents(host.modules, renderedComponents),
    timeoutMs: SANDBOX_LIMITS.stepTimeoutMs,
  });
  const module = checkModule(bundleExports, request.name);
  onStep('its views');
  const views = await loadViews(module, SANDBOX_LIMITS.stepTimeoutMs);
  onStep('its stories');
  for (const story of (await module.stories?.()) ?? []) {
    await renderStory(story, host, onStep);
    renderedComponents.add(story.view);
  }
  onStep('its timers');
  await assertNoTimers();
  const viewsWithoutStory = [...views]
    .filter(([, view]) => !renderedComponents.has(view))
    .map(([name]) => name);
  return { viewsWithoutStory };
}

async function renderStory(
  { title, state, view }: StoryDefinition,
  host: SandboxHost,
  onStep: (step: string) => void,
): Promise<void> {
  const name = `story "${title}: ${state}"`;
  onStep(name);
  try {
    await host.render(view);
  } catch (error) {
    throw new ContractError(`${name} cannot be rendered: ${getErrorMessage(error)}`, {
      cause: error,
    });
  }
}

/**
 * Fails when the release leaves timers running. Such a timer would keep running in the shell's
 * process after the release was replaced, and could throw there. Waits `timersMs` first: shorter
 * timers end during the check, so that an error in such a timer fails the check.
 *
 * @throws {ContractError} when a timer is still active after `timersMs`
 */
async function assertNoTimers(): Promise<void> {
  await nextTurn();
  const deadline = performance.now() + SANDBOX_LIMITS.timersMs;
  while (countTimers() > 0) {
    if (performance.now() > deadline) {
      throw new ContractError('a timer is still running after loading');
    }
    await pause(SANDBOX_LIMITS.timersPollMs, undefined, { ref: false });
  }
}

function countTimers(): number {
  return process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
}
