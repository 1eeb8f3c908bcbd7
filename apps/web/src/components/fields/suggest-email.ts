/** Where most Romanian mailboxes are. */
const KNOWN = [
  'gmail.com',
  'yahoo.com',
  'yahoo.ro',
  'hotmail.com',
  'outlook.com',
  'icloud.com',
  'live.com',
  'mail.com',
  'email.com',
  'ymail.com',
  'proton.me',
];

/** The address that was probably meant, when the part after the @ is one slip away from a well-known one. */
export function suggestEmail(typed: string): string | undefined {
  const [, local, domain] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim().toLowerCase()) ?? [];
  if (!local || !domain || KNOWN.includes(domain)) return undefined;
  const meant = KNOWN.find((known) => slips(domain, known) === 1);
  return meant && `${local}@${meant}`;
}

/** How many letters were missed, added, changed or swapped with their neighbour. */
function slips(typed: string, meant: string): number {
  const rows = [Array.from({ length: meant.length + 1 }, (_, column) => column)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0;
  for (let i = 1; i <= typed.length; i++) {
    rows[i] = [i];
    for (let j = 1; j <= meant.length; j++) {
      const same = typed[i - 1] === meant[j - 1] ? 0 : 1;
      let least = Math.min(at(i - 1, j) + 1, at(i, j - 1) + 1, at(i - 1, j - 1) + same);
      if (i > 1 && j > 1 && typed[i - 1] === meant[j - 2] && typed[i - 2] === meant[j - 1])
        least = Math.min(least, at(i - 2, j - 2) + 1);
      (rows[i] ?? [])[j] = least;
    }
  }
  return at(typed.length, meant.length);
}
