import {
  createHostileValue,
  pickRandom,
} from '@gruenland/shared-contracts/testing/hostile-values.ts';
import type { RandomSource } from '@gruenland/shared-contracts/testing/hostile-values.ts';
import type { JsonSchema } from '@gruenland/shared-contracts/testing/sample-body.ts';

import { siteUrl } from './test-api.ts';
import type { TestApi } from './test-api.ts';

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly parameters?: readonly { name: string; in: string; schema: JsonSchema }[];
  readonly requestBody?: {
    readonly content: Readonly<Record<string, { readonly schema: JsonSchema }>>;
  };
}

/** A request in the format that `TestApi.sendRequest` expects. */
export interface HostileRequest {
  readonly method: 'GET';
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string;
}

const createTextParameters = (...names: readonly string[]) =>
  names.map((name) => ({ name, in: 'query', schema: { type: 'string' } }));

/** Operations that the OpenAPI document leaves out. */
const UNDOCUMENTED_OPERATIONS: readonly Operation[] = [
  {
    method: 'GET',
    path: '/api/auth/provider/start',
    parameters: createTextParameters('ziel', 'fenster', 'is_app'),
  },
  {
    method: 'GET',
    path: '/api/auth/provider/callback',
    parameters: createTextParameters('code', 'state', 'iss', 'error', 'error_description'),
  },
  {
    method: 'POST',
    path: '/api/hooks/content',
    requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
  },
];

/** Returns all operations of `/api/openapi.json` and the undocumented ones. */
export async function getOperations(api: TestApi): Promise<readonly Operation[]> {
  const document = (await api.sendRequest({ url: '/api/openapi.json' })).json() as {
    paths: Record<string, Record<string, Omit<Operation, 'method' | 'path'>>>;
  };
  const documentedOperations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      ...operation,
      path,
      method: method.toUpperCase(),
    })),
  );
  return [...documentedOperations, ...UNDOCUMENTED_OPERATIONS];
}

/** Request headers of uploads: a multipart form, or a resumable upload (tus). */
const UPLOAD_HEADERS: readonly Record<string, string>[] = [
  { 'content-type': 'multipart/form-data; boundary=grenze' },
  { 'content-type': 'multipart/form-data' },
  {
    'content-type': 'application/offset+octet-stream',
    'tus-resumable': '1.0.0',
    'upload-offset': '0',
  },
  { 'tus-resumable': '1.0.0', 'upload-length': '99', 'upload-metadata': 'draft ,,filename !' },
  { 'tus-resumable': '1.0.0', 'upload-length': '-1', 'upload-offset': 'NaN' },
];
const FORM_PART_HEADER_START = '--grenze\r\ncontent-disposition: form-data; name=';
const UPLOAD_BODIES = [
  '',
  '--grenze--',
  `${FORM_PART_HEADER_START}"datei"; filename="../a.pdf"\r\n\r\n%PDF-1.7`,
  `${FORM_PART_HEADER_START}"__proto__"\r\n\r\nx\r\n--grenze--\r\n`,
  '\uFFFD'.repeat(2000),
];
const IDEMPOTENCY_KEYS = ['x', 'a-key-of-this-form-0001', '"'];

/**
 * Creates a request for an operation. Some of its values are invalid or malicious.
 *
 * @param names existing numbers and ids for path parameters
 * @param cookie session cookie of the caller; most requests contain it
 */
export function createHostileRequest(
  operation: Operation,
  random: RandomSource,
  { names, cookie }: { names: readonly string[]; cookie: string },
): HostileRequest {
  const { parameters = [], requestBody, method, path } = operation;
  const createParameterValue = (name: string, parameterLocation: string) => {
    if (parameterLocation === 'path' && random() < 0.4)
      return encodeURIComponent(pickRandom(random, names));
    const schema = parameters.find(
      (parameter) => parameter.in === parameterLocation && parameter.name === name,
    )?.schema;
    return encodeURIComponent(String(createHostileValue(schema, random)).toWellFormed());
  };
  const url = path.replace(
    /\{(\w+)\}/gu,
    (_, name: string) => createParameterValue(name, 'path') || '%20',
  );
  const query = parameters
    .filter((parameter) => parameter.in === 'query' && random() < 0.7)
    .map(({ name }) => `${name}=${createParameterValue(name, 'query')}`);
  const schema = requestBody?.content['application/json']?.schema;
  const files = !schema && method !== 'GET' && random() < 0.5;
  return {
    method: method as 'GET',
    url: `${url}?${query.join('&')}`,
    headers: {
      origin: siteUrl,
      ...(random() < 0.7 && { cookie }),
      ...(schema && { 'content-type': 'application/json' }),
      ...(files && pickRandom(random, UPLOAD_HEADERS)),
      ...(random() < 0.1 && { 'idempotency-key': pickRandom(random, IDEMPOTENCY_KEYS) }),
    },
    ...(schema && { payload: JSON.stringify(createHostileValue(schema, random)) ?? '' }),
    ...(files && { payload: pickRandom(random, UPLOAD_BODIES) }),
  };
}
