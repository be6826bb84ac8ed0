import { PlainError } from '../project/terminal.mjs';
import { listCheckedServices } from './start-site.mjs';

/**
 * Tries what containers must not be able to do: write outside of their data, use a key of the store
 * for another purpose.
 *
 * @param {import('./create-site.mjs').Site} site
 */
export async function checkRights(site) {
  const { services } = site;
  const readOnly = listCheckedServices(site).filter((name) => services[name].read_only);
  for (const name of readOnly) {
    const { ok } = await site.exec(name, ['sh', '-c', 'echo 1 >/etc/probe'], {
      allowFailure: true,
    });
    if (ok) throw new PlainError(`${name} may write to its own files`);
  }
  await expectRefusal(site, 'api-1', 'releases');
  await expectRefusal(site, 'releases', 'photos');
  return `${readOnly.length} containers cannot write; keys are refused for other buckets`;
}

/** Lists a bucket with the key of a container. @throws {PlainError} if the store answers */
async function expectRefusal(site, name, bucket) {
  const script = `
    import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3';
    const client = new S3Client({ endpoint: 'http://store:9000', forcePathStyle: true });
    const own = (Bucket) => client.send(new ListObjectsV2Command({ Bucket })).then(
      () => 200, (error) => error.$metadata.httpStatusCode);
    console.log(await own('releases'), await own('photos'));`;
  const command = ['node', '--input-type=module', '--eval', script];
  const { output } = await site.exec(name, command);
  const expected = bucket === 'releases' ? '403 200' : '200 403';
  if (output.trim() !== expected)
    throw new PlainError(`${name}: buckets answer ${output.trim()}, must be ${expected}`);
}
