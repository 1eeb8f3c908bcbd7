/** One picture of a dashboard. */
export interface Panel {
  readonly title: string;
  /** What a reader must know to read it. */
  readonly about?: string;
  readonly kind: 'lines' | 'stat' | 'bars' | 'table';
  readonly unit: 's' | 'percentunit' | 'reqps' | 'short' | 'bytes' | 'currency';
  /** Query and legend. */
  readonly queries: readonly (readonly [expr: string, legend: string])[];
  /** What it means that no series matches; said in the place of an empty picture. */
  readonly none?: string;
  /** Of 24; default 8. */
  readonly width?: number;
}

export interface Row {
  readonly title: string;
  readonly panels: readonly Panel[];
}

export interface Dashboard {
  readonly uid: string;
  readonly title: string;
  readonly about: string;
  /** Label to choose by, as a variable of the same name. */
  readonly variable?: { readonly name: string; readonly label: string; readonly of: string };
  readonly rows: readonly Row[];
}
