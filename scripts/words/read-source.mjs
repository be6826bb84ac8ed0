import { parse } from '@babel/parser';
import { getLineNumber } from '../check/get-line-number.mjs';

/**
 * A name that a source file declares.
 *
 * @typedef {{ name: string, line: number }} DeclaredName
 */

/**
 * A comment without its markers. Consecutive line comments are one comment. `nextLine` is the line
 * of the code that the comment belongs to: if code precedes the comment on its line, that line;
 * otherwise the next line.
 *
 * @typedef {{ text: string, line: number, nextLine: number }} Comment
 */

/** Results of `readSource` by repository and file, because several checks read the same files. */
const resultsByRepository = new WeakMap();

/**
 * Reads a file of the repository with `readSource`, but parses each file only once.
 *
 * @param {import('../check/repository.mjs').Repository} repository
 * @param {string} file
 * @returns {ReturnType<typeof readSource>}
 * @throws {SyntaxError} if the file cannot be parsed
 */
export function readSourceFile(repository, file) {
  const resultsByFile = resultsByRepository.get(repository) ?? new Map();
  resultsByRepository.set(repository, resultsByFile);
  if (!resultsByFile.has(file)) resultsByFile.set(file, readSource(file, repository.read(file)));
  return resultsByFile.get(file);
}

/**
 * Reads declared names, keys of object literals and comments of a TypeScript, JavaScript or CSS file.
 *
 * @param {string} file Path of the file; its extension selects the syntax.
 * @param {string} text
 * @returns {{ names: DeclaredName[], keys: DeclaredName[], comments: Comment[] }}
 * @throws {SyntaxError} if the file cannot be parsed
 */
export function readSource(file, text) {
  if (file.endsWith('.css')) return readStylesheet(text);
  const plugins = /\.m?js$/.test(file) ? ['jsx'] : ['typescript', ...getJsxPlugins(file)];
  const tree = parse(text, {
    sourceType: 'module',
    plugins,
    attachComment: false,
    errorRecovery: true,
  });
  const names = [];
  const keys = [];
  collectNames(tree.program, names, keys);
  return { names, keys, comments: joinComments(tree.comments, text.split('\n')) };
}

/**
 * Returns the parser's plugin for JSX. `.ts` files do not get it, because JSX conflicts with arrow
 * functions that have type parameters.
 */
const getJsxPlugins = (file) => (file.endsWith('x') ? ['jsx'] : []);

/** Fields of each node type that contain declared names, or patterns that declare names. */
const NAME_FIELDS = {
  VariableDeclarator: ['id'],
  FunctionDeclaration: ['id', 'params'],
  FunctionExpression: ['id', 'params'],
  ArrowFunctionExpression: ['params'],
  TSDeclareFunction: ['id', 'params'],
  ClassDeclaration: ['id'],
  ClassMethod: ['key', 'params'],
  ClassPrivateMethod: ['key', 'params'],
  ClassProperty: ['key'],
  ClassPrivateProperty: ['key'],
  ObjectMethod: ['key', 'params'],
  TSInterfaceDeclaration: ['id'],
  TSTypeAliasDeclaration: ['id'],
  TSEnumDeclaration: ['id'],
  TSPropertySignature: ['key'],
  TSMethodSignature: ['key'],
  CatchClause: ['param'],
};

function collectNames(node, names, keys) {
  if (node.type === 'ObjectProperty' && !node.computed && !node.shorthand)
    addBoundNames(node.key, keys);
  for (const field of NAME_FIELDS[node.type] ?? []) {
    for (const target of [node[field]].flat()) if (target) addBoundNames(target, names);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') collectNames(child, names, keys);
    }
  }
}

/**
 * Adds the names that a destructuring pattern declares. String keys are not added, because they are
 * data.
 */
function addBoundNames(pattern, names) {
  switch (pattern.type) {
    case 'Identifier':
      names.push({ name: pattern.name, line: pattern.loc.start.line });
      break;
    case 'PrivateName':
      addBoundNames(pattern.id, names);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        addBoundNames(property.value ?? property.argument, names);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) addBoundNames(element, names);
      break;
    case 'AssignmentPattern':
      addBoundNames(pattern.left, names);
      break;
    case 'RestElement':
      addBoundNames(pattern.argument, names);
      break;
    default:
  }
}

/** Joins consecutive line comments into one, except comments that follow code on their line. */
function joinComments(comments, lines) {
  const joinedComments = [];
  for (const { type, value, loc } of comments) {
    const text = removeCommentMarkers(value);
    const before = lines[loc.start.line - 1].slice(0, loc.start.column);
    const isAfterCode = before.trim() !== '';
    const isWholeLineComment = type === 'CommentLine' && !isAfterCode;
    const last = joinedComments.at(-1);
    if (isWholeLineComment && last?.isWholeLineComment && last.end === loc.start.line - 1) {
      last.text += `\n${text}`;
      last.end = loc.end.line;
    } else {
      joinedComments.push({
        text,
        line: loc.start.line,
        end: loc.end.line,
        isWholeLineComment,
        isAfterCode,
      });
    }
  }
  return joinedComments
    .map(({ text, line, end, isAfterCode }) => ({
      text,
      line,
      nextLine: isAfterCode ? line : end + 1,
    }))
    .filter(({ text }) => text !== '');
}

const removeCommentMarkers = (value) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

function readStylesheet(text) {
  const comments = [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => {
    const line = getLineNumber(text, match.index);
    const lineStart = text.lastIndexOf('\n', match.index) + 1;
    const isAfterCode = text.slice(lineStart, match.index).trim() !== '';
    const endLine = getLineNumber(text, match.index + match[0].length);
    return {
      text: removeCommentMarkers(match[1]),
      line,
      nextLine: isAfterCode ? line : endLine + 1,
    };
  });
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const names = [...plain.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map((match) => ({
    name: match[1],
    line: getLineNumber(text, match.index),
  }));
  return { names, keys: [], comments };
}
