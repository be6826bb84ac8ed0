import { ApiError } from '#search/api-error.ts';
import type { Call, Endpoint } from './call.ts';
import { pageOf } from './page-of.ts';
import { fieldsOf, textOf } from './read-body.ts';

/** The only cluster; all data is on it, whatever the assignment. */
const CLUSTER = 'embedded';
const MAX_USERS = 10_000;
const MAX_AT_ONCE = 1000;

const now = (): string => new Date().toISOString();

/** A user id; its documents are not counted separately. */
const written = (userID: string) => ({
  userID,
  clusterName: CLUSTER,
  nbRecords: 0,
  dataSize: 0,
});

/** @throws {ApiError} 400 */
function userOf(value: unknown): string {
  const user = textOf(value, 'userID', 128);
  if (!/^[\w .@-]+$/u.test(user)) throw new ApiError(400, 'Invalid userID');
  return user;
}

function checkCluster(value: unknown): void {
  if (value !== CLUSTER) throw new ApiError(400, 'Cluster does not exist');
}

async function add({ application }: Call, users: readonly string[]): Promise<object> {
  const all = [...new Set([...application.users, ...users])];
  if (all.length > MAX_USERS) throw new ApiError(400, 'Too many users');
  await application.change({ users: all });
  return { createdAt: now() };
}

async function assign(call: Call): Promise<object> {
  checkCluster(fieldsOf(call.body)['cluster']);
  return add(call, [userOf(call.header('x-algolia-user-id'))]);
}

async function assignMany(call: Call): Promise<object> {
  const { cluster, users } = fieldsOf(call.body);
  checkCluster(cluster);
  if (!Array.isArray(users) || users.length > MAX_AT_ONCE) {
    throw new ApiError(400, `users must be an array of at most ${MAX_AT_ONCE} entries`);
  }
  return add(call, users.map(userOf));
}

const known = ({ application, path }: Call): string => {
  const user = application.users.find((one) => one === path['user']);
  if (user === undefined) throw new ApiError(404, 'User does not exist');
  return user;
};

async function remove(call: Call): Promise<object> {
  const gone = known(call);
  await call.application.change({ users: call.application.users.filter((one) => one !== gone) });
  return { deletedAt: now() };
}

async function list({ application, query }: Call): Promise<object> {
  const paging = { page: query.get('page') ?? 0, hitsPerPage: query.get('hitsPerPage') ?? 1000 };
  return { userIDs: pageOf(application.users.map(written), paging).hits };
}

async function search({ application, body }: Call): Promise<object> {
  const { query = '', clusterName, page, hitsPerPage = 20 } = fieldsOf(body);
  if (clusterName !== undefined) checkCluster(clusterName);
  const wanted = String(query).toLowerCase();
  const found = application.users.filter((user) => user.toLowerCase().includes(wanted));
  const leaf = (value: string, matched: boolean) => ({
    value,
    matchLevel: matched && wanted !== '' ? 'full' : 'none',
    matchedWords: matched && wanted !== '' ? [wanted] : [],
  });
  const hits = found.map((user) => ({
    ...written(user),
    objectID: user,
    _highlightResult: { userID: leaf(user, true), clusterName: leaf(CLUSTER, false) },
  }));
  const { nbPages: _pages, ...numbers } = pageOf(hits, { page, hitsPerPage });
  return { ...numbers, hitsPerPage: Number(hitsPerPage), updatedAt: now() };
}

const admin = { acl: ['admin'] } as const;
const at = '/1/clusters/mapping';

/** Multi-cluster management for an application with one cluster. */
export const clusterEndpoints: readonly Endpoint[] = [
  {
    method: 'GET',
    path: '/1/clusters',
    ...admin,
    answer: async () => ({ topUsers: [CLUSTER] }),
  },
  { method: 'POST', path: at, ...admin, answer: assign },
  { method: 'GET', path: at, ...admin, answer: list },
  { method: 'POST', path: `${at}/batch`, ...admin, answer: assignMany },
  { method: 'POST', path: `${at}/search`, ...admin, answer: search },
  {
    method: 'GET',
    path: `${at}/top`,
    ...admin,
    answer: async ({ application }) => ({
      topUsers: [{ [CLUSTER]: application.users.slice(0, 10).map(written) }],
    }),
  },
  { method: 'GET', path: `${at}/pending`, ...admin, answer: async () => ({ pending: false }) },
  { method: 'GET', path: `${at}/{user}`, ...admin, answer: async (call) => written(known(call)) },
  { method: 'DELETE', path: `${at}/{user}`, ...admin, answer: remove },
];
