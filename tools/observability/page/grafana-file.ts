/** What this page reads of a dashboard in Grafana's format. */
export interface GrafanaFile {
  readonly uid: string;
  readonly title: string;
  readonly description?: string;
  readonly templating: { readonly list: readonly GrafanaVariable[] };
  readonly panels: readonly GrafanaPanel[];
}

export interface GrafanaVariable {
  readonly name: string;
  readonly label?: string;
  /** `label_values(<series>, <label>)` */
  readonly query: string;
}

export interface GrafanaPanel {
  readonly id: number;
  readonly type: string;
  readonly title: string;
  readonly description?: string;
  readonly gridPos: {
    readonly x: number;
    readonly y: number;
    readonly w: number;
    readonly h: number;
  };
  readonly fieldConfig?: {
    readonly defaults: {
      readonly unit?: string;
      readonly min?: number;
      /** Shown in the place of nothing. */
      readonly noValue?: string;
      readonly custom?: { readonly thresholdsStyle?: { readonly mode: string } };
      readonly thresholds?: { readonly steps: readonly Threshold[] };
    };
  };
  readonly targets?: readonly { readonly expr: string; readonly legendFormat: string }[];
}

export interface Threshold {
  /** The first step has none: it holds from the lowest value on. */
  readonly value: number | null;
  readonly color: string;
}
