/** How many charges the card sandbox of a running system has made, of whatever kind. */
export async function sandboxCharges(base: string): Promise<number> {
  const settings = (await (await fetch(new URL('/settings.json', base))).json()) as {
    readonly card_sandbox_url: string | null;
  };
  if (settings.card_sandbox_url === null) throw new Error('The running system has no card sandbox');
  const state = (await (await fetch(new URL('/_sandbox/state', settings.card_sandbox_url))).json()) as {
    readonly charges: Readonly<Record<string, number>>;
  };
  return state.charges.succeeded ?? 0;
}
