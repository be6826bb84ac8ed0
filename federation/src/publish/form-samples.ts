import type { ActionContext } from '@gruenland/shared-contracts/action.ts';
import type { ApiResponse, ServerApi } from '@gruenland/shared-contracts/load-context.ts';
import type { RouteDefinition } from '@gruenland/shared-contracts/route.ts';
import { describeFetchFailure } from '#publish/shells.ts';

/** First api revision that supports dry runs. An older api would store the samples. */
export const MIN_DRY_RUN_API_REVISION = 3;

const TIMEOUT_MS = 5_000;

/**
 * Thrown when the api refuses a form sample of the new release but accepts the live release's
 * sample.
 */
export class FormRegressionError extends Error {
  override readonly name = 'FormRegressionError';
}

/**
 * Sends the sample of every form as a dry run: the action runs in this process, and its calls reach
 * the api through the shell with the header `x-dry-run`. The api validates them and writes nothing.
 * A refusal counts only if the api accepts the live release's sample. Otherwise the api causes the
 * refusal.
 *
 * @param shell URL of the shell
 * @param loadLiveRoutes loads the routes of the live release; called only after a refusal
 * @returns paths of the forms whose samples the api accepted
 * @throws {FormRegressionError} with a message that names the first form that only the new release
 *   breaks
 */
export async function checkFormSamples(
  routes: readonly RouteDefinition[],
  shell: string,
  loadLiveRoutes: () => Promise<readonly RouteDefinition[]>,
): Promise<string[]> {
  const acceptedPaths: string[] = [];
  for (const route of routes.filter(({ action, sampleForm }) => action && sampleForm)) {
    const refusal = await findRefusal(route, shell);
    if (refusal === null) {
      acceptedPaths.push(route.path);
      continue;
    }
    const liveRoute = (await loadLiveRoutes()).find(({ id }) => id === route.id);
    // If the api also refuses the live release's sample, the new release is not the cause.
    if (liveRoute?.sampleForm && (await findRefusal(liveRoute, shell)) !== null) continue;
    throw new FormRegressionError(`the form ${route.path} is refused by the api: ${refusal}`);
  }
  return acceptedPaths;
}

/**
 * Runs the action of a route with its sample. Returns why the api refused the sample, or null if it
 * accepted the sample.
 */
async function findRefusal(
  { path, action, sampleForm = {} }: RouteDefinition,
  shell: string,
): Promise<string | null> {
  const api = new DryRunApi(shell);
  const context = {
    path,
    params: {},
    query: new URLSearchParams(),
    appMode: false,
    contentVersion: 'published',
    signal: AbortSignal.timeout(TIMEOUT_MS),
    api,
    log: { info: () => undefined, warn: () => undefined, error: () => undefined },
    form: sampleForm,
  } as unknown as ActionContext;
  try {
    const result = await action?.(context);
    if (api.isAccepted) return null;
    return api.refusal ?? `no call of the api, result ${result?.kind ?? 'none'}`;
  } catch (error) {
    return api.isAccepted ? null : error instanceof Error ? error.message : String(error);
  }
}

/** Api for the action in a dry run. Records whether the api accepts or refuses a call. */
class DryRunApi implements ServerApi {
  isAccepted = false;
  refusal: string | null = null;
  readonly #shell: string;

  constructor(shell: string) {
    this.#shell = shell;
  }

  async get<Body>(path: string): Promise<ApiResponse<Body>> {
    return await this.#call(path, { method: 'GET' });
  }

  async post<Body>(path: string, body: unknown = {}): Promise<ApiResponse<Body>> {
    const response = await this.#call<Body>(path, { method: 'POST', body: JSON.stringify(body) });
    const { code, fields } = response.body as { readonly code?: string; readonly fields?: object };
    if (code === 'request.dry-run') this.isAccepted = true;
    else this.refusal = `${response.status} ${code} ${JSON.stringify(fields ?? {})}`;
    return response;
  }

  async #call<Body>(path: string, init: RequestInit): Promise<ApiResponse<Body>> {
    const headers = {
      accept: 'application/json',
      'x-dry-run': '1',
      ...(init.body === undefined ? {} : { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const response = await fetch(this.#shell + path, { ...init, headers, signal });
      return { status: response.status, body: (await response.json()) as Body, setCookies: [] };
    } catch (error) {
      throw new Error(`${this.#shell}${path} ${describeFetchFailure(error)}`, { cause: error });
    }
  }
}
