/** Takes the focus to the first field that a refused submit has marked, in the order of the page. */
export function focusFirstFault(within: ParentNode = document): void {
  requestAnimationFrame(() => within.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
