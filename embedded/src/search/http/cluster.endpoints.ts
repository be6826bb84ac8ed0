import { ApiError } from '#search/api-error.ts';
import type { Call, Endpoint } from './call.ts';
import { getPage } from './get-page.ts';
import { getFields, getText } from './read-body.ts';

/** Name of the only cluster, which contains all data. */
const CLUSTER_NAME = 'embedded';
const MAX_USERS = 10_000;
const MAX_USERS_PER_REQUEST = 1000;

const now = (): string => new Date().toISOString();

/**
 * Converts a user id to the response format. `nbRecords` and `dataSize` are 0, because documents
 * are not counted per user.
 */
const toResponseUser = (userID: string) => ({
  userID,
  clusterName: CLUSTER_NAME,
  nbRecords: 0,
  dataSize: 0,
});

/** @throws {ApiError} 400 for an invalid user id */
function parseUserId(value: unknown): string {
  const user = getText(value, 'userID', 128);
  if (!/^[\w .@-]+$/u.test(user)) throw new ApiError(400, 'Invalid userID');
  return user;
}

function checkCluster(value: unknown): void {
  if (value !== CLUSTER_NAME) throw new ApiError(400, 'Cluster does not exist');
}

async function add({ application }: Call, users: readonly string[]): Promise<object> {
  const all = [...new Set([...application.users, ...users])];
  if (all.length > MAX_USERS) throw new ApiError(400, 'Too many users');
  await application.change({ users: all });
  return { createdAt: now() };
}

async function assignUser(call: Call): Promise<object> {
  checkCluster(getFields(call.body)['cluster']);
  return add(call, [parseUserId(call.header('x-algolia-user-id'))]);
}

async function assignUsers(call: Call): Promise<object> {
  const { cluster, users } = getFields(call.body);
  checkCluster(cluster);
  if (!Array.isArray(users) || users.length > MAX_USERS_PER_REQUEST) {
    throw new ApiError(400, `users must be an array of at most ${MAX_USERS_PER_REQUEST} entries`);
  }
  return add(call, users.map(parseUserId));
}

const requireUser = ({ application, path }: Call): string => {
  const user = application.users.find((one) => one === path['user']);
  if (user === undefined) throw new ApiError(404, 'User does not exist');
  return user;
};

async function remove(call: Call): Promise<object> {
  const removedUser = requireUser(call);
  await call.application.change({
    users: call.application.users.filter((one) => one !== removedUser),
  });
  return { deletedAt: now() };
}

async function list({ application, query }: Call): Promise<object> {
  const pageParams = {
    page: query.get('page') ?? 0,
    hitsPerPage: query.get('hitsPerPage') ?? 1000,
  };
  return { userIDs: getPage(application.users.map(toResponseUser), pageParams).hits };
}

async function search({ application, body }: Call): Promise<object> {
  const { query = '', clusterName, page, hitsPerPage = 20 } = getFields(body);
  if (clusterName !== undefined) checkCluster(clusterName);
  const needle = String(query).toLowerCase();
  const matchingUsers = application.users.filter((user) => user.toLowerCase().includes(needle));
  const createHighlightLeaf = (value: string, isMatched: boolean) => ({
    value,
    matchLevel: isMatched && needle !== '' ? 'full' : 'none',
    matchedWords: isMatched && needle !== '' ? [needle] : [],
  });
  const hits = matchingUsers.map((user) => ({
    ...toResponseUser(user),
    objectID: user,
    _highlightResult: {
      userID: createHighlightLeaf(user, true),
      clusterName: createHighlightLeaf(CLUSTER_NAME, false),
    },
  }));
  const { nbPages: _pages, ...pageNumbers } = getPage(hits, { page, hitsPerPage });
  return { ...pageNumbers, hitsPerPage: Number(hitsPerPage), updatedAt: now() };
}

const ADMIN_ACCESS = { acl: ['admin'] } as const;
const at = '/1/clusters/mapping';

/** Endpoints of multi-cluster management, for an application with a single cluster. */
export const clusterEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/1/clusters',
    ...ADMIN_ACCESS,
    handle: async () => ({ topUsers: [CLUSTER_NAME] }),
  },
  { method: 'POST', path: at, ...ADMIN_ACCESS, handle: assignUser },
  { method: 'GET', path: at, ...ADMIN_ACCESS, handle: list },
  { method: 'POST', path: `${at}/batch`, ...ADMIN_ACCESS, handle: assignUsers },
  { method: 'POST', path: `${at}/search`, ...ADMIN_ACCESS, handle: search },
  {
    method: 'GET',
    path: `${at}/top`,
    ...ADMIN_ACCESS,
    handle: async ({ application }) => ({
      topUsers: [{ [CLUSTER_NAME]: application.users.slice(0, 10).map(toResponseUser) }],
    }),
  },
  {
    method: 'GET',
    path: `${at}/pending`,
    ...ADMIN_ACCESS,
    handle: async () => ({ pending: false }),
  },
  {
    method: 'GET',
    path: `${at}/{user}`,
    ...ADMIN_ACCESS,
    handle: async (call) => toResponseUser(requireUser(call)),
  },
  { method: 'DELETE', path: `${at}/{user}`, ...ADMIN_ACCESS, handle: remove },
];
