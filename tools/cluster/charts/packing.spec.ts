import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from '@jest/globals';
import { execa } from 'execa';
import { CHART } from '../install.ts';
import { HELM, OBSERVED, templateText, TRYOUT, withHelm } from './render.ts';

const MEBIBYTE = 2 ** 20;
const LIBRARY = join(CHART, '../service/templates');
const PACKED = join(CHART, 'charts/service-0.1.0.tgz');

/** Every file under a folder, as text. */
const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'latin1'));

/** About what Helm keeps of an installation: chart and manifests, packed, as base64 twice. */
const recordSize = (text: string): number => (gzipSync(text).length * 4) / 3;

withHelm('the chart as a package', () => {
  it.each([
    ['default values', []],
    ['the try-out', TRYOUT],
    ['all that shows what goes on', OBSERVED],
  ])('passes helm lint --strict with %s', async (_name, values) => {
    const { stdout, failed } = await execa(HELM!, ['lint', '--strict', CHART, ...values], {
      reject: false,
    });
    expect([failed, stdout]).toEqual([false, expect.stringContaining('0 chart(s) failed')]);
  });

  it('carries the library chart as it is: npm run cluster -- vendor', async () => {
    const names = readdirSync(LIBRARY);
    const list = await execa('tar', ['-tzf', PACKED]);
    const carried = list.stdout.split('\n').filter((path) => path.startsWith('service/templates/'));
    expect(carried.map((path) => path.slice('service/templates/'.length)).sort()).toEqual(names.sort());
    for (const name of names) {
      const { stdout } = await execa('tar', ['-xzOf', PACKED, `service/templates/${name}`], {
        stripFinalNewline: false,
      });
      expect(stdout).toBe(readFileSync(join(LIBRARY, name), 'utf8'));
    }
  });

  it('fits into the Secret in which Helm keeps it, which holds a mebibyte', async () => {
    const all = [...filesIn(CHART), await templateText(...OBSERVED)].join('');
    expect(recordSize(all)).toBeLessThan(MEBIBYTE / 2);
  });
});
