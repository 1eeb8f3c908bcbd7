import { describe, expect, it } from '@jest/globals';
import { reasonIn } from './build-web.ts';

describe('reasonIn', () => {
  it('gives the error and not the way to it', () => {
    const output = `  rendering chunks...
  \u001B[31mBuild failed in 9 s
  [plugin weight-budget]
  RolldownError: Over the weight budget: src/app/routes/trip.tsx 79652 of 60000 bytes
      at PluginContextImpl.error (file:///x/rolldown.mjs:286:10)\u001B[31m
      at async CAC.<anonymous> (file:///x/cli.js:789:3) {
    errors: [Getter/Setter]
  }\u001B[39m`;
    expect(reasonIn(output)).toBe(
      'RolldownError: Over the weight budget: src/app/routes/trip.tsx 79652 of 60000 bytes',
    );
  });

  it('keeps what stands below the error, and the end where nothing is called one', () => {
    expect(reasonIn('SyntaxError: Unexpected token\n  src/main.tsx:3:1\n')).toBe(
      'SyntaxError: Unexpected token\nsrc/main.tsx:3:1',
    );
    expect(reasonIn('one\ntwo')).toBe('one\ntwo');
  });
});
