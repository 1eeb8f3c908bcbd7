/** A make and its models, in the order in which they are listed. */
export interface Make {
  readonly make: string;
  readonly models: readonly string[];
}

/** What a form shows after the make has changed: that make's first model, or '' (specification §4). */
export function firstModel(makes: readonly Make[], make: string): string {
  return makes.find((entry) => entry.make === make)?.models[0] ?? '';
}
