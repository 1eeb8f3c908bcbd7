import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { hasGo } from '../stack/host.ts';
import { ROOT } from '../stack/paths.ts';
import { promtool, runPromtool } from './promtool.ts';

const rules = globSync('deploy/alerts/*.yaml', { cwd: ROOT }).sort();
const tests = globSync('deploy/alerts/tests/*.yaml', { cwd: ROOT }).sort();
/** Building promtool takes minutes, once per machine. */
const buildMs = 30 * 60_000;

const possible = process.env.PROMTOOL_PATH !== undefined || (await hasGo());
if (!possible)
  process.stdout.write('The alert rules are not tested: promtool is built with Go, which is missing.\n');

(possible ? describe : describe.skip)('the alert rules, in promtool', () => {
  let path = '';

  it(
    'are valid',
    async () => {
      path = (await promtool()) ?? '';
      expect(rules.length).toBeGreaterThan(5);
      expect(
        await runPromtool(path, ['check', 'rules', '--lint=all', '--lint-fatal', ...rules]),
      ).toMatchObject({
        exitCode: 0,
      });
    },
    buildMs,
  );

  it.each(tests)(
    '%s: each alert fires when it should and is silent when it should',
    async (file) => {
      const { exitCode, output } = await runPromtool(path, ['test', 'rules', file]);
      expect([exitCode, exitCode === 0 ? '' : output]).toEqual([0, '']);
    },
    300_000,
  );

  it('control: a rule that never fires and one that always fires are found', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'rules-'));
    try {
      for (const wrong of ['> 1e9', '>= 0']) {
        const yaml = readFileSync(join(ROOT, 'deploy/alerts/events.yaml'), 'utf8');
        const [, original] = /(max by \(service_name\) \(cursa_dead_letters_waiting\) > 0)/.exec(yaml) ?? [];
        expect(original).toBeDefined();
        writeFileSync(
          join(folder, 'events.yaml'),
          yaml.replace(String(original), String(original).replace('> 0', wrong)),
        );
        const test = readFileSync(join(ROOT, 'deploy/alerts/tests/events.test.yaml'), 'utf8');
        writeFileSync(join(folder, 'events.test.yaml'), test.replace('../events.yaml', 'events.yaml'));
        const { exitCode, output } = await runPromtool(path, [
          'test',
          'rules',
          join(folder, 'events.test.yaml'),
        ]);
        expect(exitCode).not.toBe(0);
        expect(output).toContain('DeadLetters');
      }
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
