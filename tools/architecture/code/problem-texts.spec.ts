import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../lint/packages.ts';
import { services, sources } from './service-code.ts';

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const platform = globSync('libs/platform/src/**/*.ts', { cwd: ROOT })
  .filter((file) => !/spec\.ts$/.test(file))
  .map(read)
  .join('\n');
const table = read('apps/web/src/lib/errors/problem-texts.ts');
const texts = new Set([...table.matchAll(/^ {2}'?([a-z-]+)'?: \{$/gm)].map(([, code]) => code));

/** Refusals that no screen puts into words, and why. */
const unseen: Readonly<Record<string, string>> = {
  'bad-signature': 'answers the card processor, which signs its webhooks',
  'message-not-allowed':
    'the chat shows the text of specification §5 that the server sends, with the word in it',
  'no-such-page': 'answers for a file at an unknown address, no call',
  'no-such-reset': 'answers the service that mails the link, by an internal call',
  'not-a-service': 'the gateway routes no internal call',
  'too-many-streams': 'a stream that is refused is opened again later, in silence',
};

describe('refusals in words', () => {
  it.each([...services(), 'platform'])('exist for all that %s may answer', (part) => {
    expect(wordless(part === 'platform' ? platform : sources(part))).toEqual([]);
  });

  it('are looked for in every kind of refusal', () => {
    expect(
      wordless(`
        export class A extends DomainError { constructor() { super('new-refusal', 409, 'No'); } }
        export class B extends DomainError {
          constructor(isLate: boolean) {
            super(
              isLate ? 'too-late' : 'too-early',
              409, 'No');
          }
        }
        throw new DomainError('refused-on-the-way', 400, 'No');`),
    ).toEqual(['new-refusal', 'too-late', 'too-early', 'refused-on-the-way']);
  });

  it('are left out for what still exists only', () => {
    const all = codes([...services().map(sources), platform].join('\n'));
    expect(Object.keys(unseen).filter((code) => !all.includes(code))).toEqual([]);
  });
});

function wordless(code: string): string[] {
  return codes(code).filter((name) => !texts.has(name) && !(name in unseen));
}

/** The codes of DomainErrors: the quoted words of the first argument. */
function codes(code: string): string[] {
  const calls = code.matchAll(/(?:extends DomainError\b[^]*?\bsuper|new DomainError)\(\s*([^,]+),/g);
  return [...calls].flatMap(([, first = '']) =>
    [...first.matchAll(/'([a-z-]+)'/g)].map(([, name = '']) => name),
  );
}
