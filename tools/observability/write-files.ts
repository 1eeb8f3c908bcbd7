import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { alertFiles } from './alert-files.ts';
import { CHART_FILES, chartCopies } from './chart-copies.ts';
import { dashboardFiles } from './dashboard-files.ts';
import { metricsPage } from './metrics-page.ts';

/** Folders whose every file is generated. */
const FOLDERS = [
  'deploy/alerts',
  'deploy/alerts/tests',
  'deploy/dashboards',
  `${CHART_FILES}/alerts`,
  `${CHART_FILES}/dashboards`,
];

/** Everything that is made from the tables, by path. */
export async function generatedFiles(): Promise<Record<string, string>> {
  const files = { ...(await alertFiles()), ...(await dashboardFiles()) };
  return { ...files, ...chartCopies(files), ...(await metricsPage()) };
}

/** What lies in the generated folders though nothing makes it any more. */
export function leftovers(root: string, files: Readonly<Record<string, string>>): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}/${entry.name}`),
  ).filter((path) => !(path in files));
}

/** @returns the paths of what was written */
export async function writeFiles(root: string): Promise<string[]> {
  const files = await generatedFiles();
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  for (const path of leftovers(root, files)) rmSync(join(root, path));
  return Object.keys(files);
}
