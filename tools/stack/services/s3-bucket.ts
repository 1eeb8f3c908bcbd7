import { Client } from 'minio';

export const S3_BUCKET = 'cursa-media';

/** Makes the bucket unless it is there; resolves only when the server answers signed calls. */
export async function ensureBucket(values: Readonly<Record<string, string>>): Promise<void> {
  const { hostname, port, protocol } = new URL(values.S3_ENDPOINT ?? '');
  const useSSL = protocol === 'https:';
  const client = new Client({
    endPoint: hostname,
    port: Number(port) || (useSSL ? 443 : 80),
    useSSL,
    accessKey: values.S3_ACCESS_KEY ?? '',
    secretKey: values.S3_SECRET_KEY ?? '',
    region: 'us-east-1',
    pathStyle: true,
  });
  const bucket = values.S3_BUCKET ?? S3_BUCKET;
  if (!(await client.bucketExists(bucket))) await client.makeBucket(bucket, 'us-east-1');
}
