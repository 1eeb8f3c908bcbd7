/** kafkajs hands Node a negative timeout now and then; that one warning says nothing, all others stay. */
export function silenceTimeoutWarning(): void {
  const emit = process.emitWarning.bind(process) as (...args: unknown[]) => void;
  process.emitWarning = (...args: unknown[]) => {
    const [warning, detail] = args;
    const name = warning instanceof Error ? warning.name : typeof detail === 'string' ? detail : undefined;
    if (name !== 'TimeoutNegativeWarning') emit(...args);
  };
}
