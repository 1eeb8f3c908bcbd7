import type { ESLint } from 'eslint';
import { fileName } from './file-name.rule.ts';
import { imports } from './imports.rule.ts';

/** The rules of this repository that no published plugin has; see docs/decisions/0013-import-rules-from-tags.md. */
export const cursa: ESLint.Plugin = { meta: { name: 'cursa' }, rules: { imports, 'file-name': fileName } };
