import { createFailedFinding, createPassedFinding, type Finding } from './finding.ts';

/** URL and tokens with which the site reads stories. */
export interface DeliveryAccess {
  /** URL of the delivery API, including `/v2`. */
  readonly endpoint: string;
  readonly publicToken: string;
  readonly previewToken: string;
}

/** Timeout of a request in milliseconds. */
const TIMEOUT_MS = 10_000;

interface DeliveryResponse {
  /** HTTP status; 0 when there was no response. */
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function fetchDelivery(
  { endpoint }: DeliveryAccess,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<DeliveryResponse> {
  try {
    const url = `${endpoint}/cdn/${path}?${new URLSearchParams(query)}`;
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body: unknown = await response.json().catch(() => ({}));
    return { status: response.status, body: Object(body) };
  } catch {
    return { status: 0, body: {} };
  }
}

const describeStatus = ({ status }: DeliveryResponse, endpoint: string): string =>
  status === 0 ? `${endpoint} does not answer` : `${endpoint} answers ${status}`;

/** Checks that the public token reads this space and cannot read drafts. */
export async function checkPublicToken(
  delivery: DeliveryAccess,
  spaceId: number,
): Promise<Finding> {
  const what = 'public token';
  const { endpoint, publicToken: token } = delivery;
  const { space, drafts, id } = await readWithToken(delivery, token);
  const create =
    'Settings → Access Tokens: create one with access level "Public", set CONTENT_PUBLIC_TOKEN';
  if (space.status !== 200)
    return createFailedFinding(what, describeStatus(space, endpoint), create);
  if (id !== spaceId)
    return createFailedFinding(what, `belongs to space ${String(id)}, not ${spaceId}`, create);
  if (drafts.status === 200) return createFailedFinding(what, 'also reads drafts', create);
  return createPassedFinding(what, 'reads published stories only');
}

/** Checks that the preview token reads the drafts of this space. */
export async function checkPreviewToken(
  delivery: DeliveryAccess,
  spaceId: number,
): Promise<Finding> {
  const what = 'preview token';
  const { endpoint, previewToken: token } = delivery;
  const { drafts, id } = await readWithToken(delivery, token);
  const remedy =
    'Settings → Access Tokens: set CONTENT_PREVIEW_TOKEN to the one with access level "Preview"';
  if (drafts.status !== 200)
    return createFailedFinding(what, describeStatus(drafts, endpoint), remedy);
  if (id !== spaceId)
    return createFailedFinding(what, `belongs to space ${String(id)}, not ${spaceId}`, remedy);
  return createPassedFinding(what, 'reads drafts');
}

/** Asks with a token for its space, whose id is `id`, and for drafts. */
async function readWithToken(delivery: DeliveryAccess, token: string) {
  const [space, drafts] = await Promise.all([
    fetchDelivery(delivery, 'spaces/me', { token }),
    fetchDelivery(delivery, 'stories', { token, version: 'draft', per_page: '1' }),
  ]);
  const { id } = Object(space.body['space']) as { readonly id?: unknown };
  return { space, drafts, id };
}

/** Checks that the story is published. Used for stories that every page or the front page needs. */
export async function checkStory(
  delivery: DeliveryAccess,
  slug: string,
  component: string,
): Promise<Finding> {
  const what = `story ${slug}`;
  const { publicToken: token } = delivery;
  const { status, body } = await fetchDelivery(delivery, `stories/${slug}`, {
    token,
    version: 'published',
  });
  const { content } = Object(body['story']) as { readonly content?: unknown };
  const storyContent = Object(content) as { readonly component?: unknown };
  if (status === 200 && storyContent.component === component)
    return createPassedFinding(what, 'is published');
  const result = status === 200 ? `is not of type ${component}` : 'is not published';
  return createFailedFinding(
    what,
    result,
    'Publish it, or run: npm run content -- push --only stories',
  );
}
