# Stands in for the official image of Redis: Debian's server, which is older.
FROM debian:bookworm-slim
RUN groupadd --gid 999 redis && useradd --uid 999 --gid redis redis
RUN apt-get update && apt-get install -y --no-install-recommends redis-server redis-tools \
  && rm -rf /var/lib/apt/lists/* && mkdir -p /data && chown redis:redis /data
WORKDIR /data
USER redis
EXPOSE 6379
CMD ["redis-server"]
