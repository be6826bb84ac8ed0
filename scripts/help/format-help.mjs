import { COMMAND_GROUPS } from './commands.mjs';

/** Commands of all groups, by name. */
export const COMMANDS = Object.assign({}, ...Object.values(COMMAND_GROUPS));

/** Formats the list of all commands for `npm run help`. */
export function formatCommandList() {
  const groups = Object.entries(COMMAND_GROUPS).map(([title, commands]) => {
    const rows = Object.entries(commands).map(([name, { summary }]) => [formatCall(name), summary]);
    return `${title}\n${formatRows(rows)}`;
  });
  return `${groups.join('\n\n')}\n\nOptions and an example: npm run <command> -- --help`;
}

/** Formats the help of a command: what it does, its arguments and options, and an example. */
export function formatHelp(name) {
  const { summary, args = '', options = {}, example } = COMMANDS[name];
  const parts = [
    `${formatCall(name)} ${summary}`,
    `Usage: ${formatCall(name, args)}`,
    formatRows(Object.entries(options)),
    example && `Example: ${formatCall(name, example)}`,
  ];
  return parts.filter((part) => part !== '').join('\n\n');
}

function formatCall(name, args = '') {
  const call = name === 'start' || name === 'test' ? `npm ${name}` : `npm run ${name}`;
  return args === '' ? call : `${call} -- ${args}`;
}

function formatRows(rows) {
  const width = Math.max(...rows.map(([first]) => first.length));
  return rows.map(([first, text]) => `  ${first.padEnd(width)}  ${text}`).join('\n');
}
