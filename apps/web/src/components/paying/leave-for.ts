/** Goes to the bank's page, in this tab; anything but a web address is not followed. */
export function leaveFor(url: string): void {
  if (/^https?:\/\//.test(url)) window.location.assign(url);
}
