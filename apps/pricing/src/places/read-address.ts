import { foldPlaceName } from './fold-place-name.ts';
import { countyByKey } from './gazetteer.ts';

/** What an address says about where: parts that may name a locality, likeliest first, and a county if it names one. */
export interface AddressParts {
  readonly candidates: readonly string[];
  readonly county: string | undefined;
}

const street =
  /^(str|strada|bd|bdul|b dul|bulevardul|calea|aleea|al|piata|p ta|sos|soseaua|splaiul|intrarea|drumul|nr|bl|bloc|sc|scara|et|etaj|ap|apartament|km|dn ?\d|dj ?\d)\b/;
const title = /^(municipiul|mun|orasul|oras|or|comuna|com|satul|sat|loc|localitatea|judetul|judet|jud) /;

/**
 * Reads 'Str. Memorandumului 28, Cluj-Napoca, Cluj, 400114, România' from its end: country and postal code go,
 * a county (in any part but the only one) narrows, street parts are passed over.
 */
export function readAddress(query: string): AddressParts {
  const parts = query
    .split(/[,;\n]/)
    .map((part) =>
      foldPlaceName(part)
        .replace(/\bsectorul\b/g, 'sector')
        .replace(/\b\d{6}\b/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter((part) => part !== '' && part !== 'romania' && part !== 'ro')
    .reverse();
  let county: string | undefined;
  const candidates: string[] = [];
  const counties: string[] = [];
  for (const part of parts) {
    const bare = part.replace(title, '');
    const named = countyByKey.get(bare);
    if (named && parts.length > 1 && county === undefined) {
      county = named;
      counties.push(bare);
    } else if (!street.test(bare)) {
      candidates.push(bare);
    }
  }
  // 'Str. X 28, Cluj': nothing else names a locality, so the county's namesake is meant.
  return { candidates: [...candidates, ...counties, ...parts.filter((part) => street.test(part))], county };
}
