import { listOmittedFormItems } from '@gruenland/shared-contracts/forms/form-definition.ts';
import type { RawBlock } from '@gruenland/shared-contracts/block.ts';
import { isMap, isScalar, type YAMLMap } from 'yaml';
import type { z } from 'zod';
import { componentSchema } from './components/component.schema.ts';
import { convertValue } from './content/convert-value.ts';
import type { ConversionOptions } from './content/conversion.ts';
import { isObject, type DraftObject } from './content-value.ts';
import { createProblemCollector, type ReportProblem } from './problem.ts';
import { findRedirectFaults, listRedirectEntries } from './redirect-faults.ts';
import { datasourceSchema, draftHeadSchema, storyHeadSchema } from './story-file.schema.ts';
import type { StoryFile, StoryFileContent } from './story-file.ts';
import type { ParsedStoryPath } from './story-path.ts';
import { readYaml, type YamlTree } from './yaml/read-yaml.ts';

interface ReadingContext {
  readonly map: YAMLMap;
  readonly yaml: YamlTree;
  readonly report: ReportProblem;
  readonly slug: string;
}

function readHead<Schema extends z.ZodType>(
  schema: Schema,
  { map, yaml, report }: ReadingContext,
): z.infer<Schema> | undefined {
  const plainHead: Record<string, unknown> = {};
  for (const { key, value } of map.items) {
    const name = isScalar(key) ? String(key.value) : '';
    if (name !== 'content') plainHead[name] = value && (value as { toJSON(): unknown }).toJSON();
  }
  const result = schema.safeParse(plainHead);
  if (result.success) return result.data;
  for (const issue of result.error.issues) {
    const key = issue.code === 'unrecognized_keys' ? issue.keys[0] : issue.path[0];
    const pair = map.items.find(({ key: node }) => isScalar(node) && node.value === key);
    report(yaml.getLine(pair?.key ?? map), [...issue.path, issue.message].join(': '));
  }
  return undefined;
}

function readContent(reading: ReadingContext, options: ConversionOptions): DraftObject | undefined {
  const { map, yaml, report, slug } = reading;
  const node = map.get('content', true);
  const conversion = { ...options, slug, yaml, report, convert: convertValue };
  const content = convertValue(node ?? null, '', conversion);
  if (isObject(content) && typeof content['component'] === 'string') {
    if (content['component'] === 'form')
      reportOmittedFields(content as unknown as RawBlock, reading);
    if (content['component'] === 'redirects') reportRedirectFaults(content, reading);
    return content;
  }
  report(yaml.getLine(node ?? map), 'content: must be a block with component');
  return undefined;
}

/**
 * Reports steps and fields that the site omits from a form. The check of a single block cannot find
 * them.
 */
function reportOmittedFields(form: RawBlock, { map, yaml, report }: ReadingContext): void {
  for (const { name, at, why } of listOmittedFormItems(form)) {
    const [step, field] = at;
    const path = ['content', 'steps', step, ...(field === undefined ? [] : ['fields', field])];
    report(yaml.getLine(map.getIn(path, true) ?? map), `form, ${name}: ${why}`, 'warning');
  }
}

/**
 * Lists redirected paths with their lines. `chooseFiles` checks whether stories have these paths.
 */
function listRedirects({ map, yaml }: ReadingContext, content: StoryFileContent | undefined) {
  if (!content || !('content' in content)) return [];
  if (content.content['component'] !== 'redirects') return [];
  return listRedirectEntries(content.content).map(({ index, key }) => {
    const from = map.getIn(['content', 'entries', index, 'from'], true);
    return { path: key, line: yaml.getLine(from ?? map) };
  });
}

/** Reports redirects that form a loop, repeat an earlier one or have no effect on the site. */
function reportRedirectFaults(list: DraftObject, { map, yaml, report }: ReadingContext): void {
  const getLine = (index: number, field: string) => {
    const entry = ['content', 'entries', index];
    return yaml.getLine(map.getIn([...entry, field], true) ?? map.getIn(entry, true) ?? map);
  };
  for (const { index, field, message, earlierIndex } of findRedirectFaults(list)) {
    const earlierLineNote =
      earlierIndex === undefined ? '' : ` (line ${getLine(earlierIndex, 'from')})`;
    report(getLine(index, field), message + earlierLineNote, 'warning');
  }
}

function readStoryFileContent(
  reading: ReadingContext,
  kind: StoryFileContent['kind'],
  options: ConversionOptions,
): StoryFileContent | undefined {
  const { slug } = reading;
  if (kind === 'datasource') {
    const data = readHead(datasourceSchema, reading);
    return data && { kind, slug, data };
  }
  if (kind === 'component') {
    const component = readHead(componentSchema, reading);
    return component && { kind, slug, component: { name: slug, ...component } };
  }
  const content = readContent(reading, options);
  if (kind === 'story') {
    const head = readHead(storyHeadSchema, reading);
    return head && content && { kind, slug, head, content };
  }
  const head = readHead(draftHeadSchema, reading);
  return head && content && { kind, slug, head, content };
}

/** Reads one content file. Never throws; the result lists all errors in `problems`. */
export function readStoryFile(
  file: string,
  path: ParsedStoryPath,
  text: string,
  options: ConversionOptions,
): StoryFile {
  const { problems, report } = createProblemCollector(file);
  if (path.kind === 'ignored') return { file, content: undefined, problems };
  if (path.kind === 'refused') {
    report(1, path.message);
    return { file, content: undefined, problems };
  }
  const yaml = readYaml(text.normalize('NFC'), report);
  if (!isMap(yaml.root)) {
    if (problems.length === 0) report(1, 'the file is empty: it needs name, published, content');
    return { file, content: undefined, problems };
  }
  const reading = { map: yaml.root, yaml, report, slug: path.slug };
  const content =
    problems.length === 0 ? readStoryFileContent(reading, path.kind, options) : undefined;
  const hasErrors = problems.some(({ severity }) => severity === 'error');
  const redirects = listRedirects(reading, content);
  return { file, content: hasErrors ? undefined : content, problems, redirects };
}
