import { basename } from 'node:path';
import type { Report } from '../stack/context.ts';
import { buildGoProgram, downloadGoModule } from '../stack/go-module.ts';
import { hasGo } from '../stack/host.ts';
import { CHART_TOOLS, KUBERNETES } from './chart-tool-pins.ts';
import { findTool } from './find-tool.ts';
import { findOpenApi } from './kube-schemas.ts';

/**
 * What the tests of the charts need: Helm, kubeconform and Kubernetes' schemas, each from its Go module, once per
 * machine; what is in the PATH already is not built. Without Go nothing is done, and those tests skip themselves and
 * say so.
 * @param log file for what Go says
 */
export async function buildChartTools(log: string, report: Report): Promise<void> {
  if (!(await hasGo())) return;
  let packages = 0;
  for (const tool of CHART_TOOLS) {
    const name = basename(tool.binary);
    if (findTool(name) !== undefined) continue;
    await buildGoProgram({ ...tool, log }, () =>
      report(`${name}: ${(packages += 1)} packages downloaded or compiled`),
    );
  }
  if ((await findOpenApi()) === undefined) {
    report('Kubernetes’ schemas');
    await downloadGoModule({ ...KUBERNETES, log });
  }
}
