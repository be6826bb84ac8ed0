/**
 * Entry point of `npm run staff -- list|add|remove|block|unblock`: manages staff roles, and blocks
 * accounts when the staff pages cannot be used.
 */
import { parseArgs } from 'node:util';

import { isStaffRole, staffRoles } from '@gruenland/shared-contracts/staff.ts';

import { readConfig } from '#config.ts';
import { openDatabaseForCommand } from '#db/command-database.ts';
import type { Database } from '#db/database.ts';
import { changeRole, listStaff } from '#access/staff-roles.ts';
import { blockAccount, unblockAccount } from '#modules/account-blocks/block-by-address.ts';

const USAGE =
  'usage: npm run staff -- list, npm run staff -- add|remove <e-mail> <role>\n' +
  '               npm run staff -- block <e-mail> --reason <text> [--until <last day>]\n' +
  '               npm run staff -- unblock <e-mail>\n' +
  `               roles: ${staffRoles.join(', ')}`;

async function list({ drizzle }: Database): Promise<string> {
  const staff = await listStaff(drizzle);
  const lines = staff.map(({ email, roles }) => `  ${email.padEnd(40)} ${roles.join(', ')}`);
  return [`${staff.length} staff members`, ...lines].join('\n');
}

type Command = (database: Database) => Promise<string>;

/** Returns the command that the arguments describe. @throws Error with the usage */
function parseCommand(args: readonly string[]): Command {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { reason: { type: 'string' }, until: { type: 'string' } },
  });
  const [command, email, role, ...others] = positionals;
  const { reason, until } = values;
  if (command === 'list' && !email) return list;
  if ((command === 'add' || command === 'remove') && email && role && others.length === 0) {
    if (!isStaffRole(role)) throw new Error(`unknown role „${role}“\n  ${USAGE}`);
    return async ({ drizzle }) => {
      const roles = await changeRole(drizzle, command, email, role);
      return `${email}: ${roles.filter(isStaffRole).join(', ') || 'no roles'}`;
    };
  }
  if (command === 'block' && email && !role && reason)
    return ({ drizzle }) =>
      blockAccount(drizzle, email, { reason, until: until ?? null, confirmed: true });
  if (command === 'unblock' && email && !role)
    return ({ drizzle }) => unblockAccount(drizzle, email);
  throw new Error(USAGE);
}

async function main(args: readonly string[]): Promise<string> {
  const runCommand = parseCommand(args);
  const database = await openDatabaseForCommand(readConfig(process.env));
  try {
    return await runCommand(database);
  } finally {
    await database.close();
  }
}

/**
 * Returns the message of an error. Drizzle's own message quotes the query, so this returns the
 * message of the database error.
 */
function getErrorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as { readonly code?: string; readonly message?: string } | undefined;
  if (cause?.code === '42P01') return 'this database is empty: start the site once first';
  return 'query' in error ? (cause?.message ?? error.message) : error.message;
}

try {
  process.stdout.write(`✓ staff        ${await main(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`✗ staff        ${getErrorMessage(error)}\n`);
  process.exitCode = 1;
}
