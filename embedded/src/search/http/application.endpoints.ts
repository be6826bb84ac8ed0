import { ApiError } from '#search/api-error.ts';
import type { AllowedSource } from '#search/application/application-file.ts';
import { LOG_TYPES } from '#search/application/request-log.ts';
import { isNetwork } from '#search/keys/network.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { getFields, parseIndexName, readListOfFields, getText } from './read-body.ts';

const MAX_SOURCES = 500;
const MAX_LOGS = 1000;

const getCurrentIsoTime = (): string => new Date().toISOString();

/** @throws {ApiError} 400 for a value that is neither an IP address nor a network */
function getSource({ source, description }: Fields): AllowedSource {
  const sourceNetwork = getText(source, 'source', 100);
  if (!isNetwork(sourceNetwork))
    throw new ApiError(400, 'source must be an IP address or a network');
  return {
    source: sourceNetwork,
    ...(description !== undefined && { description: getText(description, 'description') }),
  };
}

async function listSources({ application }: Call): Promise<object> {
  return application.sources;
}

async function replaceSources({ application, body }: Call): Promise<object> {
  await application.changeData({
    sources: readListOfFields(body, 'sources', MAX_SOURCES).map(getSource),
  });
  return { updatedAt: getCurrentIsoTime() };
}

async function appendSource({ application, body }: Call): Promise<object> {
  const addedSource = getSource(getFields(body));
  const otherSources = application.sources.filter(({ source }) => source !== addedSource.source);
  if (otherSources.length >= MAX_SOURCES) throw new ApiError(400, 'Too many sources');
  await application.changeData({ sources: [...otherSources, addedSource] });
  return { createdAt: getCurrentIsoTime() };
}

async function deleteSource({ application, path }: Call): Promise<object> {
  const remainingSources = application.sources.filter(({ source }) => source !== path['source']);
  if (remainingSources.length === application.sources.length)
    throw new ApiError(404, 'Source does not exist');
  await application.changeData({ sources: remainingSources });
  return { deletedAt: getCurrentIsoTime() };
}

function parseCount(value: string | null, defaultCount: number, maxCount: number): number {
  if (value === null) return defaultCount;
  const number = Number(value);
  if (!Number.isInteger(number) || number < 0) throw new ApiError(400, 'Invalid number');
  return Math.min(number, maxCount);
}

async function listLogs({ requestLog, query }: Call): Promise<object> {
  const type = LOG_TYPES.find((known) => known === (query.get('type') ?? 'all'));
  if (!type) throw new ApiError(400, `type must be one of ${LOG_TYPES.join(', ')}`);
  const name = query.get('indexName');
  const index = name === null ? null : parseIndexName(name);
  const offset = parseCount(query.get('offset'), 0, MAX_LOGS);
  const length = parseCount(query.get('length'), 10, MAX_LOGS);
  return { logs: requestLog.read(type, index, offset, length) };
}

const ADMIN_ACCESS = { acl: ['admin'] } as const;

/** Endpoints for allowed sources of requests and for the request log. */
export const applicationEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/1/security/sources', ...ADMIN_ACCESS, handle: listSources },
  { method: 'PUT', path: '/1/security/sources', ...ADMIN_ACCESS, handle: replaceSources },
  { method: 'POST', path: '/1/security/sources/append', ...ADMIN_ACCESS, handle: appendSource },
  { method: 'DELETE', path: '/1/security/sources/{source}', ...ADMIN_ACCESS, handle: deleteSource },
  { method: 'GET', path: '/1/logs', acl: ['logs'], handle: listLogs },
];
