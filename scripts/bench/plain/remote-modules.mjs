/** The remotes as ordinary modules of the plain bundle, by their names in `shell/remotes.json`. */
import account from '@gruenland/mf-account/remote';
import kleinanzeigen from '@gruenland/mf-kleinanzeigen/remote';
import magazine from '@gruenland/mf-magazine/remote';
import redaktion from '@gruenland/mf-redaktion/remote';
import search from '@gruenland/mf-search/remote';
import veranstaltungen from '@gruenland/mf-veranstaltungen/remote';

export const remoteModules = {
  'mf-account': account,
  'mf-kleinanzeigen': kleinanzeigen,
  'mf-magazine': magazine,
  'mf-redaktion': redaktion,
  'mf-search': search,
  'mf-veranstaltungen': veranstaltungen,
};
