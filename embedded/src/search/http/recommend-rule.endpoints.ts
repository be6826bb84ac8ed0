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

const getCurrentIsoTime = (): string => new Date().toISOString();

/**
 * Returns the name of the hidden index that contains the rules of a recommendation model.
 *
 * @throws {ApiError} 400 for an unknown model, 403 for a forbidden index, 404 for an unknown index
 */
async function getRulesIndexName(call: Call): Promise<string> {
  const index = requireAllowedIndex(call);
  const { model = '' } = call.path;
  if (!RECOMMEND_MODELS.includes(model)) throw new ApiError(400, `Unknown model: ${model}`);
  if (!(await call.thread.sendRequest('exists', index))) throw createIndexMissingError(index);
  return getRecommendRulesIndexName(index, model);
}

async function getRecommendRules(call: Call): Promise<readonly Fields[]> {
  const rulesIndexName = await getRulesIndexName(call);
  if (!(await call.thread.sendRequest('exists', rulesIndexName))) return [];
  return (await call.thread.sendRequest('entries', rulesIndexName, 'rules')) as readonly Fields[];
}

interface RuleChange {
  readonly put?: readonly object[];
  readonly remove?: readonly string[];
  readonly replace?: boolean;
}

async function changeRules(call: Call, { put = [], remove = [], replace = false }: RuleChange) {
  const index = await getRulesIndexName(call);
  const rules = put as unknown as readonly Rule[];
  const operation = { kind: 'rules', index, put: rules, remove, replace, forward: false } as const;
  return {
    taskID: await call.thread.sendRequest('accept', operation),
    updatedAt: getCurrentIsoTime(),
  };
}

async function saveRules(call: Call): Promise<object> {
  const put = readListOfFields(call.body, 'rules', MAX_RULES).map((body) => ({
    ...parseRecommendRule(body),
    _metadata: { lastUpdate: getCurrentIsoTime() },
  }));
  return changeRules(call, { put, replace: call.query.get('clearExistingRules') === 'true' });
}

const createRuleMissingError = (): ApiError => new ApiError(404, 'ObjectID does not exist');

async function getRule(call: Call): Promise<object> {
  const foundRule = (await getRecommendRules(call)).find(
    ({ objectID }) => objectID === call.path['id'],
  );
  if (!foundRule) throw createRuleMissingError();
  return foundRule;
}

async function removeRule(call: Call): Promise<object> {
  const { taskID } = await changeRules(call, { remove: [call.path['id'] ?? ''] });
  return { taskID, deletedAt: getCurrentIsoTime() };
}

async function searchRules(call: Call): Promise<object> {
  const { query = '', context, enabled, ...paging } = getFields(call.body);
  const words = tokenize(String(query)).map(({ word }) => word);
  const foundRule = (await getRecommendRules(call)).filter((rule) => {
    const { condition = {}, enabled: on = true } = rule as {
      condition?: { context?: string };
      enabled?: boolean;
    };
    const knownWords = new Set(tokenize(JSON.stringify(rule)).map(({ word }) => word));
    if (context !== undefined && condition.context !== context) return false;
    if (enabled !== undefined && enabled !== null && on !== enabled) return false;
    return words.every((word) => knownWords.has(word));
  });
  return getPage(foundRule, paging);
}

const RULES_PATH = '/1/indexes/{index}/{model}/recommend/rules';
const WRITE_ACCESS = { acl: ['editSettings'] } as const;
const READ_ACCESS = { acl: ['settings'] } as const;

/** Endpoints for recommendation rules. */
export const recommendRuleEndpoints: readonly Endpoint[] = [
  { method: 'POST', path: `${RULES_PATH}/batch`, ...WRITE_ACCESS, handle: saveRules },
  { method: 'POST', path: `${RULES_PATH}/search`, ...READ_ACCESS, handle: searchRules },
  { method: 'GET', path: `${RULES_PATH}/{id}`, ...READ_ACCESS, handle: getRule },
  { method: 'DELETE', path: `${RULES_PATH}/{id}`, ...WRITE_ACCESS, handle: removeRule },
  {
    method: 'GET',
    path: '/1/indexes/{index}/{model}/task/{task}',
    acl: ['editSettings', 'search'],
    handle: getTaskStatus,
  },
];
