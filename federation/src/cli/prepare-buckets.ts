import { CreateBucketCommand, HeadBucketCommand, S3Client } from '@aws-sdk/client-s3';
import { print, runCommand } from '#cli/terminal.ts';
import { probeConditionalWrites } from '#store/probe-conditional-writes.ts';

/** Milliseconds for connecting to the store, and for each response. */
const TIMEOUT_MS = 10_000;

/**
 * `node federation/src/cli/prepare-buckets.ts <buckets…>`
 *
 * Creates missing buckets in the store of RELEASES_S3_ENDPOINT (Amazon's without it), and checks that
 * each refuses the second of two simultaneous writers. The exit code is 1 if one does not.
 */
await runCommand(async () => {
  const buckets = process.argv.slice(2);
  if (buckets.length === 0) throw new Error('Name the buckets: prepare-buckets.ts releases photos');
  const endpoint = process.env['RELEASES_S3_ENDPOINT'] || undefined;
  const client = new S3Client({
    ...(endpoint === undefined ? {} : { endpoint, forcePathStyle: true }),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: TIMEOUT_MS, requestTimeout: TIMEOUT_MS },
  });
  for (const bucket of buckets) {
    await client.send(new CreateBucketCommand({ Bucket: bucket })).catch(async (error: unknown) => {
      // Stores report an existing bucket by different codes; whether the key may use it is decisive.
      const exists = client.send(new HeadBucketCommand({ Bucket: bucket }));
      await exists.catch(() => Promise.reject(error));
    });
    await probeConditionalWrites(client, bucket);
    print(`s3://${bucket} exists and refuses the second of two simultaneous writers`);
  }
});
