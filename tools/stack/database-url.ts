/** The address of one service's database, as its owner. */
export function databaseUrl(admin: string, name: string, password: string): string {
  const url = new URL(admin);
  url.username = name;
  url.password = password;
  url.pathname = `/${name}`;
  return url.href;
}
