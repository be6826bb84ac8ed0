/** End of each service's command line, by the name under which the service's memory is printed. */
const COMMAND_ENDINGS = {
  api: 'api/src/main.ts',
  embedded: 'embedded/src/main.ts',
  releases: 'federation/src/origin/main.ts',
  shell: '/node/server.cjs',
  sandbox: '/sandbox/check-release.cjs',
};

/**
 * Reads the resident memory of a site's services from the output of `ps -A -o
 * pid=,ppid=,rss=,args=`.
 *
 * @param {string} processList
 * @param {number} sitePid Process that started the site. Services that it did not start belong to
 *   other sites and are left out.
 * @returns {Readonly<Record<string, number>>} resident bytes by name of the service
 */
export function parseServiceMemoryBytes(processList, sitePid) {
  const processes = processList.split('\n').flatMap((line) => {
    const [, pid, parentPid, kilobytes, args] =
      /^\s*(\d+)\s+(\d+)\s+(\d+)\s+(.*)$/u.exec(line) ?? [];
    return args === undefined
      ? []
      : [{ pid: Number(pid), parentPid: Number(parentPid), bytes: Number(kilobytes) * 1024, args }];
  });
  const parentByPid = new Map(processes.map(({ pid, parentPid }) => [pid, parentPid]));
  const belongsToSite = (pid) =>
    pid === sitePid || (parentByPid.has(pid) && belongsToSite(parentByPid.get(pid)));
  return Object.fromEntries(
    Object.entries(COMMAND_ENDINGS).flatMap(([name, file]) => {
      const service = processes.find(
        ({ pid, args }) => args.trim().endsWith(file) && belongsToSite(pid),
      );
      return service ? [[name, service.bytes]] : [];
    }),
  );
}
