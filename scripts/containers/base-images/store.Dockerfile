# Stands in for SeaweedFS: the S3 server of the tests, behind a proxy that checks keys and conditional
# writes. Has `weed` with the options that deploy/store/start-store.sh uses.
FROM gruenland-publish
LABEL stand-in=yes
USER root
RUN apt-get update && apt-get install -y --no-install-recommends wget && rm -rf /var/lib/apt/lists/* \
  && printf '#!/bin/sh\nexec node /app/scripts/containers/stand-in/run-store.mjs "$@"\n' >/usr/bin/weed \
  && chmod 755 /usr/bin/weed
VOLUME /data
EXPOSE 9000
ENTRYPOINT []
CMD ["weed", "server"]
