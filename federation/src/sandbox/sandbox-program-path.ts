/** Path of the sandbox program, relative to the folder of a shell build. */
export const SANDBOX_PROGRAM_PATH = 'sandbox/check-release.cjs';
