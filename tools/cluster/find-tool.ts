import { accessSync, constants } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import envPaths from 'env-paths';
import { baseEnvironment } from '../stack/environment.ts';
import { CHART_TOOLS } from './chart-tool-pins.ts';

/** Where a tool may lie beside the PATH: what our tests built, and a user's own builds. */
const BUILDS = [
  ...CHART_TOOLS.map(({ binary }) => dirname(binary)),
  join(envPaths('cursa-cluster', { suffix: '' }).cache, 'bin'),
];

/** The full name of a program in the PATH or the user's cache folders; undefined when it is in none. */
export function findTool(name: string): string | undefined {
  const folders = [...(baseEnvironment().PATH ?? '').split(delimiter), ...BUILDS];
  return folders.map((folder) => join(folder, name)).find(isProgram);
}

/** @throws naming where it comes from */
export function requireTool(name: 'helm' | 'kubectl' | 'docker'): string {
  const found = findTool(name);
  if (found !== undefined) return found;
  const from = {
    helm: 'https://helm.sh/docs/intro/install, or with Go: go install helm.sh/helm/v3/cmd/helm@v3.22.0',
    kubectl: 'https://kubernetes.io/docs/tasks/tools',
    docker: 'https://docs.docker.com/engine/install',
  };
  throw new Error(`'${name}' is missing; it is needed for a cluster. Install it from ${from[name]}`);
}

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
