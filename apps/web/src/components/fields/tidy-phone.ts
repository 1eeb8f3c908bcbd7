/** Ten digits as they are asked for (specification §9), out of the ways in which people and address books write them. */
export function tidyPhone(typed: string): string {
  return typed.replace(/[\s().\-/]/g, '').replace(/^(\+40|0040)0?/, '0');
}
