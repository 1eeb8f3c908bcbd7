import { option, type Option } from './option.ts';

function band(thousands: number, key = `up-to-${thousands}000`): Option {
  return option(`up to €${thousands},000`, `până la ${thousands}.000 €`, `up to €${thousands},000`, key);
}

/**
 * Declared value of freight and pallets. The specification lists €10,000 twice: two options with their own keys
 * and one stored value (decision 14).
 */
export const valueBands: readonly Option[] = [
  band(5),
  band(10),
  band(10, 'up-to-10000-bis'),
  band(15),
  band(20),
  band(25),
  band(30),
  band(40),
  band(50),
  option('over €50,000', 'peste 50.000 €', 'over €50,000', 'over-50000'),
];
