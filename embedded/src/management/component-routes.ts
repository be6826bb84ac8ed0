import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { notFound } from '#content/content-error.ts';
import type { Component } from '#stories/components/component.ts';
import {
  componentBodySchema,
  componentPatchSchema,
  groupBodySchema,
  hostedComponentSchema,
} from './component-body.schema.ts';
import type { HostedComponent } from './component-body.schema.ts';
import { componentFile, componentText, writeComponent } from './component-file.ts';
import { componentId, groupNamed, hostedComponent } from './hosted-component.ts';
import type { HostedGroup } from './hosted-component.ts';
import { createSerialQueue, type ManagedSpace } from './managed-space.ts';
import { idOf, pageOf, queryOf, readBody, refused } from './read-request.ts';

/** `/components` and `/component_groups` under `/v1/spaces/<space>`. */
export function componentRoutes(app: FastifyInstance, managed: ManagedSpace): void {
  const inOrder = createSerialQueue();
  // Groups are stored in the files of their components; an empty group exists until the process
  // restarts.
  const made = new Set<string>();
  const components = (): readonly Component[] => managed.space().components;
  const groups = (): readonly HostedGroup[] => {
    const named = components().flatMap(({ component_group_name: name }) => name ?? []);
    return [...new Set([...named, ...made])].toSorted().map(groupNamed);
  };
  const groupName = (uuid: string) => groups().find((group) => group.uuid === uuid)?.name;
  const one = (id: number): Component => {
    const found = components().find(({ name }) => componentId(name) === id);
    if (!found) throw notFound();
    return found;
  };
  const write = (hosted: HostedComponent) =>
    inOrder(async () => {
      await writeComponent(managed.folder, hosted.name, componentText(hosted, groupName));
      await managed.refresh();
      return { component: hostedComponent(one(componentId(hosted.name))) };
    });

  app.get('/components', async (request, reply) => {
    const page = pageOf(components().map(hostedComponent), queryOf(request));
    reply.header('total', page.total).header('per-page', page.perPage);
    return { components: page.items, component_groups: groups() };
  });
  app.get('/components/:id', async (request) => ({
    component: hostedComponent(one(idOf(request))),
  }));
  app.post('/components', async (request, reply) => {
    const { component } = readBody(componentBodySchema, request.body);
    if (components().some(({ name }) => name === component.name)) {
      throw refused({ name: ['has already been taken'] });
    }
    return reply.code(201).send(await write(component));
  });
  app.put('/components/:id', async (request) => {
    const known = one(idOf(request));
    const { component } = readBody(componentPatchSchema, request.body);
    const before = hostedComponentSchema.parse(hostedComponent(known));
    return write({ ...before, ...component, name: known.name } as HostedComponent);
  });
  app.delete('/components/:id', async (request) =>
    inOrder(async () => {
      const component = one(idOf(request));
      await rm(componentFile(managed.folder, component.name), { force: true });
      await managed.refresh();
      return { component: hostedComponent(component) };
    }),
  );

  app.get('/component_groups', async () => ({ component_groups: groups() }));
  app.post('/component_groups', async (request, reply) => {
    const { name } = readBody(groupBodySchema, request.body).component_group;
    if (groups().some((group) => group.name === name)) {
      throw refused({ name: ['has already been taken'] });
    }
    made.add(name);
    return reply.code(201).send({ component_group: groupNamed(name) });
  });
}
