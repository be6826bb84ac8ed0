import { ApiError } from '#search/api-error.ts';
import type { Call, Endpoint } from './call.ts';
import { getPage } from './get-page.ts';
import { getFields, getText } from './read-body.ts';

/** Name of the only cluster, which contains all data. */
const CLUSTER_NAME = 'embedded';
const MAX_USERS = 10_000;
const MAX_USERS_PER_REQUEST = 1000;

const getCurrentIsoTime = (): string => new Date().toISOString();

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

function assertClusterExists(value: unknown): void {
  if (value !== CLUSTER_NAME) throw new ApiError(400, 'Cluster does not exist');
}

async function addUsers({ application }: Call, users: readonly string[]): Promise<object> {
  const allUsers = [...new Set([...application.users, ...users])];
  if (allUsers.length > MAX_USERS) throw new ApiError(400, 'Too many users');
  await application.changeData({ users: allUsers });
  return { createdAt: getCurrentIsoTime() };
}

async function assignUser(call: Call): Promise<object> {
  assertClusterExists(getFields(call.body)['cluster']);
  return addUsers(call, [parseUserId(call.header('x-algolia-user-id'))]);
}

async function assignUsers(call: Call): Promise<object> {
  const { cluster, users } = getFields(call.body);
  assertClusterExists(cluster);
  if (!Array.isArray(users) || users.length > MAX_USERS_PER_REQUEST) {
    throw new ApiError(400, `users must be an array of at most ${MAX_USERS_PER_REQUEST} entries`);
  }
  return addUsers(call, users.map(parseUserId));
}

const requireUser = ({ application, path }: Call): string => {
  const user = application.users.find((one) => one === path['user']);
  if (user === undefined) throw new ApiError(404, 'User does not exist');
  return user;
};

async function removeUser(call: Call): Promise<object> {
  const removedUser = requireUser(call);
  await call.application.changeData({
    users: call.application.users.filter((one) => one !== removedUser),
  });
  return { deletedAt: getCurrentIsoTime() };
}

async function listUsers({ application, query }: Call): Promise<object> {
  const pageParams = {
    page: query.get('page') ?? 0,
    hitsPerPage: query.get('hitsPerPage') ?? 1000,
  };
  return { userIDs: getPage(application.users.map(toResponseUser), pageParams).hits };
}

async function searchUsers({ application, body }: Call): Promise<object> {
  const { query = '', clusterName, page, hitsPerPage = 20 } = getFields(body);
  if (clusterName !== undefined) assertClusterExists(clusterName);
  const lowerCaseQuery = String(query).toLowerCase();
  const matchingUsers = application.users.filter((user) =>
    user.toLowerCase().includes(lowerCaseQuery),
  );
  const createHighlightLeaf = (value: string, isMatched: boolean) => ({
    value,
    matchLevel: isMatched && lowerCaseQuery !== '' ? 'full' : 'none',
    matchedWords: isMatched && lowerCaseQuery !== '' ? [lowerCaseQuery] : [],
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
  return { ...pageNumbers, hitsPerPage: Number(hitsPerPage), updatedAt: getCurrentIsoTime() };
}

const ADMIN_ACCESS = { acl: ['admin'] } as const;
const MAPPING_PATH = '/1/clusters/mapping';

/** Endpoints of multi-cluster management, for an application with a single cluster. */
export const clusterEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/1/clusters',
    ...ADMIN_ACCESS,
    handle: async () => ({ topUsers: [CLUSTER_NAME] }),
  },
  { method: 'POST', path: MAPPING_PATH, ...ADMIN_ACCESS, handle: assignUser },
  { method: 'GET', path: MAPPING_PATH, ...ADMIN_ACCESS, handle: listUsers },
  { method: 'POST', path: `${MAPPING_PATH}/batch`, ...ADMIN_ACCESS, handle: assignUsers },
  { method: 'POST', path: `${MAPPING_PATH}/search`, ...ADMIN_ACCESS, handle: searchUsers },
  {
    method: 'GET',
    path: `${MAPPING_PATH}/top`,
    ...ADMIN_ACCESS,
    handle: async ({ application }) => ({
      topUsers: [{ [CLUSTER_NAME]: application.users.slice(0, 10).map(toResponseUser) }],
    }),
  },
  {
    method: 'GET',
    path: `${MAPPING_PATH}/pending`,
    ...ADMIN_ACCESS,
    handle: async () => ({ pending: false }),
  },
  {
    method: 'GET',
    path: `${MAPPING_PATH}/{user}`,
    ...ADMIN_ACCESS,
    handle: async (call) => toResponseUser(requireUser(call)),
  },
  { method: 'DELETE', path: `${MAPPING_PATH}/{user}`, ...ADMIN_ACCESS, handle: removeUser },
];
