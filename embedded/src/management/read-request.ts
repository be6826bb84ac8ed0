import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { ContentError, createNotFoundError } from '#content/content-error.ts';
import { paginate, type ItemPage } from '#content/paginate.ts';
import { parseQuery, type QueryTree } from '#content/parameters/parse-query.ts';

/** Parses the query of a request as the delivery API does. */
export const getQuery = ({ raw }: FastifyRequest): QueryTree =>
  parseQuery((raw.url ?? '').split(/\?(.*)/su)[1] ?? '');

/**
 * Creates the error for a rejected change. Its body has the format of the hosted service: reasons
 * by field.
 */
export const createRejectionError = (
  problems: Readonly<Record<string, readonly string[]>>,
): ContentError => new ContentError(422, problems);

/** @throws {ContentError} 422 with the reasons by field */
export function readBody<Schema extends z.ZodType>(schema: Schema, body: unknown): z.infer<Schema> {
  const parseResult = schema.safeParse(body ?? {});
  if (parseResult.success) return parseResult.data;
  const problems: Record<string, string[]> = {};
  for (const { path, message } of parseResult.error.issues) {
    (problems[String(path.at(-1) ?? 'base')] ??= []).push(message);
  }
  throw createRejectionError(problems);
}

/**
 * Reads the numeric id from the path.
 * @throws {ContentError} 404 when it is not a number
 */
export function getId({ params }: FastifyRequest): number {
  const id = Number((params as { readonly id?: string }).id);
  if (!Number.isSafeInteger(id)) throw createNotFoundError();
  return id;
}

/** Returns one page of a list: by default 25 items, at most 1,000. */
export const getPage = <Item>(items: readonly Item[], query: QueryTree): ItemPage<Item> =>
  paginate(items, query, 1000);
