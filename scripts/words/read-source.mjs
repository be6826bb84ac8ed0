import { parse } from '@babel/parser';

/**
 * A name that a source file declares.
 *
 * @typedef {{ name: string, line: number }} DeclaredName
 */

/**
 * A comment, without its markers; line comments below each other are one.
 *
 * @typedef {{ text: string, line: number }} Comment
 */

/**
 * Declared names and comments of a TypeScript, JavaScript or CSS file.
 *
 * @param {string} file Path, whose extension decides the syntax.
 * @param {string} text
 * @returns {{ names: DeclaredName[], comments: Comment[] }}
 * @throws {SyntaxError} with the position
 */
export function readSource(file, text) {
  if (file.endsWith('.css')) return readStylesheet(text);
  const plugins = /\.m?js$/.test(file) ? ['jsx'] : ['typescript', ...jsxPlugin(file)];
  const tree = parse(text, { sourceType: 'module', plugins, attachComment: false });
  const names = [];
  collectNames(tree.program, names);
  return { names, comments: joinComments(tree.comments, text.split('\n')) };
}

/** Arrow functions with type parameters do not parse as JSX, so `.ts` files go without it. */
const jsxPlugin = (file) => (file.endsWith('x') ? ['jsx'] : []);

/** Fields of each node type that hold a declared name, a pattern or a list of these. */
const DECLARING = {
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

function collectNames(node, names) {
  for (const field of DECLARING[node.type] ?? []) {
    for (const target of [node[field]].flat()) if (target) namesIn(target, names);
  }
  for (const [key, value] of Object.entries(node)) {
    if (key === 'loc') continue;
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof child.type === 'string') collectNames(child, names);
    }
  }
}

/** Names that a pattern binds; string keys are data, not names. */
function namesIn(pattern, names) {
  switch (pattern.type) {
    case 'Identifier':
      names.push({ name: pattern.name, line: pattern.loc.start.line });
      break;
    case 'PrivateName':
      namesIn(pattern.id, names);
      break;
    case 'ObjectPattern':
      for (const property of pattern.properties)
        namesIn(property.value ?? property.argument, names);
      break;
    case 'ArrayPattern':
      for (const element of pattern.elements) if (element) namesIn(element, names);
      break;
    case 'AssignmentPattern':
      namesIn(pattern.left, names);
      break;
    case 'RestElement':
      namesIn(pattern.argument, names);
      break;
    default:
  }
}

/** Line comments on lines of their own that follow each other are one comment. */
function joinComments(comments, lines) {
  const joined = [];
  for (const { type, value, loc } of comments) {
    const text = cleanComment(value);
    const before = lines[loc.start.line - 1].slice(0, loc.start.column);
    const isOwnLine = type === 'CommentLine' && before.trim() === '';
    const last = joined.at(-1);
    if (isOwnLine && last?.isOwnLine && last.end === loc.start.line - 1) {
      last.text += `\n${text}`;
      last.end = loc.end.line;
    } else {
      joined.push({ text, line: loc.start.line, end: loc.end.line, isOwnLine });
    }
  }
  return joined.map(({ text, line }) => ({ text, line })).filter(({ text }) => text !== '');
}

const cleanComment = (value) =>
  value
    .split('\n')
    .map((line) => line.replace(/^\s*\*? ?/, '').trimEnd())
    .join('\n')
    .trim();

function readStylesheet(text) {
  const lineAt = (index) => text.slice(0, index).split('\n').length;
  const comments = [...text.matchAll(/\/\*([\s\S]*?)\*\//g)].map((match) => ({
    text: cleanComment(match[1]),
    line: lineAt(match.index),
  }));
  const plain = text.replaceAll(/\/\*[\s\S]*?\*\//g, (comment) =>
    comment.replaceAll(/[^\n]/g, ' '),
  );
  const names = [...plain.matchAll(/\.([a-z][\w-]*)(?=[^{}]*\{)/gi)].map((match) => ({
    name: match[1],
    line: lineAt(match.index),
  }));
  return { names, comments };
}
