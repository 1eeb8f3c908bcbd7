import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StackContext } from '../context.ts';
import { javaHome, javaProcess } from '../java.ts';
import { ensureBucket, S3_BUCKET } from './s3-bucket.ts';
import type { BackingService } from './service.ts';

const ACCESS_KEY = 'cursa';

/** S3's protocol over a folder of files. */
export function s3(context: StackContext): BackingService {
  const folder = join(context.paths.data, 's3');
  const config = join(context.paths.data, 's3proxy.properties');
  const values = {
    S3_ENDPOINT: `http://${context.address}:${context.ports.s3}`,
    S3_ACCESS_KEY: ACCESS_KEY,
    S3_SECRET_KEY: context.secrets.S3_SECRET_KEY,
    S3_BUCKET,
    S3_REGION: 'us-east-1',
  };
  let home = '';
  return {
    name: 's3',
    title: 'S3',
    ports: ['s3'],
    values,
    async prepare(report) {
      home = await javaHome(context, report);
      await mkdir(folder, { recursive: true });
      await writeFile(config, properties(values, folder), { mode: 0o600 });
    },
    async start() {
      context.supervisor.start(
        's3',
        javaProcess(home, '128m', 'org.gaul.s3proxy.Main', ['--properties', config]),
      );
    },
    ready: () => context.supervisor.ready('s3', () => ensureBucket(values)),
  };
}

function properties(values: Record<string, string>, folder: string): string {
  return `s3proxy.endpoint=${values.S3_ENDPOINT}
s3proxy.authorization=aws-v2-or-v4
s3proxy.identity=${values.S3_ACCESS_KEY}
s3proxy.credential=${values.S3_SECRET_KEY}
jclouds.provider=filesystem
jclouds.filesystem.basedir=${folder}
`;
}
