const VIDEO_ID = /^[\w-]{6,20}$/;
const PLAYER = 'https://www.youtube-nocookie.com/embed/';

/**
 * The address to be framed for an address as editors copy it: films by their player that sets no
 * cookies before playing. Undefined for anything but https.
 */
export function frameAddress(given: string): string | undefined {
  const url = URL.parse(given.startsWith('//') ? `https:${given}` : given);
  if (url?.protocol !== 'https:' || url.username || url.password) return undefined;
  const video = videoId(url);
  return video === undefined ? url.href : `${PLAYER}${video}`;
}

function videoId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first = '', second = ''] = pathname.split('/').filter(Boolean);
  const host = hostname.replace(/^(?:www|m)\./, '');
  const id =
    host === 'youtu.be'
      ? first
      : host === 'youtube.com' || host === 'youtube-nocookie.com'
        ? ['embed', 'shorts', 'live'].includes(first)
          ? second
          : searchParams.get('v')
        : undefined;
  return id && VIDEO_ID.test(id) ? id : undefined;
}
