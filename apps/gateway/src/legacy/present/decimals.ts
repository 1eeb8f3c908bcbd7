import { toDecimal } from '@cursa/kernel/money';

/** Minor units as text with two decimals; '' where there is no amount. */
export function decimal(minor: number | null | undefined): string {
  return minor === null || minor === undefined ? '' : toDecimal(minor);
}

/** Metres as kilometres with two decimals; '' when unknown. */
export function kilometres(metres: number | null | undefined): string {
  return metres === null || metres === undefined ? '' : (metres / 1000).toFixed(2);
}

export function flagText(value: boolean): 'true' | 'false' {
  return value ? 'true' : 'false';
}
