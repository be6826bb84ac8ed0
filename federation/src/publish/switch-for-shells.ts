import type { ReleaseTarget } from '#publish/release-target.ts';
import { assertKeyTrusted } from '#publish/assert-key-trusted.ts';
import { fetchShellHealth } from '#publish/shell-health.ts';
import type { ShellPushResult } from '#publish/shells.ts';
import { pushSwitches } from '#publish/shells.ts';
import type { SwitchRequest } from '#publish/switches.ts';
import { switchPart } from '#publish/switches.ts';
import { MAX_NOTE_LENGTH } from '#release/documents.schema.ts';
import { notifyShells } from '#publish/notify-shells.ts';

/**
 * Switches a part off or on and notifies the shells.
 *
 * @returns the responses of the shells, null when nothing changed
 * @throws {UntrustedKeyError} when a shell does not trust the signing key
 */
export async function switchPartAndNotify(
  request: SwitchRequest,
  target: ReleaseTarget,
): Promise<readonly ShellPushResult[] | null> {
  const { store, shells, progress, person } = target;
  const health = await fetchShellHealth(shells);
  assertKeyTrusted(target, health);
  const minSequence = Math.max(0, ...health.map(({ switches }) => switches ?? 0));
  const bytes = await switchPart(store, addPerson(request, person), target, minSequence);
  return bytes && (await notifyShells(progress, () => pushSwitches(shells, bytes)));
}

/**
 * Adds the person's name to the note. A separate name field would make the signature invalid for
 * older shells, because they verify a text without this field.
 */
function addPerson(request: SwitchRequest, person: string | null): SwitchRequest {
  const note = [person, request.note].filter((text) => text !== null).join(': ');
  return { ...request, note: note.slice(0, MAX_NOTE_LENGTH) || null };
}
