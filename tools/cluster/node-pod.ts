import { apply } from './install.ts';
import { kubectl, type Target } from './kube.ts';

/** A pod that runs a program of ours in the services' image, under the restricted standard. */
export interface NodePod {
  readonly name: string;
  /** Of the image cursa/services. */
  readonly tag: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | number>>;
  readonly resources: object;
  readonly volumeMounts?: readonly object[];
  readonly volumes?: readonly object[];
}

/** Starts it in the place of one of that name which an earlier run left. */
export async function startNodePod(target: Target, pod: NodePod): Promise<void> {
  await kubectl(target, ['delete', 'pod', pod.name, '--ignore-not-found', '--grace-period=0', '--force']);
  await apply(target, manifestOf(pod));
}

function manifestOf({ name, tag, labels, args, env, resources, volumeMounts, volumes }: NodePod): object {
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: { name, labels },
    spec: {
      restartPolicy: 'Never',
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: 'RuntimeDefault' } },
      containers: [
        {
          name: 'node',
          image: `cursa/services:${tag}`,
          imagePullPolicy: 'IfNotPresent',
          args,
          securityContext: {
            allowPrivilegeEscalation: false,
            readOnlyRootFilesystem: true,
            capabilities: { drop: ['ALL'] },
          },
          env: Object.entries(env).map(([key, value]) => ({ name: key, value: String(value) })),
          resources,
          volumeMounts,
        },
      ],
      volumes,
    },
  };
}
