import { ApiError, createIndexMissingError } from '#search/api-error.ts';
import { getRecommendRulesIndexName } from '#search/application/hidden-index.ts';
import { RECOMMEND_MODELS } from '#search/recommend/models.ts';
import type { Rule } from '#search/rules/rule.ts';
import { tokenize } from '@gruenland/shared-contracts/german/tokenize.ts';
import type { Call, Endpoint, Fields } from './call.ts';
import { getPage } from './get-page.ts';
import { getFields, readListOfFields } from './read-body.ts';
import { parseRecommendRule } from './recommend-rule.schema.ts';
import { requireAllowedIndex, getTaskStatus } from './write.endpoints.ts';

const MAX_RULES = 1000;

const now = (): string => new Date().toISOString();

/**
 * Returns the name of the hidden index that contains the rules of a recommendation model.
 *
 * @throws {ApiError} 400 for an unknown model, 403 for a forbidden index, 404 for an unknown index
 */
async function getRulesIndexName(call: Call): Promise<string> {
  const index = requireAllowedIndex(call);
  const { model = '' } = call.path;
  if (!RECOMMEND_MODELS.includes(model)) throw new ApiError(400, `Unknown model: ${model}`);
  if (!(await call.thread.ask('exists', index))) throw createIndexMissingError(index);
  return getRecommendRulesIndexName(index, model);
}

async function getRecommendRules(call: Call): Promise<readonly Fields[]> {
  const rulesIndexName = await getRulesIndexName(call);
  if (!(await call.thread.ask('exists', rulesIndexName))) return [];
  return (await call.thread.ask('entries', rulesIndexName, 'rules')) as readonly Fields[];
}

interface RuleChange {
  readonly put?: readonly object[];
  readonly remove?: readonly string[];
  readonly replace?: boolean;
}

async function change(call: Call, { put = [], remove = [], replace = false }: RuleChange) {
  const index = await getRulesIndexName(call);
  const rules = put as unknown as readonly Rule[];
  const operation = { kind: 'rules', index, put: rules, remove, replace, forward: false } as const;
  return { taskID: await call.thread.ask('accept', operation), updatedAt: now() };
}

async function batch(call: Call): Promise<object> {
  const put = readListOfFields(call.body, 'rules', MAX_RULES).map((body) => ({
    ...parseRecommendRule(body),
    _metadata: { lastUpdate: now() },
  }));
  return change(call, { put, replace: call.query.get('clearExistingRules') === 'true' });
}

const createRuleMissingError = (): ApiError => new ApiError(404, 'ObjectID does not exist');

async function get(call: Call): Promise<object> {
  const found = (await getRecommendRules(call)).find(
    ({ objectID }) => objectID === call.path['id'],
  );
  if (!found) throw createRuleMissingError();
  return found;
}

async function removeRule(call: Call): Promise<object> {
  const { taskID } = await change(call, { remove: [call.path['id'] ?? ''] });
  return { taskID, deletedAt: now() };
}

async function search(call: Call): Promise<object> {
  const { query = '', context, enabled, ...paging } = getFields(call.body);
  const words = tokenize(String(query)).map(({ word }) => word);
  const found = (await getRecommendRules(call)).filter((rule) => {
    const { condition = {}, enabled: on = true } = rule as {
      condition?: { context?: string };
      enabled?: boolean;
    };
    const knownWords = new Set(tokenize(JSON.stringify(rule)).map(({ word }) => word));
    if (context !== undefined && condition.context !== context) return false;
    if (enabled !== undefined && enabled !== null && on !== enabled) return false;
    return words.every((word) => knownWords.has(word));
  });
  return getPage(found, paging);
}

const at = '/1/indexes/{index}/{model}/recommend/rules';
const write = { acl: ['editSettings'] } as const;
const read = { acl: ['settings'] } as const;

/** Endpoints for recommendation rules. */
export const recommendRuleEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: `${at}/batch`, ...write, handle: batch },
  { method: 'POST', path: `${at}/search`, ...read, handle: search },
  { method: 'GET', path: `${at}/{id}`, ...read, handle: get },
  { method: 'DELETE', path: `${at}/{id}`, ...write, handle: removeRule },
  {
    method: 'GET',
    path: '/1/indexes/{index}/{model}/task/{task}',
    acl: ['editSettings', 'search'],
    handle: getTaskStatus,
  },
];
