# Stands in for the official image of PostgreSQL: Debian's server, which is older, with the same user
# id, volume and variables.
FROM debian:bookworm-slim
RUN groupadd --gid 999 postgres && useradd --uid 999 --gid postgres --home-dir /var/lib/postgresql postgres
RUN apt-get update && apt-get install -y --no-install-recommends postgresql gnupg \
  && rm -rf /var/lib/apt/lists/* /var/lib/postgresql/* \
  && ln -s "$(echo /usr/lib/postgresql/*/bin)" /usr/local/pgsql
COPY postgres-entrypoint.sh /usr/local/bin/
ENV PATH=/usr/local/pgsql:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
ENV PGDATA=/var/lib/postgresql/data
VOLUME /var/lib/postgresql
EXPOSE 5432
STOPSIGNAL SIGINT
ENTRYPOINT ["sh", "/usr/local/bin/postgres-entrypoint.sh"]
CMD ["postgres"]
