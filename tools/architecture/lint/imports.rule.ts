import type { Rule } from 'eslint';
import { refusal, RELATIVE } from './import-policy.ts';
import { placeOf, readPackages } from './packages.ts';

const NAMED_WITH_ENDING = /\.(ts|tsx|mts|json|css|svg|mjs|mdx|png|webp|woff2)(\?(url|raw|inline))?$/;

/** Who may import whom, from the Nx tags; relative imports name their file and stay inside their package. */
export const imports: Rule.RuleModule = {
  meta: { type: 'problem', schema: [], docs: { description: 'Holds the layers apart' } },
  create(context) {
    const packages = readPackages();
    const place = placeOf(context.filename);
    const check = (node: Rule.Node, target: unknown): void => {
      if (typeof target !== 'string') return;
      const message =
        (RELATIVE.test(target) ? relativeRefusal(place, target) : undefined) ??
        refusal(packages, place, target);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: (node) => check(node, node.source.value),
      ExportNamedDeclaration: (node) => check(node, node.source?.value),
      ExportAllDeclaration: (node) => check(node, node.source.value),
      ImportExpression: (node) => check(node, node.source.type === 'Literal' ? node.source.value : undefined),
    };
  },
};

function relativeRefusal(place: string, target: string): string | undefined {
  if (!NAMED_WITH_ENDING.test(target)) return `Relative imports end in .ts: "${target}".`;
  const home = /^(apps|libs)\/[^/]+\//.exec(place)?.[0];
  if (home && !new URL(target, `file:///${place}`).pathname.startsWith(`/${home}`)) {
    return `"${target}" leaves its package: import another package by its name.`;
  }
  return undefined;
}
