import { join } from 'node:path';
import type { GoModule, GoProgram } from '../stack/go-module.ts';
import { CACHE } from '../stack/paths.ts';

/** Programs that the tests of the charts run, where the PATH has none. */
export const CHART_TOOLS: readonly Omit<GoProgram, 'log'>[] = [
  {
    module: 'helm.sh/helm/v3',
    version: 'v3.22.0',
    sum: 'h1:n1if5iQgHYsujPAcO5oonH/KiSNUmqmUF0iGVjSF3AU=',
    package: './cmd/helm',
    binary: join(CACHE, 'helm-v3.22.0', 'helm'),
  },
  {
    module: 'github.com/yannh/kubeconform',
    version: 'v0.8.0',
    sum: 'h1:loDYd3a3spjIFrauqW67CDKF55Oo9R6uvC8AvpVd4ug=',
    package: './cmd/kubeconform',
    binary: join(CACHE, 'kubeconform-v0.8.0', 'kubeconform'),
  },
];

/** For its files: Kubernetes' description of its own API is among them. */
export const KUBERNETES: Omit<GoModule, 'log'> = {
  module: 'k8s.io/kubernetes',
  version: 'v1.34.2',
  sum: 'h1:WQdDvYJazkmkwSncgNwGvVtaCt4TYXIU3wSMRgvp3MI=',
};
