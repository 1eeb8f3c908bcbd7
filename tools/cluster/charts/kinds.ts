/** What Kubernetes' kinds look like, as far as tests look into them. */

interface Metadata {
  readonly name: string;
  readonly labels?: Readonly<Record<string, string>>;
  readonly annotations?: Readonly<Record<string, string>>;
}

/** An object of any kind. */
export interface Manifest {
  readonly apiVersion: string;
  readonly kind: string;
  readonly metadata: Metadata;
}

export interface EnvironmentVariable {
  readonly name: string;
  readonly value?: string;
  readonly valueFrom?: {
    readonly secretKeyRef?: { readonly name: string; readonly key: string; readonly optional?: boolean };
  };
}

export interface Container {
  readonly name: string;
  readonly image: string;
  readonly args?: readonly string[];
  readonly env?: readonly EnvironmentVariable[];
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly resources: Readonly<Record<string, unknown>>;
  readonly lifecycle?: { readonly preStop: { readonly sleep: { readonly seconds: number } } };
  readonly volumeMounts?: readonly { readonly name: string; readonly mountPath: string }[];
}

interface Volume {
  readonly name: string;
  readonly configMap?: { readonly name: string };
}

export interface PodSpec {
  readonly serviceAccountName?: string;
  readonly automountServiceAccountToken: boolean;
  readonly securityContext: Readonly<Record<string, unknown>>;
  readonly terminationGracePeriodSeconds?: number;
  readonly topologySpreadConstraints?: readonly unknown[];
  readonly initContainers?: readonly Container[];
  readonly containers: readonly Container[];
  readonly volumes?: readonly Volume[];
}

/** What makes pods: Deployment, StatefulSet, Job. */
export interface Workload extends Manifest {
  readonly spec: {
    readonly replicas?: number;
    readonly strategy?: { readonly rollingUpdate?: Readonly<Record<string, unknown>> };
    readonly template: { readonly metadata: Metadata; readonly spec: PodSpec };
    readonly volumeClaimTemplates?: readonly {
      readonly spec: { readonly resources: { readonly requests: { readonly storage: string } } };
    }[];
  };
}

interface Peer {
  readonly podSelector?: { readonly matchLabels: Readonly<Record<string, string>> };
  readonly ipBlock?: unknown;
}

export interface NetworkPolicy extends Manifest {
  readonly spec: {
    readonly ingress?: readonly { readonly from: readonly Peer[]; readonly ports?: readonly Port[] }[];
    readonly egress: readonly { readonly to: readonly Peer[]; readonly ports?: readonly Port[] }[];
  };
}

interface Port {
  readonly port: number | string;
}

interface Scaler extends Manifest {
  readonly spec: { readonly metrics: readonly { readonly type: string }[] };
}

interface ScaledObject extends Manifest {
  readonly spec: {
    readonly triggers: readonly {
      readonly metadata: { readonly topic: string; readonly bootstrapServers: string; readonly tls?: string };
      readonly authenticationRef?: { readonly name: string };
    }[];
    readonly advanced: { readonly horizontalPodAutoscalerConfig: { readonly behavior: unknown } };
  };
}

interface Ingress extends Manifest {
  readonly spec: {
    readonly rules: readonly {
      readonly http: {
        readonly paths: readonly {
          readonly path: string;
          readonly backend: { readonly service: { readonly name: string } };
        }[];
      };
    }[];
  };
}

interface Route extends Manifest {
  readonly spec: {
    readonly parentRefs: unknown;
    readonly rules: readonly { readonly matches: readonly unknown[] }[];
  };
}

interface Rules extends Manifest {
  readonly spec: { readonly groups: readonly { readonly name: string }[] };
}

interface Monitor extends Manifest {
  readonly spec: { readonly endpoints: readonly { readonly relabelings: readonly unknown[] }[] };
}

/** The kinds that tests look into. */
export interface Kinds {
  readonly Deployment: Workload;
  readonly StatefulSet: Workload;
  readonly Job: Workload;
  readonly NetworkPolicy: NetworkPolicy;
  readonly HorizontalPodAutoscaler: Scaler;
  readonly ScaledObject: ScaledObject;
  readonly Ingress: Ingress;
  readonly HTTPRoute: Route;
  readonly PrometheusRule: Rules;
  readonly ServiceMonitor: Monitor;
  readonly ConfigMap: Manifest & { readonly data: Readonly<Record<string, string>> };
  readonly Secret: Manifest & { readonly stringData: Readonly<Record<string, string>> };
  readonly Service: Manifest & { readonly spec: { readonly ports: readonly Port[] } };
  readonly ServiceAccount: Manifest & { readonly automountServiceAccountToken: boolean };
  readonly Role: Manifest & { readonly rules: unknown };
  readonly PodDisruptionBudget: Manifest;
}
