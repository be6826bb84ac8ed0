import { rm } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { createNotFoundError } from '#content/content-error.ts';
import type { Component } from '#stories/components/component.ts';
import {
  componentBodySchema,
  componentPatchSchema,
  groupBodySchema,
  hostedComponentSchema,
} from './component-body.schema.ts';
import type { HostedComponent } from './component-body.schema.ts';
import { getComponentFilePath, buildComponentFile, writeComponent } from './component-file.ts';
import { getComponentId, createGroup, toHostedComponent } from './hosted-component.ts';
import type { HostedGroup } from './hosted-component.ts';
import { createSerialQueue, type ManagedSpace } from './managed-space.ts';
import { getId, getPage, getQuery, readBody, createRejectionError } from './read-request.ts';

/** Adds `/components` and `/component_groups` under `/v1/spaces/<space>`. */
export function componentRoutes(app: FastifyInstance, managedSpace: ManagedSpace): void {
  const runInOrder = createSerialQueue();
  // Groups that contain no components. A group is stored in the files of its components, so these
  // groups exist only until the process ends.
  const emptyGroups = new Set<string>();
  const listComponents = (): readonly Component[] => managedSpace.getSpace().components;
  const listGroups = (): readonly HostedGroup[] => {
    const usedGroups = listComponents().flatMap(({ component_group_name: name }) => name ?? []);
    return [...new Set([...usedGroups, ...emptyGroups])].toSorted().map(createGroup);
  };
  const getGroupName = (uuid: string) => listGroups().find((group) => group.uuid === uuid)?.name;
  const getComponent = (id: number): Component => {
    const foundComponent = listComponents().find(({ name }) => getComponentId(name) === id);
    if (!foundComponent) throw createNotFoundError();
    return foundComponent;
  };
  const writeHostedComponent = (newComponent: HostedComponent) =>
    runInOrder(async () => {
      await writeComponent(
        managedSpace.folder,
        newComponent.name,
        buildComponentFile(newComponent, getGroupName),
      );
      await managedSpace.refresh();
      return { component: toHostedComponent(getComponent(getComponentId(newComponent.name))) };
    });

  app.get('/components', async (request, reply) => {
    const page = getPage(listComponents().map(toHostedComponent), getQuery(request));
    reply.header('total', page.total).header('per-page', page.perPage);
    return { components: page.items, component_groups: listGroups() };
  });
  app.get('/components/:id', async (request) => ({
    component: toHostedComponent(getComponent(getId(request))),
  }));
  app.post('/components', async (request, reply) => {
    const { component } = readBody(componentBodySchema, request.body);
    if (listComponents().some(({ name }) => name === component.name)) {
      throw createRejectionError({ name: ['has already been taken'] });
    }
    return reply.code(201).send(await writeHostedComponent(component));
  });
  app.put('/components/:id', async (request) => {
    const existingComponent = getComponent(getId(request));
    const { component } = readBody(componentPatchSchema, request.body);
    const currentComponent = hostedComponentSchema.parse(toHostedComponent(existingComponent));
    return writeHostedComponent({
      ...currentComponent,
      ...component,
      name: existingComponent.name,
    } as HostedComponent);
  });
  app.delete('/components/:id', async (request) =>
    runInOrder(async () => {
      const component = getComponent(getId(request));
      await rm(getComponentFilePath(managedSpace.folder, component.name), { force: true });
      await managedSpace.refresh();
      return { component: toHostedComponent(component) };
    }),
  );

  app.get('/component_groups', async () => ({ component_groups: listGroups() }));
  app.post('/component_groups', async (request, reply) => {
    const { name } = readBody(groupBodySchema, request.body).component_group;
    if (listGroups().some((group) => group.name === name)) {
      throw createRejectionError({ name: ['has already been taken'] });
    }
    emptyGroups.add(name);
    return reply.code(201).send({ component_group: createGroup(name) });
  });
}
