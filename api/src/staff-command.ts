/** Entry point of `npm run staff -- list|add|remove`: manages staff roles. */
import { isStaffRole, staffRoles } from '@gruenland/shared-contracts/staff.ts';

import { readConfig } from '#config.ts';
import { openDatabaseForCommand } from '#db/command-database.ts';
import type { Database } from '#db/database.ts';
import { changeRole, listStaff } from '#access/staff-roles.ts';

const USAGE =
  'usage: npm run staff -- list, npm run staff -- add|remove <e-mail> <role>\n' +
  `               roles: ${staffRoles.join(', ')}`;

async function list({ drizzle }: Database): Promise<string> {
  const staff = await listStaff(drizzle);
  const lines = staff.map(({ email, roles }) => `  ${email.padEnd(40)} ${roles.join(', ')}`);
  return [`${staff.length} staff members`, ...lines].join('\n');
}

async function main([command, email, role, ...otherArguments]: readonly string[]): Promise<string> {
  const isListCommand = command === 'list' && email === undefined;
  const isChangeCommand =
    (command === 'add' || command === 'remove') && email && role && otherArguments.length === 0;
  if (!isListCommand && !isChangeCommand) throw new Error(USAGE);
  if (isChangeCommand && !isStaffRole(role)) throw new Error(`unknown role „${role}“\n  ${USAGE}`);
  const database = await openDatabaseForCommand(readConfig(process.env));
  try {
    if (!isChangeCommand || !isStaffRole(role)) return await list(database);
    const roles = await changeRole(database.drizzle, command, email, role);
    return `${email}: ${roles.filter(isStaffRole).join(', ') || 'no roles'}`;
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
