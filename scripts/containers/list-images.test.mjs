import { listImages } from './list-images.mjs';

test('lists all images of Dockerfile and docker-compose.yml', () => {
  const { baseImages, serviceImages, targets, store } = listImages();
  expect(baseImages.map((name) => name.split(':')[0]).toSorted()).toEqual([
    'debian',
    'node',
    'postgres',
  ]);
  expect(serviceImages.map((name) => name.split(':')[0])).toEqual(['redis']);
  expect(store).toMatch(/^chrislusf\/seaweedfs:\d/);
  expect(targets.toSorted()).toEqual([
    'api',
    'edge',
    'edge-metrics',
    'embedded',
    'operator',
    'publish',
    'releases',
    'shell',
  ]);
});
