/**
 * Options of every collection. Nothing waits for a connection, as calls fail in words instead; indexes are made by
 * the store, which knows when they are there.
 */
export function collection(name: string) {
  return {
    collection: name,
    versionKey: false,
    bufferCommands: false,
    autoIndex: false,
    autoCreate: false,
  } as const;
}
