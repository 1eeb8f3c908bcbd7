/** Header of the role that is signed in. */
export function SiteHeader() {
  return <header />;
}
