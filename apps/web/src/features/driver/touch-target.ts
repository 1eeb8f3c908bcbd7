/** Fields as tall as a thumb in a glove needs them. */
export const touchTarget = { input: { height: 48, minHeight: 48 } } as const;
